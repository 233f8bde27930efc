import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { TroubleError } from '../lib/trouble.mjs'

const FOLDER = join(ROOT, '.cache/replay')

/** Where the tests that play a log write what came of it. */
export const RESULT = join(FOLDER, 'outcomes.json')

/** Writes what the tests should play, and forgets the last result. @param {unknown} request @returns {string} its file */
export function writeRequest(request) {
  const file = join(FOLDER, 'request.json')
  mkdirSync(FOLDER, { recursive: true })
  rmSync(RESULT, { force: true })
  writeFileSync(file, JSON.stringify(request))
  return file
}

/** @template Outcome @param {string} output of the runner @returns {Outcome[]} @throws {TroubleError} if there are none */
export function readOutcomes(output) {
  try {
    return JSON.parse(readFileSync(RESULT, 'utf8'))
  } catch {
    throw new TroubleError(`${output.trimEnd()}\nThe log could not be played.`)
  }
}

/**
 * Prints where the replays of a log stopped. Sets the exit code to 1 if any of them stopped elsewhere than the log.
 *
 * @template Outcome
 * @param {string} title
 * @param {readonly Outcome[]} outcomes
 * @param {{ isSame: (outcome: Outcome) => boolean, inWords: (outcome: Outcome) => string }} log `isSame`: whether an
 *   outcome is that of the log
 * @returns {Outcome} the first one that differs from the log, or else the last one
 */
export function tell(title, outcomes, { isSame, inWords }) {
  const others = outcomes.filter((outcome) => !isSame(outcome))
  const shown = others[0] ?? outcomes.at(-1)
  if (!shown) throw new TroubleError('The log was not played.')
  console.log(`${title}: ${inWords(shown)}`)
  console.log(`${outcomes.length - others.length} of ${outcomes.length} stopped where the log did.`)
  if (others.length > 0) process.exitCode = 1
  return shown
}
