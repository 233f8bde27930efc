import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importers } from './importers.mjs'
import { inWorkers } from './pool.mjs'

/** @typedef {import('./mutant.mjs').Mutant} Mutant */
/** @typedef {import('./pool.mjs').Worker} Worker */

/**
 * @typedef {object} Result
 * @property {Mutant} mutant
 * @property {string | undefined} killedBy the first test that failed; undefined if the mutant survived
 */

/**
 * @typedef {object} Tests that judge mutants
 * @property {string} root absolute path of the project
 * @property {string} config Vitest's, relative to root
 * @property {string} project the one of its projects whose tests run
 * @property {Readonly<Record<string, string>>} [alias] modules, by the names that they replace
 * @property {Readonly<Record<string, string>>} [env]
 * @property {(test: string, file: string) => boolean} [judges] false for tests (absolute paths) that load a source
 *   but are left out; by default none is
 * @property {(test: string, file: string) => boolean} [isNear] true for tests that run before the others; by default all do
 */

/** A mutant may take this many times the CPU time of the unchanged sources, plus some seconds. */
const PATIENCE = 3
const LEEWAY = 5
const BASELINE_LIMIT = 600

/** Number of other test files in a batch: few mutants need all of them. */
const BATCH = 6

/**
 * @param {readonly string[]} tests absolute paths
 * @param {(test: string) => boolean} isNear
 * @param {Readonly<Record<string, number>>} seconds that they take, where known
 * @returns {string[][]} the near tests, then the others, the fastest first
 */
function batchesOf(tests, isNear, seconds) {
  const sorted = tests.toSorted((a, b) => (seconds[a] ?? BASELINE_LIMIT) - (seconds[b] ?? BASELINE_LIMIT))
  const far = sorted.filter((test) => !isNear(test))
  const batches = [sorted.filter(isNear)]
  for (let at = 0; at < far.length; at += BATCH) batches.push(far.slice(at, at + BATCH))
  return batches.filter((batch) => batch.length > 0)
}

/**
 * Runs the tests that load each mutant's source, until one fails. Each verdict is added to
 * `.cache/mutants/verdicts.jsonl` as it arrives.
 *
 * @param {readonly Mutant[]} mutants
 * @param {{ tests: Tests, size: number }} options `size`: number of processes
 * @returns {Promise<Result[]>} in the order of the mutants
 * @throws {Error} if a test fails on the unchanged sources
 */
export async function tryHeadless(mutants, { tests: setting, size }) {
  const { root, judges = () => true, isNear = () => true } = setting
  const log = join(root, '.cache/mutants/verdicts.jsonl')
  mkdirSync(join(root, '.cache/mutants'), { recursive: true })
  writeFileSync(log, '')
  /** @type {Record<string, number>} */
  const seconds = {}
  /** @type {Map<string, string[]>} */
  const related = new Map()
  /** @type {Map<Mutant, string | undefined>} */
  const killers = new Map()
  /** @type {Promise<void> | undefined} */
  let known

  const learn = (/** @type {readonly string[]} */ tests) => {
    const testsOf = importers(tests, root)
    for (const file of new Set(mutants.map((mutant) => mutant.file)))
      related.set(
        file,
        testsOf(file).filter((test) => judges(test, file)),
      )
  }

  /** @param {Worker} worker @param {readonly string[]} batch */
  async function measure(worker, batch) {
    const tests = batch.filter((test) => seconds[test] === undefined)
    if (tests.length === 0) return
    const verdict = await worker.run({ tests, mutant: undefined, limit: BASELINE_LIMIT })
    if (verdict.killedBy) throw new Error(`Without a mutant already, this test fails: ${verdict.killedBy}`)
    Object.assign(seconds, verdict.seconds)
  }

  /** @param {Worker} worker @param {Mutant} mutant @returns {Promise<string | undefined>} the first test that fails */
  async function killerOf(worker, { file, source }) {
    // A mutant whose source no test loads can't be killed.
    const batches = batchesOf(related.get(file) ?? [], (test) => isNear(test, file), seconds)
    for (const tests of batches) {
      await measure(worker, tests)
      const limit = tests.reduce((sum, test) => sum + PATIENCE * (seconds[test] ?? 1), LEEWAY)
      const { killedBy } = await worker.run({ tests, mutant: { file: join(root, file), source }, limit })
      if (killedBy) return killedBy
    }
    return undefined
  }

  await inWorkers({
    setting,
    size,
    jobs: mutants,
    each: async (mutant, worker) => {
      known ??= worker.tests().then(learn)
      await known
      const killedBy = await killerOf(worker, mutant)
      killers.set(mutant, killedBy)
      appendFileSync(log, `${JSON.stringify({ name: mutant.name, killedBy: killedBy ?? null })}\n`)
      if (process.stdout.isTTY) process.stdout.write(`\r${killers.size}/${mutants.length}`)
    },
  })
  if (process.stdout.isTTY) process.stdout.write('\r')
  return mutants.map((mutant) => ({ mutant, killedBy: killers.get(mutant) }))
}
