import type { Plugin } from 'vite'
import { GLOBALS } from './pageScripts.ts'

/** The chunks that index.html requests. */
const FIRST = /\/(index|early|rolldown-runtime)-/

/**
 * Replaces Vite's helper, which also fetches style sheets and waits for them: the site has a single style sheet. A module
 * runs once the script of the site has run, because it reads what that exports.
 */
const HELPER = `export function __vitePreload(load, files) {
  files?.forEach((file) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  })
  if (window.${GLOBALS.site}) return load()
  return new Promise((resolve) => window.addEventListener('${GLOBALS.site}', resolve, { once: true })).then(load)
}`

/**
 * Returns a plugin that preloads a dynamically imported script and its imports in parallel. It adds about a hundred
 * bytes to the first load.
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
          resolveDependencies: (_script, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => !FIRST.test(file)),
        },
      },
    }),
    load: (id) => (id.endsWith('vite/preload-helper.js') ? HELPER : undefined),
  }
}
