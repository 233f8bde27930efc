import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { TroubleError } from '../lib/trouble.mjs'
import { inWorkers } from './pool.mjs'
import { flowOf, importers } from './sources.mjs'

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/**
 * @typedef {object} Result
 * @property {Mutant} mutant
 * @property {string | undefined} killedBy the first test that failed; undefined where the mutant lives
 * @property {'headless' | 'browser'} place where it was killed, or where it was last tried
 */

/** Each verdict as it comes, a line of JSON each. */
const LOG = join(ROOT, '.cache/mutants/verdicts.jsonl')

/** A mutant may take this many times as long as the sources do, and some seconds more, of the processor's time. */
const PATIENCE = 3
const LEEWAY = 5
const BASELINE_LIMIT = 600

/** @param {readonly string[]} tests absolute paths @param {string} file @returns {(a: string, b: string) => number} */
function nearestFirst(file, seconds) {
  const own = join(ROOT, 'tests/flows', flowOf(file))
  const rank = (/** @type {string} */ test) =>
    dirname(test) === own || test.includes('/tests/rules/') ? 0 : 1
  return (a, b) => rank(a) - rank(b) || (seconds[a] ?? 0) - (seconds[b] ?? 0)
}

/**
 * Runs, for each mutant, the headless tests that load its source, until one fails.
 *
 * @param {readonly Mutant[]} mutants
 * @param {{ size: number }} options `size`: how many processes
 * @returns {Promise<Result[]>} in the order of the mutants
 * @throws {TroubleError} where a test fails on the sources as they are
 */
export async function tryHeadless(mutants, { size }) {
  mkdirSync(dirname(LOG), { recursive: true })
  writeFileSync(LOG, '')
  const files = [...new Set(mutants.map(({ file }) => file))]
  /** @type {Record<string, number>} */
  const seconds = {}
  /** @type {Map<string, string[]>} */
  const related = new Map()
  /** @type {Map<Mutant, string | undefined>} */
  const killers = new Map()
  /** @type {Promise<void> | undefined} */
  let known
  const halves = Array.from({ length: size }, (_, at) => at)

  const learn = async (tests) => {
    const testsOf = importers(tests)
    for (const file of files) related.set(file, testsOf(file))
  }

  await inWorkers({
    size,
    jobs: [...halves, ...mutants],
    each: async (job, worker) => {
      if (typeof job === 'number') {
        known ??= worker.tests().then(learn)
        await known
        const tests = [...new Set([...related.values()].flat())].filter((_, at) => at % size === job)
        if (tests.length === 0) return
        const verdict = await worker.run({ tests, mutant: undefined, limit: BASELINE_LIMIT })
        if (verdict.killedBy)
          throw new TroubleError(`Without a mutant already, this test fails: ${verdict.killedBy}`)
        Object.assign(seconds, verdict.seconds)
        return
      }
      const tests = (related.get(job.file) ?? []).toSorted(nearestFirst(job.file, seconds))
      const mutant = { file: join(ROOT, job.file), code: job.code }
      const limit = tests.reduce((sum, test) => sum + PATIENCE * (seconds[test] ?? 1), LEEWAY)
      // A source that no test loads has nothing that could kill it.
      const verdict = tests.length > 0 ? await worker.run({ tests, mutant, limit }) : { killedBy: undefined }
      killers.set(job, verdict.killedBy)
      appendFileSync(LOG, `${JSON.stringify({ id: job.id, killedBy: verdict.killedBy ?? null })}\n`)
      if (process.stdout.isTTY) process.stdout.write(`\r${killers.size}/${mutants.length}`)
    },
  })
  if (process.stdout.isTTY) process.stdout.write('\r')
  return mutants.map((mutant) => ({ mutant, killedBy: killers.get(mutant), place: 'headless' }))
}
