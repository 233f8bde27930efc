import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** @import { Flow } from './flows.mjs' */

const ROUTES = join(ROOT, 'machines/common/routing/routes.ts')

/** Tests of the tools themselves, which do not run by default. */
const TOOLS = /^tests\/(graph|inspect|pictures|walks)\//

/** @param {string} text @returns {string} of a pattern that matches it */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** @param {string} screen @returns {string[]} the paths that show it */
function pathsOf(screen) {
  const rows = readFileSync(ROUTES, 'utf8').matchAll(/path: '([^']+)',[^}]*?screen: '(\w+)'/g)
  return [...rows].flatMap(([, path = '', name]) => (name === screen ? [path] : []))
}

/** @returns {{ file: string, text: string }[]} the browser tests, and the pages that they import */
function sources() {
  const files = readdirSync(join(ROOT, 'tests'), { recursive: true }).map((file) => `tests/${String(file)}`)
  return files
    .filter((file) => /\.(spec|page)\.ts$/.test(file) && !TOOLS.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
}

/**
 * Returns the browser tests outside of a flow's folder that press its controls: they import its page, or a page that
 * does, or open its path.
 *
 * @param {Flow} flow
 * @returns {string[]} their files, sorted
 */
export function specsUsing({ name, folder }) {
  const all = sources().filter(({ file }) => !file.startsWith(`${folder}/`))
  const imports = (/** @type {string} */ page) => new RegExp(`from '[^']*/?${literal(page)}'`)
  const page = imports(`${name}.page.ts`)
  const between = all.filter(({ file, text }) => file.endsWith('.page.ts') && page.test(text))
  const pages = [page, ...between.map(({ file }) => imports(file.slice(file.lastIndexOf('/') + 1)))]
  const paths = pathsOf(name).map((path) => new RegExp(`(goto\\(|at: )['\`]${literal(path)}['\`?/:]`))
  return all
    .filter(
      ({ file, text }) => file.endsWith('.spec.ts') && [...pages, ...paths].some((one) => one.test(text)),
    )
    .map(({ file }) => file)
    .sort()
}
