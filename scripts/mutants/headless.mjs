import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { TroubleError } from '../lib/trouble.mjs'
import { inWorkers } from './pool.mjs'
import { flowOf, importers } from './sources.mjs'

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {import('./pool.mjs').Worker} Worker */

/**
 * @typedef {object} Result
 * @property {Mutant} mutant
 * @property {string | undefined} killedBy the first test that failed; undefined if the mutant survived
 */

/** The verdicts in order of arrival, as lines of JSON. */
const LOG = join(ROOT, '.cache/mutants/verdicts.jsonl')

/** A mutant may take this many times the CPU time of the unchanged sources, plus some seconds. */
const PATIENCE = 3
const LEEWAY = 5
const BASELINE_LIMIT = 600

/** Number of test files of other flows in a batch: few mutants need all of them. */
const BATCH = 6

/**
 * @param {readonly string[]} tests absolute paths
 * @param {string} file the source that they load
 * @param {Readonly<Record<string, number>>} seconds that they take, where known
 * @returns {string[][]} the tests of the file's flow and of rules, then the others, the fastest first
 */
function batchesOf(tests, file, seconds) {
  const own = `/tests/flows/${flowOf(file)}`
  const isNear = (/** @type {string} */ test) => dirname(test).endsWith(own) || test.includes('/tests/rules/')
  const sorted = tests.toSorted((a, b) => (seconds[a] ?? BASELINE_LIMIT) - (seconds[b] ?? BASELINE_LIMIT))
  const far = sorted.filter((test) => !isNear(test))
  const batches = [sorted.filter(isNear)]
  for (let at = 0; at < far.length; at += BATCH) batches.push(far.slice(at, at + BATCH))
  return batches.filter((batch) => batch.length > 0)
}

/**
 * Runs the headless tests that load each mutant's source, until one fails.
 *
 * @param {readonly Mutant[]} mutants
 * @param {{ size: number }} options `size`: number of processes
 * @returns {Promise<Result[]>} in the order of the mutants
 * @throws {TroubleError} if a test fails on the unchanged sources
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

  const learn = (/** @type {readonly string[]} */ tests) => {
    const testsOf = importers(tests)
    for (const file of files) related.set(file, testsOf(file))
  }

  /** @param {Worker} worker @param {readonly string[]} batch */
  async function measure(worker, batch) {
    const tests = batch.filter((test) => seconds[test] === undefined)
    if (tests.length === 0) return
    const verdict = await worker.run({ tests, mutant: undefined, limit: BASELINE_LIMIT })
    if (verdict.killedBy)
      throw new TroubleError(`Without a mutant already, this test fails: ${verdict.killedBy}`)
    Object.assign(seconds, verdict.seconds)
  }

  /** @param {Worker} worker @param {Mutant} mutant @returns {Promise<string | undefined>} the first test that fails */
  async function killerOf(worker, { file, code }) {
    // A mutant whose source no test loads can't be killed.
    for (const tests of batchesOf(related.get(file) ?? [], file, seconds)) {
      await measure(worker, tests)
      const limit = tests.reduce((sum, test) => sum + PATIENCE * (seconds[test] ?? 1), LEEWAY)
      const { killedBy } = await worker.run({ tests, mutant: { file: join(ROOT, file), code }, limit })
      if (killedBy) return killedBy
    }
    return undefined
  }

  await inWorkers({
    size,
    jobs: mutants,
    each: async (mutant, worker) => {
      known ??= worker.tests().then(learn)
      await known
      const killedBy = await killerOf(worker, mutant)
      killers.set(mutant, killedBy)
      appendFileSync(LOG, `${JSON.stringify({ id: mutant.id, killedBy: killedBy ?? null })}\n`)
      if (process.stdout.isTTY) process.stdout.write(`\r${killers.size}/${mutants.length}`)
    },
  })
  if (process.stdout.isTTY) process.stdout.write('\r')
  return mutants.map((mutant) => ({ mutant, killedBy: killers.get(mutant) }))
}
