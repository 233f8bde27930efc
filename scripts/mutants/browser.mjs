import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { switchedCode } from '@tiya/chart-mutants/codeMutants.mjs'
import { importers } from '@tiya/chart-mutants/importers.mjs'
import { build, loadConfigFromFile } from 'vite'
import { ensureChromium } from '../lib/chromium.mjs'
import { runTool } from '../lib/process.mjs'
import { ROOT } from '../lib/root.mjs'
import { specsOf } from '../lib/runners.mjs'
import { step } from '../lib/step.mjs'
import { flowOf, sourcesOf, VIEW } from './config.mjs'

/** @typedef {import('@tiya/chart-mutants/headless.mjs').Result} Result */
/** @typedef {import('@tiya/chart-mutants/mutants.mjs').Mutant} Mutant */

/**
 * @typedef {object} Job for playwright.config.ts
 * @property {string} mark of the active mutant
 * @property {readonly string[]} tests that judge it: folders and files
 */

const FOLDER = join(ROOT, '.cache/mutants')
const SITE = join(FOLDER, 'site')
const JOBS = join(FOLDER, 'jobs.json')
const REPORT = join(FOLDER, 'browser.json')
const CONFIG = join(ROOT, 'scripts/mutants/playwright.config.ts')

/** Plugins whose part of the build takes most of its time, or that no test of a flow uses. */
const LEFT_OUT = ['compress', 'service-worker']

/** The mark of the views as they are written. */
const UNCHANGED = 'unchanged'

/** @param {number} at */
const markOf = (at) => `mutant-${at + 1}`

/**
 * Builds the site with all mutants of the views. The last word of the browser's name says which one is active: with
 * `mutant-3` it is the third.
 *
 * @param {readonly Mutant[]} mutants
 */
async function buildSite(mutants) {
  const files = new Map(mutants.map(({ file }) => [join(ROOT, file), file]))
  /** @param {string} id */
  async function load(id) {
    const file = files.get(id)
    if (file === undefined) return undefined
    const source = readFileSync(id, 'utf8')
    /** @type {Record<string, string>} */
    const marked = {}
    for (const { id, mutant } of (await switchedCode(file, source, VIEW)).mutants) {
      const at = mutants.findIndex(({ name }) => name === mutant.name)
      if (at >= 0) marked[markOf(at)] = id
    }
    const active = `${JSON.stringify(marked)}[navigator.userAgent.split(' ').at(-1)]`
    const isActive = `((active) => (id) => id === active)(${active})`
    return (await switchedCode(file, source, { ...VIEW, isActive })).code
  }
  const env = { command: /** @type {const} */ ('build'), mode: 'production' }
  const loaded = await loadConfigFromFile(env, join(ROOT, 'vite.config.ts'), ROOT, 'silent')
  const { plugins = [], ...config } = loaded?.config ?? {}
  await build({
    ...config,
    ...{ configFile: false, root: ROOT, logLevel: 'error' },
    plugins: [
      { name: 'mutants', enforce: 'pre', load },
      plugins.flat().filter((plugin) => !(plugin && 'name' in plugin && LEFT_OUT.includes(plugin.name))),
    ],
    build: { ...config.build, outDir: SITE, emptyOutDir: true, minify: false },
  })
}

const VIEWS = sourcesOf('view').map((file) => join(ROOT, file))
const viewsWith = importers(VIEWS, ROOT)

/**
 * Returns the tests that judge a mutant: the folders of its flow, of the charts that it shows, of the flows whose views
 * show it and of those whose views it shows, and last the journeys of its area, of what a server may leave out, of rare
 * states and of any state.
 *
 * @param {Mutant} mutant
 */
function testsOf({ file, source }) {
  const own = flowOf(file)
  const [area = ''] = own.split('/')
  const charts = source.matchAll(/#machines\/(\w+\/\w+)\/\w+\.machine\.ts/g)
  const shown = VIEWS.filter((view) => viewsWith(relative(ROOT, view)).includes(join(ROOT, file)))
  const views = [...viewsWith(file), ...shown].map((view) => flowOf(relative(ROOT, view)))
  const names = new Set([own, ...[...charts].map(([, chart]) => chart), ...views])
  const near = [...names].filter((name) => name?.includes('/')).map((name) => `tests/flows/${name}`)
  const journeys = [area, 'oddFields', 'rareStates', 'anyState'].map(
    (name) => `tests/journeys/${name}.spec.ts`,
  )
  return [...near, ...journeys].filter((path) => existsSync(join(ROOT, path)))
}

/**
 * Runs the walks and journeys of each mutant's flow in Chromium.
 *
 * @param {readonly Mutant[]} mutants of views
 * @returns {Promise<Result[]>} in the order of the mutants; one without tests of its flow lives
 * @throws {Error} if the tests fail on the unchanged views
 */
export async function tryInBrowser(mutants) {
  const killers = await killersOf(mutants)
  return mutants.map((mutant) => ({ mutant, killedBy: killers.get(mutant) }))
}

/** @param {readonly Mutant[]} mutants @returns {Promise<Map<Mutant, string>>} the test that failed with each */
async function killersOf(mutants) {
  if (mutants.length === 0) return new Map()
  await step('Building the site with its mutants', () => buildSite(mutants))
  const jobs = mutants.map((mutant, at) => ({ mark: markOf(at), tests: testsOf(mutant) }))
  const used = [...new Set(jobs.flatMap(({ tests }) => tests))]
  const [failure] = (await run(used.map((one) => ({ mark: UNCHANGED, tests: [one] })))).values()
  if (failure !== undefined) throw new Error(`Without a mutant already, this test fails: ${failure}`)
  const killers = await run(jobs)
  return new Map(
    mutants.flatMap((mutant, at) => {
      const killer = killers.get(markOf(at))
      return killer === undefined ? [] : [[mutant, killer]]
    }),
  )
}

/** @param {readonly Job[]} jobs @returns {Promise<Map<string, string>>} the first test that failed, by mark */
async function run(jobs) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(JOBS, JSON.stringify(jobs))
  rmSync(REPORT, { force: true })
  const { output } = await runTool('@playwright/test/cli.js', ['test', '--config', CONFIG], {
    env: {
      ...{ DIST: SITE, MUTANT_JOBS: JOBS, FIRST_FAILURE: '1' },
      ...{ CHROMIUM: await ensureChromium({ headed: false }), PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
    },
  })
  if (!existsSync(REPORT)) throw new Error(`The tests of the views did not run.\n${output}`)
  const { suites, errors } = JSON.parse(readFileSync(REPORT, 'utf8'))
  if (errors.length > 0) throw new Error(errors[0].message)
  /** @type {Map<string, string>} */
  const killers = new Map()
  for (const { title, tests } of suites.flatMap(specsOf))
    for (const { projectName, status } of tests)
      if (status === 'unexpected') killers.set(projectName.split(' ')[0], title)
  return killers
}
