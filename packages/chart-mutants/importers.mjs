import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import { parse } from './syntax.mjs'

const SCRIPT = /\.(ts|tsx|mts|js|jsx|mjs)$/

/**
 * @param {string} file absolute
 * @param {string} root
 * @returns {string[]} the project's own files that it imports, except for type-only imports
 */
function importsOf(file, root) {
  const text = readFileSync(file, 'utf8')
  const { module } = parse(file, text)
  const lasting = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  )
  const names = [
    ...lasting.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ]
  const { resolve } = createRequire(file)
  return names.flatMap((name) => {
    try {
      const path = resolve(name)
      const isOwn = path.startsWith(root + sep) && !path.includes(`${sep}node_modules${sep}`)
      return isOwn && SCRIPT.test(path) ? path : []
    } catch {
      // A module that only the bundler knows, or a package for browsers.
      return []
    }
  })
}

/**
 * Determines which test files load which sources.
 *
 * @param {readonly string[]} tests absolute paths
 * @param {string} root absolute path of the project
 * @returns {(file: string) => string[]} the tests that import a file, directly or indirectly; `file` is relative to root
 */
export function importers(tests, root) {
  /** @type {Map<string, string[]>} */
  const imports = new Map()
  const reached = (/** @type {string} */ start) => {
    const found = new Set([start])
    for (const file of found) {
      if (!imports.has(file)) imports.set(file, importsOf(file, root))
      for (const imported of imports.get(file) ?? []) found.add(imported)
    }
    return found
  }
  const reach = tests.map((test) => ({ test, files: reached(test) }))
  return (file) => reach.flatMap(({ test, files }) => (files.has(join(root, file)) ? test : []))
}
