// npm run test:graph: walks every chart headless and in the browser, and prints how much of each was covered.
import { report } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { forgetCoverage, reportCoverage } from './lib/coverage.mjs'
import { chartsOf, flows } from './lib/flows.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runPlaywright, runVitest } from './lib/runners.mjs'

await ensureInstalled()
const chromium = await ensureChromium()
const names = flows().flatMap(chartsOf)
forgetCoverage(names)

const headless = await runVitest('headless', { files: ['model.ts'] })
report('headless', headless)
const browser = await runPlaywright({ chromium, project: 'flows' })
report('browser', browser)

const whole = reportCoverage(names)
if (names.length === 0) console.log('There is no model under tests/flows.')
process.exitCode = whole && headless.failed === 0 && browser.failed === 0 ? 0 : 1
