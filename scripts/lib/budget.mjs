import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ROOT } from './root.mjs'

/*
 * The budget of the project's weight, in `scripts/budget.json`: lines written by hand of each folder, and the bytes that
 * the first page names. It only falls: what exceeds it fails, and `npm run budget` writes lower figures down. Whoever
 * raises one edits the file and says why in its `raised`.
 */

/** @typedef {{ lines: Record<string, number>, firstLoad: number, raised: string[] }} Budget */

const FILE = join(ROOT, 'scripts/budget.json')
const WRITTEN = /\.(m?[jt]sx?|css|html|sql)$/
const TABLE = /(^|\.)transitions\.txt$/
const BLANK_OR_COMMENT = /^\s*(\/\/|\/?\*|$)/
/** Folders that hold nothing written by hand, by the ends of their paths. */
const MADE = ['node_modules', 'test-results', 'dist', 'example/report', 'comparison/mutants']

/** @returns {Budget} */
export const readBudget = () => JSON.parse(readFileSync(FILE, 'utf8'))

/** @param {Budget} budget */
export const writeBudget = (budget) => writeFileSync(FILE, `${JSON.stringify(budget, null, 2)}\n`)

/** @param {string} folder @returns {string[]} the paths of its files */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return MADE.some((end) => path.endsWith(`/${end}`)) ? [] : filesIn(path)
  })
}

/** @param {string} path @returns {number} its lines, without those that are blank or only a comment */
const linesOf = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !BLANK_OR_COMMENT.test(line)).length

/** @param {string} name a folder, or `tables` for the transition tables of the flows @returns {number} */
function weigh(name) {
  const [folder, kind] = name === 'tables' ? ['tests', TABLE] : [name, WRITTEN]
  return filesIn(join(ROOT, folder))
    .filter((path) => kind.test(path.slice(path.lastIndexOf('/') + 1)))
    .reduce((sum, path) => sum + linesOf(path), 0)
}

/** @param {Budget} budget @returns {Record<string, number>} the lines of each of its folders */
export const weighLines = ({ lines }) =>
  Object.fromEntries(Object.keys(lines).map((name) => [name, weigh(name)]))

/** @returns {number} bytes, as sent by a host with Brotli, of the built page and of the files that it names */
export function weighFirstLoad() {
  const page = readFileSync(join(ROOT, 'dist/index.html'), 'utf8')
  // Not compressed by the build, because operators edit it.
  const pageSize = brotliCompressSync(page).length
  const named = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)
  const sizeOf = (/** @type {string} */ path) => readFileSync(join(ROOT, 'dist', `${path}.br`)).length
  return named.reduce((sum, path) => sum + sizeOf(String(path)), pageSize)
}

/**
 * @param {Record<string, number>} weights
 * @param {Record<string, number>} allowed
 * @param {string} unit
 * @returns {string[]} a sentence about each weight that exceeds what is allowed
 */
export function excesses(weights, allowed, unit) {
  return Object.entries(weights)
    .filter(([name, weight]) => weight > (allowed[name] ?? 0))
    .map(
      ([name, weight]) =>
        `${name}: ${weight} ${unit}, ${weight - (allowed[name] ?? 0)} more than scripts/budget.json allows. Make it less, or raise the figure and say why in "raised".`,
    )
}
