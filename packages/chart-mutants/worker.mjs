// A process that runs tests repeatedly, each time with another source replaced by a mutant.

import { loadConfigFromFile } from 'vite'
import { createVitest } from 'vitest/node'
import { LIMIT_REACHED } from './pool.mjs'

/**
 * @typedef {object} Task
 * @property {readonly string[]} tests absolute paths, in the order in which they run
 * @property {{ file: string, source: string } | undefined} mutant `file`: absolute; undefined for the unchanged sources
 * @property {number} limit in seconds of CPU time
 */

/**
 * @typedef {object} Verdict
 * @property {string | undefined} killedBy what failed; undefined if nothing did
 * @property {Readonly<Record<string, number>>} seconds of CPU time, by test file
 */

/** How long a task may be idle, and the CPU time up to which it counts as idle, in seconds. A busy machine gives little. */
const PATIENCE = 45
const NO_WORK = 1

/** @param {string} code @param {string} id @returns {string | undefined} a test file without its tests' own timeouts */
function withoutLimit(code, id) {
  return id.endsWith('.test.ts') ? code.replace(/^\}, [\d_]+\)$/gm, '})') : undefined
}

/** Runs files in the given order. */
class Given {
  /** @param {unknown[]} files */
  shard = async (files) => files
  /** @param {unknown[]} files */
  sort = async (files) => files
}

/** @type {Task['mutant']} */
let mutant

/** @returns {number} seconds of CPU time that this process has used, including its threads */
function used() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

/** Measures the CPU time of each test file. */
const meter = {
  from: 0,
  /** @type {Record<string, number>} */
  seconds: {},
  start() {
    this.seconds = {}
    this.from = used()
  },
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd({ moduleId }) {
    const now = used()
    this.seconds[moduleId] = now - this.from
    this.from = now
  },
}

const root = process.cwd()
/** @type {Pick<import('./headless.mjs').Tests, 'config' | 'project' | 'alias'>} */
const setting = JSON.parse(process.argv[2] ?? '')
const env = { command: /** @type {const} */ ('serve'), mode: 'test' }
const loaded = await loadConfigFromFile(env, `${root}/${setting.config}`, root, 'silent')
const { projects, ...common } = loaded?.config.test ?? {}
const project = projects?.find(({ test }) => test.name === setting.project)
const vitest = await createVitest(
  'test',
  {
    ...common,
    ...project?.test,
    ...{ root, config: false, watch: false, reporters: [meter], cache: false, bail: 1 },
    // A busy machine alone must not fail a test. The limit on CPU time ends what runs for too long.
    ...{ testTimeout: 0, hookTimeout: 0 },
    // One thread loads the packages once for all files of a task, but the project's own modules for each file.
    ...{ pool: 'threads', isolate: false, maxWorkers: 1, fileParallelism: false },
    sequence: { sequencer: Given },
  },
  {
    cacheDir: `${root}/.cache/mutants/vite-${setting.project}`,
    resolve: { alias: setting.alias ?? {} },
    plugins: [
      { name: 'mutant', enforce: 'pre', load: (id) => (id === mutant?.file ? mutant.source : undefined) },
      { name: 'without-limits', enforce: 'pre', transform: withoutLimit },
    ],
  },
)
const specifications = await vitest.globTestSpecifications()

/** @param {import('vitest/node').TestModule} module @returns {string | undefined} why it did not pass */
function failureOf(module) {
  if (module.state() === 'passed') return undefined
  const test = [...module.children.allTests('failed')][0]
  return test?.fullName ?? `${module.relativeModuleId} did not pass`
}

/** @param {Task} task @returns {Promise<Verdict>} */
async function run(task) {
  for (const { file } of [mutant, task.mutant].filter((one) => one !== undefined)) vitest.invalidateFile(file)
  mutant = task.mutant
  const order = task.tests.flatMap((test) => specifications.filter(({ moduleId }) => moduleId === test))
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  meter.start()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(order)
  const failures = testModules.flatMap((module) => failureOf(module) ?? [])
  if (unhandledErrors.length > 0) failures.push('an unhandled error')
  process.exitCode = 0
  return { killedBy: failures[0], seconds: meter.seconds }
}

/** Runs a task, and exits this process if the task exceeds its limit or is idle for too long. @param {Task} task */
async function runWithin(task) {
  const from = used()
  const worked = { at: performance.now(), used: from }
  const timer = setInterval(() => {
    const now = { at: performance.now(), used: used() }
    if (now.used - worked.used > NO_WORK) Object.assign(worked, now)
    if (now.used - from > task.limit || now.at - worked.at > PATIENCE * 1_000) process.exit(LIMIT_REACHED)
  }, 200)
  const verdict = await run(task)
  clearInterval(timer)
  process.send?.(verdict)
}

process.on('message', runWithin)
process.on('disconnect', () => process.exit(0))
process.send?.({ tests: specifications.map(({ moduleId }) => moduleId) })
