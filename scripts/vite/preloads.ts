import type { Plugin } from 'vite'

/** The chunks that index.html requests. */
const FIRST = /\/(index|early|rolldown-runtime)-/

/** Replaces Vite's helper, which also fetches style sheets and waits for them. The site has a single style sheet. */
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
 * Returns a plugin that preloads the imports of a dynamically imported script in parallel with it. It adds about a
 * hundred bytes to the first load.
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
          resolveDependencies: (script, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => file !== script && !FIRST.test(file)),
        },
      },
    }),
    load: (id) => (id.endsWith('vite/preload-helper.js') ? HELPER : undefined),
  }
}
