import type { Plugin } from 'vite'
import { ROUTES } from '../../machines/common/routing/routes.ts'
import { buildScript } from './buildScript.ts'

const SOURCE = '/src/environment/http/earlyReads/script.ts'
const TAG = `<script type="module" src="${SOURCE}"></script>`

/** The rows that name reads, with what the script needs of them: the whole table is 3 kB. */
const rows = ROUTES.flatMap(({ path, access, desktop, reads, pictures }) =>
  reads ? { path, access, desktop, reads, pictures } : [],
)

const define = { READING_ROUTES: JSON.stringify(rows) }

/**
 * Returns a plugin that writes the early script into index.html, so that a screen's first calls leave one round trip
 * sooner than a script's file arrives. It names no file of the build, so the hash by which a host allows it stays the
 * same from build to build unless the script itself changes.
 */
export function earlyReads(): Plugin {
  let [root, isBuild] = ['', false]
  return {
    name: 'early-reads',
    config: (_config, { command }) => (command === 'serve' ? { define } : {}),
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // The development server has pages of its own, such as the workbench.
        if (!isBuild) return html
        if (!html.includes(TAG)) throw new Error(`index.html lacks ${TAG}`)
        const code = await buildScript(root, SOURCE, { define })
        if (/<\/script|<!--/i.test(code)) throw new Error('The early script would end its element.')
        return html.replace(TAG, () => `<script>${code}</script>`)
      },
    },
  }
}
