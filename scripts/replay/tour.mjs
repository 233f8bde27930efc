import { flows } from '../lib/flows.mjs'
import { runPlaywright, runVitest } from '../lib/runners.mjs'
import { TroubleError } from '../lib/trouble.mjs'
import { RESULT, readOutcomes, tell, writeRequest } from './outcomes.mjs'

/** @import { TourLog } from '@tiya/graph-tests/internal/records/tourLog.types.ts' */
/** @import { ReplayOutcome } from '@tiya/graph-tests/internal/records/replay.ts' */
/**
 * @typedef {{ browser?: boolean, headed?: boolean, times?: number }} ReplayOptions `browser`: replay in the browser
 *   even if the tour ran headless
 */

/** Pause between two steps of a headed replay, in ms. */
const PAUSE = 800

/** @param {TourLog} log @param {Pick<ReplayOutcome, 'failure'>} outcome @returns {string} where and why it stopped */
function inWords({ steps }, { failure }) {
  if (!failure) return `after all ${steps.length} steps, without a failure`
  const { step, expected, seen, message } = failure
  const where = step < 0 ? 'at the start' : `at step ${step + 1} of ${steps.length}, ${steps[step]}`
  return `${where}\n  expected ${expected}\n  seen     ${seen}\n  ${message.split('\n').join('\n  ')}`
}

/** @param {TourLog} log @param {string} request its file @param {ReplayOptions} options */
async function run({ flow, place }, request, { browser, headed }) {
  const folder = flows().find(({ name }) => name === flow)?.folder
  if (!folder) throw new TroubleError(`There is no flow "${flow}" in tests/flows.`)
  const env = { REPLAY_TOUR: request }
  if (!browser && !headed && place === 'headless')
    return runVitest('headless', { name: 'replay', files: [`${folder}/model.test.ts`], env })
  return runPlaywright({ project: 'flows', name: 'replay', files: [`${folder}/`], env, headed })
}

/**
 * Replays a logged tour and prints where it stops. Sets the exit code to 1 if any replay stops at another
 * step or for another reason than the log.
 *
 * @param {TourLog} log
 * @param {ReplayOptions} [options]
 * @returns {Promise<ReplayOutcome>} the first one that differs from the log, or else the last one
 * @throws {TroubleError} if the tour can't be replayed, for example because the chart has changed
 */
export async function replay(log, { browser = false, headed = false, times = 1 } = {}) {
  const request = writeRequest({ log, times, pause: headed ? PAUSE : 0, result: RESULT })
  const { output } = await run(log, request, { browser, headed })
  /** @type {ReplayOutcome[]} */
  const outcomes = readOutcomes(output)
  const isSame = (/** @type {ReplayOutcome} */ { failure }) =>
    failure?.step === log.failure?.step && failure?.message === log.failure?.message
  const shown = tell(log.title, outcomes, {
    isSame,
    inWords: (outcome) => `stopped ${inWords(log, outcome)}`,
  })
  if (!isSame(shown)) console.log(`The log stopped ${inWords(log, { failure: log.failure ?? null })}`)
  return shown
}
