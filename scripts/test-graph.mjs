// npm run test:graph: walks every chart headless and in the browser, and says how much of each was covered.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { report } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/root.mjs'
import { runPlaywright, runVitest } from './lib/runners.mjs'

const FLOWS = join(ROOT, 'tests/flows')
const COVERAGE = join(ROOT, '.cache/coverage')

/**
 * @typedef {object} Coverage one chart's, as tests/model writes it
 * @property {{ covered: number, total: number }} states leaf states, without the exceptions
 * @property {{ covered: number, total: number }} edges without the exceptions
 * @property {number} excepted states and edges that the model excepts with a reason
 * @property {string[]} uncovered
 */

/** @returns {Coverage | undefined} */
function coverageOf(place, flow) {
  const file = join(COVERAGE, place, `${flow}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {Coverage | undefined} coverage */
function inWords(coverage) {
  if (!coverage) return 'not walked'
  const { states, edges, excepted } = coverage
  return `states ${states.covered}/${states.total}, edges ${edges.covered}/${edges.total} (${excepted} excepted)`
}

/** @param {Coverage | undefined} coverage */
const isWhole = (coverage) =>
  coverage !== undefined &&
  coverage.states.total > 0 &&
  coverage.states.covered === coverage.states.total &&
  coverage.edges.covered === coverage.edges.total

await ensureInstalled()
const chromium = await ensureChromium()
rmSync(COVERAGE, { recursive: true, force: true })

const headless = await runVitest('headless', { files: ['model.ts'] })
report('headless', headless)
await ensureBuilt('site')
await ensureBuilt('server')
const browser = await runPlaywright({ chromium, files: ['tests/flows/.*/browser\\.spec'] })
report('browser', browser)

const flows = existsSync(FLOWS)
  ? readdirSync(FLOWS).filter((flow) => existsSync(join(FLOWS, flow, 'model.ts')))
  : []
let whole = flows.length > 0
for (const flow of flows) {
  for (const place of ['headless', 'browser']) {
    const coverage = coverageOf(place, flow)
    console.log(`${flow.padEnd(20)} ${place.padEnd(9)} ${inWords(coverage)}`)
    for (const missed of coverage?.uncovered ?? []) console.log(`  not covered: ${missed}`)
    whole &&= isWhole(coverage)
  }
}
if (flows.length === 0) console.log('There is no chart under tests/flows.')
process.exitCode = whole && headless.failed === 0 && browser.failed === 0 ? 0 : 1
