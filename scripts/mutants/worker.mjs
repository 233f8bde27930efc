// A process that runs headless tests again and again, each time with another source replaced by a mutant.

import { loadConfigFromFile } from 'vite'
import { createVitest } from 'vitest/node'
import { ROOT } from '../lib/root.mjs'

/**
 * @typedef {object} Task
 * @property {readonly string[]} tests absolute paths, in the order in which they run
 * @property {{ file: string, code: string } | undefined} mutant `file`: absolute; none to run the sources as they are
 */

/** @typedef {{ killedBy: string | undefined, seconds: Readonly<Record<string, number>> }} Verdict `seconds` by test file */

/** Runs files in the order in which they are given. */
class Given {
  /** @param {unknown[]} files */
  shard = async (files) => files
  /** @param {unknown[]} files */
  sort = async (files) => files
}

/** @type {Task['mutant']} */
let mutant

const config = await loadConfigFromFile(
  { command: 'serve', mode: 'test' },
  `${ROOT}/vitest.config.ts`,
  ROOT,
  'silent',
)
const headless = config?.config.test.projects.find(({ test }) => test.name === 'headless')
const vitest = await createVitest(
  'test',
  {
    ...headless.test,
    ...{ root: ROOT, config: false, watch: false, reporters: [{}], cache: false, bail: 1 },
    // Whoever started the process ends a test that takes too long: a busy machine alone must not fail any.
    ...{ testTimeout: 0, hookTimeout: 0 },
    // One thread loads the packages once for all files of a task, and the project's own modules for each.
    ...{
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      fileParallelism: false,
      sequence: { sequencer: Given },
    },
  },
  {
    cacheDir: `${ROOT}/.cache/mutants/vite`,
    // Models import it, headless tests never call it, and loading it takes longer than most walks.
    resolve: { alias: { '@playwright/test': `${ROOT}/scripts/mutants/no-browser.mjs` } },
    plugins: [
      { name: 'mutant', enforce: 'pre', load: (id) => (id === mutant?.file ? mutant.code : undefined) },
      ...(headless.plugins ?? []),
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
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(order)
  const ran = testModules.filter(({ moduleId }) => task.tests.includes(moduleId))
  const failures = ran.flatMap((module) => failureOf(module) ?? [])
  const seconds = Object.fromEntries(
    ran.map((module) => [
      module.moduleId,
      (module.diagnostic().collectDuration + module.diagnostic().duration) / 1000,
    ]),
  )
  process.exitCode = 0
  return { killedBy: failures[0] ?? (unhandledErrors.length > 0 ? 'an unhandled error' : undefined), seconds }
}

process.on('message', async (/** @type {Task} */ task) => process.send?.(await run(task)))
process.on('disconnect', () => process.exit(0))
process.send?.({ tests: specifications.map(({ moduleId }) => moduleId) })
