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
 * @property {string} [reason] why it may survive
 */

const FOLDER = join(ROOT, 'reports/mutants')

/**
 * Saves the verdicts on a run's mutants, replacing the earlier ones of the same flows.
 *
 * @param {readonly Result[]} results
 * @param {Readonly<Record<string, string>>} accepted reasons by id
 * @param {string} [folder]
 */
export function writeVerdicts(results, accepted, folder = FOLDER) {
  for (const flow of new Set(results.map(({ mutant }) => flowOf(mutant.file)))) {
    /** @type {Verdict[]} */
    const verdicts = results
      .filter(({ mutant }) => flowOf(mutant.file) === flow)
      .map(({ mutant: { id, file, line, kind, before, after }, killedBy }) => ({
        ...{ file, line, kind, before, after },
        ...(killedBy !== undefined && { killedBy }),
        ...(id in accepted && { reason: accepted[id] }),
      }))
    const file = join(folder, `${flow}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(verdicts, null, 2)}\n`)
  }
}

/**
 * @param {string} flow `area/flow`, or an area
 * @param {string} [folder]
 * @returns {Verdict[]} from the last run that tried the flow's mutants
 */
export function readVerdicts(flow, folder = FOLDER) {
  const file = join(folder, `${flow}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
