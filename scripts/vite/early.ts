import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Returns a plugin that builds one module script of index.html as a separate file. Vite would merge it with the other
 * scripts of the page, and it would run only once all of them have loaded.
 *
 * @param source address of the script in index.html, for example `/src/preload.ts`
 */
export function earlyScript(source: string): Plugin {
  const tag = `<script type="module" src="${source}"></script>`
  let file = ''
  return {
    name: 'early-script',
    apply: 'build',
    config: ({ root = '.' }) => {
      file = resolve(root, `.${source}`)
      return { build: { rolldownOptions: { input: { index: resolve(root, 'index.html'), early: file } } } }
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(tag)) throw new Error(`index.html lacks ${tag}`)
        return html.replace(tag, '')
      },
    },
    generateBundle: {
      // Runs after Vite has generated the page.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        const early = Object.values(bundle).find(
          (output): output is Rolldown.OutputChunk =>
            output.type === 'chunk' && output.facadeModuleId === file,
        )
        if (page?.type !== 'asset' || !early)
          throw new Error('index.html or the chunk of the early script is missing from the bundle.')
        if (early.imports.length > 0)
          throw new Error(`The early script waits for ${early.imports.join(', ')}: add them to its chunk.`)
        const preload = `<link rel="modulepreload" crossorigin href="/${early.fileName}">`
        // Async, so that it does not wait for the style sheets; browsers would fetch it after the fonts.
        page.source = String(page.source)
          .replace(preload, '')
          .replace(
            '<script type="module"',
            `<script type="module" async fetchpriority="high" crossorigin src="/${early.fileName}"></script>\n  $&`,
          )
      },
    },
  }
}
