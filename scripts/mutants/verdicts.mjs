import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { flowOf } from './sources.mjs'

/** @typedef {import('./headless.mjs').Result} Result */

/**
 * @typedef {object} Verdict on a mutant, for the report of the graph tests
 * @property {string} file
 * @property {number} line
 * @property {string} kind
 * @property {string} before
 * @property {string} after
 * @property {string} [killedBy] the first test that failed
 * @property {string} place
 * @property {string} [reason] why it may live
 */

/** @param {string} flow `area/flow`, or an area */
const fileOf = (flow) => join(ROOT, 'reports/mutants', `${flow}.json`)

/**
 * Keeps the verdicts on a run's mutants, in place of the earlier ones of the same flows.
 *
 * @param {readonly Result[]} results
 * @param {Readonly<Record<string, string>>} accepted reasons by id
 */
export function writeVerdicts(results, accepted) {
  for (const flow of new Set(results.map(({ mutant }) => flowOf(mutant.file)))) {
    /** @type {Verdict[]} */
    const verdicts = results
      .filter(({ mutant }) => flowOf(mutant.file) === flow)
      .map(({ mutant: { id, file, line, kind, before, after }, killedBy, place }) => ({
        ...{ file, line, kind, before, after, place },
        ...(killedBy !== undefined && { killedBy }),
        ...(id in accepted && { reason: accepted[id] }),
      }))
    mkdirSync(dirname(fileOf(flow)), { recursive: true })
    writeFileSync(fileOf(flow), `${JSON.stringify(verdicts, null, 2)}\n`)
  }
}

/** @param {string} flow `area/flow`, or an area @returns {Verdict[]} of the run that last tried the flow's mutants */
export function readVerdicts(flow) {
  return existsSync(fileOf(flow)) ? JSON.parse(readFileSync(fileOf(flow), 'utf8')) : []
}
