import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureBuilt } from '../lib/build.mjs'
import { ensureChromium } from '../lib/chromium.mjs'
import { runTool } from '../lib/process.mjs'
import { ROOT } from '../lib/root.mjs'
import { runPlaywright } from '../lib/runners.mjs'
import { TroubleError } from '../lib/trouble.mjs'
import { filesBelow, importers } from './sources.mjs'

/** @typedef {import('./headless.mjs').Result} Result */

const SITE = join(ROOT, '.cache/mutants/site')
const MUTANT = join(ROOT, '.cache/mutants/mutant.json')
const JOURNEYS = 'tests/journeys/'

/** @param {{ file: string, code: string }} mutant `file`: relative to the project @returns {Promise<boolean>} false where it does not build */
async function build({ file, code }) {
  mkdirSync(dirname(MUTANT), { recursive: true })
  writeFileSync(MUTANT, JSON.stringify({ file: join(ROOT, file), code }))
  const args = ['build', '-c', 'scripts/mutants/site.config.ts', '--outDir', SITE, '--emptyOutDir']
  const result = await runTool('vite/bin/vite.js', [...args, '--logLevel', 'error'], { env: { MUTANT } })
  return result.code === 0
}

/** @param {string} chromium @param {readonly string[]} files @returns {Promise<boolean>} true where all tests pass on the mutant's build */
async function passes(chromium, files) {
  const { failed } = await runPlaywright({
    chromium,
    files: [...files, '--max-failures=1'],
    env: { DIST: SITE },
  })
  return failed === 0
}

/** @returns {(file: string) => string[]} the folders of the flows whose models or browser tests load a source */
function foldersBySource() {
  const tests = filesBelow('tests/flows').filter((file) => /(\/model|\.spec)\.ts$/.test(file))
  const testsOf = importers(tests.map((file) => join(ROOT, file)))
  return (file) =>
    [...new Set(testsOf(file).map((test) => `${dirname(test).slice(ROOT.length + 1)}/`))].sort()
}

/**
 * Builds the site with each mutant that lives headless, and runs the walks and journeys of the flows that load it,
 * then the journeys across flows, until one fails. A failure counts where it comes twice.
 *
 * @param {readonly Result[]} results of the headless tests
 * @returns {Promise<Result[]>}
 * @throws {TroubleError} where a test fails on the sources as they are
 */
export async function tryInBrowser(results) {
  const chromium = await ensureChromium()
  await ensureBuilt('server')
  const foldersOf = foldersBySource()
  const living = results.filter(({ killedBy }) => !killedBy)
  const [first] = living
  if (!first) return [...results]

  const source = { file: first.mutant.file, code: readFileSync(join(ROOT, first.mutant.file), 'utf8') }
  const folders = [...new Set(living.flatMap(({ mutant }) => foldersOf(mutant.file)))]
  if (!(await build(source))) throw new TroubleError('The site does not build without a mutant.')
  if (!(await passes(chromium, [...folders, JOURNEYS])))
    throw new TroubleError('Without a mutant already, a browser test of these flows fails.')

  /** @param {Result} result @returns {Promise<Result>} */
  async function judge({ mutant }) {
    if (!(await build(mutant))) return { mutant, killedBy: 'the build', place: 'browser' }
    for (const files of [foldersOf(mutant.file), [JOURNEYS]]) {
      if (files.length === 0 || (await passes(chromium, files)) || (await passes(chromium, files))) continue
      return { mutant, killedBy: files.join(' '), place: 'browser' }
    }
    return { mutant, killedBy: undefined, place: 'browser' }
  }

  /** @type {Result[]} */
  const judged = []
  for (const result of results) judged.push(result.killedBy ? result : await judge(result))
  return judged
}
