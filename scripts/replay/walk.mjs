import { runPlaywright } from '../lib/runners.mjs'
import { RESULT, readOutcomes, tell, writeRequest } from './outcomes.mjs'

/** @typedef {{ step: number, invariant: string, message: string }} Failure */
/** @typedef {{ title: string, actions: readonly unknown[], failure?: Failure | undefined }} WalkLog */
/** @typedef {{ reached: number, failure: Failure | null }} Outcome `reached`: the number of actions performed */

/** @param {Outcome} outcome @param {WalkLog} log */
function inWords({ reached, failure }, { actions }) {
  if (!failure) return `after all ${reached} actions, with no rule broken`
  const action = actions[failure.step]
  const where = action
    ? `action ${failure.step + 1} of ${actions.length}, ${JSON.stringify(action)}`
    : 'the end'
  return `at ${where}\n  breaks "${failure.invariant}"\n  ${failure.message.split('\n').join('\n  ')}`
}

/**
 * Replays a random walk in Chromium, on a new sandbox with a new player, and prints where it stops. Sets the
 * exit code to 1 if any replay stops at another action or breaks another rule than the log.
 *
 * @param {WalkLog} log
 * @param {{ headed?: boolean, times?: number }} [options] a walk always runs in a browser
 * @returns {Promise<Outcome>} the first one that differs from the log, or else the last one
 * @throws {TroubleError} if the walk can't be replayed
 */
export async function replay(log, { headed = false, times = 1 } = {}) {
  const { output } = await runPlaywright({
    project: 'tools',
    files: ['tests/walks/walks.spec.ts'],
    headed,
    env: { LONG: '1', REPLAY_WALK: writeRequest(log), REPLAY_RESULT: RESULT, REPLAY_TIMES: String(times) },
  })
  /** @type {Outcome[]} */
  const outcomes = readOutcomes(output)
  return tell(log.title, outcomes, {
    isSame: ({ failure }) =>
      failure?.step === log.failure?.step && failure?.invariant === log.failure?.invariant,
    inWords: (outcome) => `stopped ${inWords(outcome, log)}`,
  })
}
