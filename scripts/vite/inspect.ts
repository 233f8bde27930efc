import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PAGE = /^\/__inspect\/?(\?|$)/

/**
 * Returns a plugin that serves the workbench at `/__inspect` from Vite's dev server, with the events of the models, which
 * it offers for sending manually. Builds do not include it.
 */
export function inspect(): Plugin {
  return {
    name: 'inspect',
    apply: 'serve',
    // Only a worker imports it, and Vite does not scan workers: it would reload pages when it first finds it.
    config: () => ({ optimizeDeps: { include: ['elkjs/lib/elk.bundled.js'] } }),
    configureServer(vite) {
      vite.middlewares.use('/__inspect/fixtures.json', (_, response, next) => {
        vite
          .ssrLoadModule('/tests/inspect/fixtures.ts')
          .then(({ allFixtures }) => allFixtures())
          .then(
            (all) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(all)),
            next,
          )
      })
      vite.middlewares.use((request, response, next) => {
        const url = request.url ?? ''
        if (!PAGE.test(url)) return next()
        readFile(join(vite.config.root, 'scripts/inspect/index.html'), 'utf8')
          .then((html) => vite.transformIndexHtml(url, html))
          .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next)
      })
    },
  }
}
