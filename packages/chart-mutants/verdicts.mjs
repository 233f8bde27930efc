import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @typedef {import('./headless.mjs').Result} Result */

/**
 * @typedef {object} Verdict on a mutant
 * @property {string} file
 * @property {number} line
 * @property {string} change
 * @property {string} before
 * @property {string} after
 * @property {string} [killedBy] the first test that failed
 * @property {string} [reason] why it may survive
 */

/** @param {string} folder @param {string} group */
const fileOf = (folder, group) => join(folder, `${group}.json`)

/**
 * Saves the verdicts on a run's mutants by group, replacing the earlier ones of the same files.
 *
 * @param {readonly Result[]} results
 * @param {object} options
 * @param {Readonly<Record<string, string>>} options.accepted reasons by name
 * @param {string} options.folder
 * @param {(file: string) => string} options.groupOf
 */
export function writeVerdicts(results, { accepted, folder, groupOf }) {
  for (const group of new Set(results.map(({ mutant }) => groupOf(mutant.file)))) {
    const own = results.filter(({ mutant }) => groupOf(mutant.file) === group)
    const files = new Set(own.map(({ mutant }) => mutant.file))
    const others = readVerdicts(group, folder).filter(({ file }) => !files.has(file))
    /** @type {Verdict[]} */
    const verdicts = own.map(({ mutant: { name, file, line, change, before, after }, killedBy }) => ({
      ...{ file, line, change, before, after },
      ...(killedBy !== undefined && { killedBy }),
      ...(name in accepted && { reason: accepted[name] }),
    }))
    mkdirSync(dirname(fileOf(folder, group)), { recursive: true })
    writeFileSync(fileOf(folder, group), `${JSON.stringify([...others, ...verdicts], null, 2)}\n`)
  }
}

/**
 * @param {string} group
 * @param {string} folder
 * @returns {Verdict[]} from the last runs that tried the group's mutants
 */
export function readVerdicts(group, folder) {
  const file = fileOf(folder, group)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
