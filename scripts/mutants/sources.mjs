import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { filesBelow } from '../lib/files.mjs'
import { ROOT } from '../lib/root.mjs'
import { parse } from './syntax.mjs'

const MUTATED = /\.(machine|setup|states|rules|selectors)\.ts$/

/** @returns {string[]} the charts, rules and selectors, relative to the project */
export const sources = () => filesBelow('machines').filter((file) => MUTATED.test(file))

/**
 * @param {string} file a source, relative to the project
 * @returns {string} `area/flow`, or just the area for sources that its flows share
 */
export const flowOf = (file) => dirname(file).replace('machines/', '')

/** @param {string} file absolute @returns {string[]} the project files that it imports, except for type-only imports */
function importsOf(file) {
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
  return names
    .filter((name) => /^[.#]/.test(name))
    .map((name) => (name.startsWith('#') ? join(ROOT, name.slice(1)) : resolve(dirname(file), name)))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(path))
}

/**
 * Determines which test files load which sources.
 *
 * @param {readonly string[]} tests absolute paths
 * @returns {(file: string) => string[]} the tests that import a file, directly or indirectly; paths as given
 */
export function importers(tests) {
  /** @type {Map<string, string[]>} */
  const imports = new Map()
  const reached = (/** @type {string} */ start) => {
    const found = new Set([start])
    for (const file of found) {
      if (!imports.has(file)) imports.set(file, importsOf(file))
      for (const imported of imports.get(file) ?? []) found.add(imported)
    }
    return found
  }
  const reach = tests.map((test) => ({ test, files: reached(test) }))
  return (file) => reach.flatMap(({ test, files }) => (files.has(join(ROOT, file)) ? test : []))
}
