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
        const html = String(page.source)
        const needed = importsOf(early, bundle).filter((name) => !html.includes(`href="/${name}"`))
        const tags = [
          ...needed.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
          `<script type="module" crossorigin src="/${early.fileName}"></script>`,
        ]
        page.source = html.replace('<script type="module"', `${tags.join('\n  ')}\n  $&`)
      },
    },
  }
}

/** Returns the file names of all chunks that a chunk imports, directly or indirectly. */
function importsOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  known = new Set<string>(),
): string[] {
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (known.has(name) || imported?.type !== 'chunk') continue
    known.add(name)
    importsOf(imported, bundle, known)
  }
  return [...known]
}
