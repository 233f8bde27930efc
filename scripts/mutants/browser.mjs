import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureBuilt } from '../lib/build.mjs'
import { ensureChromium } from '../lib/chromium.mjs'
import { filesBelow } from '../lib/files.mjs'
import { runTool } from '../lib/process.mjs'
import { ROOT } from '../lib/root.mjs'
import { runPlaywright } from '../lib/runners.mjs'
import { TroubleError } from '../lib/trouble.mjs'
import { importers } from './sources.mjs'

/** @typedef {import('./headless.mjs').Result} Result */

const SITE = join(ROOT, '.cache/mutants/site')
const MUTANT = join(ROOT, '.cache/mutants/mutant.json')

/**
 * @param {{ file: string, code: string }} mutant `file`: relative to the project
 * @returns {Promise<boolean>} false if it does not build
 */
async function build({ file, code }) {
  mkdirSync(dirname(MUTANT), { recursive: true })
  writeFileSync(MUTANT, JSON.stringify({ file: join(ROOT, file), code }))
  const args = ['build', '-c', 'scripts/mutants/site.config.ts', '--outDir', SITE, '--emptyOutDir']
  const result = await runTool('vite/bin/vite.js', [...args, '--logLevel', 'error'], { env: { MUTANT } })
  return result.code === 0
}

/**
 * Runs browser tests on the site from `build`.
 *
 * @param {string} chromium
 * @param {readonly string[]} folders of tests
 * @returns {Promise<string>} the runner's output if a test fails, otherwise empty
 */
async function failureIn(chromium, folders) {
  if (folders.length === 0) return ''
  const files = [...folders, '--max-failures=1']
  const { failed, output } = await runPlaywright({ chromium, files, env: { DIST: SITE } })
  return failed > 0 ? output : ''
}

/** @returns {(file: string) => string[]} the folders of the flows whose models or browser tests load a source */
function foldersBySource() {
  const tests = filesBelow('tests/flows').filter((file) => /(\/model|\.spec)\.ts$/.test(file))
  const testsOf = importers(tests.map((file) => join(ROOT, file)))
  return (file) =>
    [...new Set(testsOf(file).map((test) => `${dirname(test).slice(ROOT.length + 1)}/`))].sort()
}

/**
 * Builds the site with each mutant that survived the headless tests, and runs the walks and journeys of the
 * flows that load it. A failure counts only if it occurs twice.
 *
 * @param {readonly Result[]} results of the headless tests
 * @returns {Promise<Result[]>}
 * @throws {TroubleError} if a test fails on the unchanged sources
 */
export async function tryInBrowser(results) {
  const [first, ...others] = results.filter(({ killedBy }) => !killedBy)
  if (!first) return [...results]
  const chromium = await ensureChromium()
  await ensureBuilt('server')
  const foldersOf = foldersBySource()

  const { file } = first.mutant
  const folders = [...new Set([first, ...others].flatMap(({ mutant }) => foldersOf(mutant.file)))]
  const isBuilt = await build({ file, code: readFileSync(join(ROOT, file), 'utf8') })
  if (!isBuilt) throw new TroubleError('The site does not build without a mutant.')
  const failure = await failureIn(chromium, folders)
  if (failure) throw new TroubleError(`Without a mutant already, a browser test fails.\n${failure}`)

  /** @param {Result} result @returns {Promise<Result>} */
  async function judge({ mutant }) {
    if (!(await build(mutant))) return { mutant, killedBy: 'the build', place: 'browser' }
    const tests = foldersOf(mutant.file)
    const isKilled = (await failureIn(chromium, tests)) && (await failureIn(chromium, tests))
    return { mutant, killedBy: isKilled ? tests.join(' ') : undefined, place: 'browser' }
  }

  /** @type {Result[]} */
  const judged = []
  for (const result of results) judged.push(result.killedBy ? result : await judge(result))
  return judged
}
