import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { flowOf } from './sources.mjs'
import { writeVerdicts } from './verdicts.mjs'

/** @typedef {import('./headless.mjs').Result} Result */
/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/** Mutants that may survive, by id, with the reason for each. */
const ACCEPTED = join(ROOT, 'tests/mutants.json')

/** The smallest share of mutants that the headless tests must kill. */
const LEAST = 0.9

/** @param {number} killed @param {number} total */
const share = (killed, total) =>
  `${String(killed).padStart(4)} of ${String(total).padStart(4)} ${((killed / total) * 100).toFixed(0).padStart(4)} %`

/** @param {string} title @param {readonly Result[]} results @param {(result: Result) => string} keyOf */
function printShares(title, results, keyOf) {
  console.log(`\n${title}`)
  for (const key of [...new Set(results.map(keyOf))].sort()) {
    const some = results.filter((result) => keyOf(result) === key)
    console.log(`  ${key.padEnd(32)} ${share(some.filter(({ killedBy }) => killedBy).length, some.length)}`)
  }
}

/** @param {Mutant} mutant @param {string} [reason] */
function printMutant({ file, line, kind, before, after, id }, reason) {
  console.log(`\n  ${file}:${line}  ${kind}\n    - ${before}${after && `\n    + ${after}`}\n    id: ${id}`)
  if (reason) console.log(`    accepted: ${reason}`)
}

/**
 * Prints the shares and the surviving mutants, and saves the verdicts for the report of the graph tests.
 *
 * @param {readonly Result[]} results
 * @param {{ mutants: readonly Mutant[], isWhole: boolean }} options `mutants`: all mutants of the sources; `isWhole`:
 *   no flow was left out
 * @returns {boolean} true if enough were killed and all survivors are accepted with a reason
 */
export function printReport(results, { mutants, isWhole }) {
  /** @type {Record<string, string>} */
  const accepted = existsSync(ACCEPTED) ? JSON.parse(readFileSync(ACCEPTED, 'utf8')) : {}
  writeVerdicts(results, accepted)
  const living = results.filter(({ killedBy }) => !killedBy).map(({ mutant }) => mutant)
  const unlisted = living.filter(({ id }) => !(id in accepted))
  const ids = new Set(mutants.map(({ id }) => id))
  const dead = results.filter(({ killedBy, mutant }) => killedBy && mutant.id in accepted)
  const stale = [
    ...dead.map(({ mutant }) => mutant.id),
    ...(isWhole ? Object.keys(accepted).filter((id) => !ids.has(id)) : []),
  ]

  printShares('Killed, by kind', results, ({ mutant }) => mutant.kind)
  printShares('Killed, by flow', results, ({ mutant }) => flowOf(mutant.file))
  if (living.length > unlisted.length) console.log('\nLiving, accepted:')
  for (const mutant of living.filter(({ id }) => id in accepted)) printMutant(mutant, accepted[mutant.id])
  if (unlisted.length > 0) console.log('\nLiving:')
  for (const mutant of unlisted) printMutant(mutant)
  if (stale.length > 0) console.log('\nAccepted in tests/mutants.json, but killed or gone:')
  for (const id of stale) console.log(`  ${id}`)

  const killed = results.length - living.length
  console.log(
    `\nkilled ${share(killed, results.length).trim()}; living ${living.length}, of which ${unlisted.length} unlisted`,
  )
  return killed / results.length >= LEAST && unlisted.length === 0 && stale.length === 0
}
