import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const PAGE = /^\/__inspect\/?(\?|$)/

/**
 * Returns a plugin that serves the workbench at `/__inspect` from Vite's dev server. Builds do not include it.
 *
 * @param {object} files of the project, from its root
 * @param {string} files.page the HTML whose script calls `showWorkbench`
 * @param {string} files.fixtures the module with `allFixtures`, which returns or resolves with the events that the
 *   workbench offers for sending by hand, as `Fixtures`
 * @returns {import('vite').Plugin}
 */
export function workbench({ page, fixtures }) {
  return {
    name: 'workbench',
    apply: 'serve',
    // Only a worker imports it, and Vite does not scan workers: it would reload pages when it first finds it.
    config: () => ({ optimizeDeps: { include: ['elkjs/lib/elk.bundled.js'] } }),
    configureServer(vite) {
      vite.middlewares.use('/__inspect/fixtures.json', (_, response, next) => {
        vite
          .ssrLoadModule(fixtures)
          .then(({ allFixtures }) => allFixtures())
          .then(
            (all) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(all)),
            next,
          )
      })
      vite.middlewares.use((request, response, next) => {
        const url = request.url ?? ''
        if (!PAGE.test(url)) return next()
        readFile(join(vite.config.root, page), 'utf8')
          .then((html) => vite.transformIndexHtml(url, html))
          .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next)
      })
    },
  }
}
