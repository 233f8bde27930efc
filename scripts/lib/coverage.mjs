import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const COVERAGE = join(ROOT, '.cache/coverage')
const PLACES = ['headless', 'browser']

/**
 * @typedef {object} Coverage of one chart, as written by tests/model
 * @property {{ covered: number, total: number }} states leaf states, without the exceptions
 * @property {{ covered: number, total: number }} edges without the exceptions
 * @property {number} excepted states and edges that the model excepts with a reason
 * @property {readonly string[]} uncovered
 * @property {number} [leftOut] steps that the search of the graph leaves out
 */

const fileOf = (/** @type {string} */ place, /** @type {string} */ flow) =>
  join(COVERAGE, place, `${flow}.json`)

/** @returns {Coverage | undefined} */
function coverageOf(place, flow) {
  const file = fileOf(place, flow)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Returns the coverage of a chart in one line. @param {Coverage | undefined} coverage */
export function inWords(coverage) {
  if (!coverage) return 'not walked'
  const { states, edges, excepted, leftOut = 0 } = coverage
  const covered = `states ${states.covered}/${states.total}, edges ${edges.covered}/${edges.total}`
  return `${covered} (${excepted} excepted), left out ${leftOut} step${leftOut === 1 ? '' : 's'}`
}

/** @param {Coverage | undefined} coverage */
const isWhole = (coverage) =>
  coverage !== undefined &&
  coverage.states.total > 0 &&
  coverage.states.covered === coverage.states.total &&
  coverage.edges.covered === coverage.edges.total

/** Removes the coverage of earlier runs. @param {readonly string[]} names of flows */
export function forgetCoverage(names) {
  for (const name of names) for (const place of PLACES) rmSync(fileOf(place, name), { force: true })
}

/**
 * Prints the coverage of each flow, headless and in the browser, and what is not covered.
 *
 * @param {readonly string[]} names of flows
 * @returns {boolean} true if everything is covered
 */
export function reportCoverage(names) {
  let whole = names.length > 0
  for (const name of names) {
    for (const place of PLACES) {
      const coverage = coverageOf(place, name)
      console.log(`${name.padEnd(20)} ${place.padEnd(9)} ${inWords(coverage)}`)
      for (const missed of coverage?.uncovered ?? []) console.log(`  not covered: ${missed}`)
      whole &&= isWhole(coverage)
    }
  }
  return whole
}
