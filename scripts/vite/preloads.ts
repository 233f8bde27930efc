import type { Plugin } from 'vite'

/** What every page has asked for already. */
const FIRST = /\/(site|early|rolldown-runtime)-/

/** Stands in for Vite's own helper, which also fetches styles and waits for them: the site has one file of styles. */
const HELPER = `export function __vitePreload(load, files) {
  files?.forEach((file) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  })
  return load()
}`

/**
 * Asks for what a script imports beside it instead of after it, wherever one is imported on demand, at some hundred
 * bytes of the first load.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (script, files) =>
            files.filter((file) => file !== script && !FIRST.test(file)),
        },
      },
    }),
    load: (id) => (id.endsWith('vite/preload-helper.js') ? HELPER : undefined),
  }
}
