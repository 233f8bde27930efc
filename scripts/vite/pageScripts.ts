import { basename, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { withoutModules } from './classic.ts'

/** The global variables with what the two scripts of the page export. */
export const GLOBALS = { early: 'earlyCode', site: 'siteCode' }

/** The variable with the bundler's helpers in the site's script. */
const HELPERS = 'helpers'

/**
 * Returns a plugin that makes the scripts of index.html classic ones, which set a variable each for the modules that the
 * site loads later. When a service worker is installed, V8 compiles the classic scripts in its cache; modules would be
 * compiled again on the next two visits, which keeps a slow phone busy for 0.3 s.
 *
 * The early script is a separate file: Vite would merge it with the other, and it would run only once both have loaded.
 *
 * @param source address of the early script in index.html, for example `/src/preload.ts`
 */
export function pageScripts(source: string): Plugin {
  const tag = `<script type="module" src="${source}"></script>`
  return {
    name: 'page-scripts',
    apply: 'build',
    config: ({ root = '.' }) => {
      const input = { index: resolve(root, 'index.html'), early: resolve(root, `.${source}`) }
      return { build: { rolldownOptions: { input } } }
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(tag)) throw new Error(`index.html lacks ${tag}`)
        return html.replace(tag, '')
      },
    },
    // File names are made before the code is rewritten, so they also depend on how: count up with each change of that.
    augmentChunkHash: () => 'classic 1',
    generateBundle: {
      // Runs after Vite has generated the page.
      order: 'post',
      handler(_options, bundle) {
        const takeOut = (name: string) => {
          const chunk = Object.values(bundle).find(({ fileName }) => fileName.startsWith(`assets/${name}-`))
          if (chunk?.type !== 'chunk') throw new Error(`The bundle lacks the script ${name}.`)
          delete bundle[chunk.fileName]
          return chunk
        }
        const [site, early, helpers] = [takeOut('index'), takeOut('early'), takeOut('rolldown-runtime')]
        if (early.imports.length > 0)
          throw new Error(`The early script waits for ${early.imports.join(', ')}: add them to its chunk.`)

        const rewrite = ({ code }: Rolldown.OutputChunk, helpersVariable: string, exported?: string) => {
          const variables = {
            [basename(site.fileName)]: GLOBALS.site,
            [basename(early.fileName)]: GLOBALS.early,
            [basename(helpers.fileName)]: helpersVariable,
          }
          return withoutModules(code, this.parse(code).body, variables, exported)
        }
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = rewrite(chunk, `${GLOBALS.site}.${HELPERS}`)

        // V8 compiles functions in parentheses as it reads them. It would read others a second time to run them.
        const earlySource = `var ${GLOBALS.early};(function(){"use strict";${rewrite(early, '', `${GLOBALS.early}=`)}
dispatchEvent(new Event("${GLOBALS.early}"))})()`
        const siteSource = `var ${GLOBALS.site};(function(open){window.${GLOBALS.early}?open():addEventListener("${GLOBALS.early}",open)})((function(){"use strict";
const ${HELPERS}=(()=>{${rewrite(helpers, '', 'return ')}})();${rewrite(site, HELPERS, `${GLOBALS.site}=`)}
${GLOBALS.site}.${HELPERS}=${HELPERS};dispatchEvent(new Event("${GLOBALS.site}"))}))`

        const tagOf = (global: string, name: string, source: string, order: string) => {
          const reference = this.emitFile({ type: 'asset', name, source })
          return `<script ${order} fetchpriority="high" crossorigin data-sets="${global}" src="/${this.getFileName(reference)}"></script>`
        }
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The bundle lacks index.html.')
        // The early script is async, so that it does not wait for the style sheets.
        page.source = String(page.source)
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(
            /<script type="module"[^>]*><\/script>/,
            tagOf(GLOBALS.early, 'early.js', earlySource, 'async') +
              tagOf(GLOBALS.site, 'index.js', siteSource, 'defer'),
          )
      },
    },
  }
}
