// npm test: runs all checks and tests, and installs what they need. `npm test -- --only=headless,server` runs
// only some parts: types, lint, headless, server, browser.
import { parseArgs } from 'node:util'
import { checkLint, checkTypes, report } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { recapOf } from './lib/failures.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runPlaywright, runVitest } from './lib/runners.mjs'
import { TroubleError } from './lib/trouble.mjs'

const PARTS = ['types', 'lint', 'headless', 'server', 'browser']

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { only: { type: 'string', default: PARTS.join() } },
})
const parts = values.only.split(',')
const unknown = parts.find((part) => !PARTS.includes(part))
if (unknown !== undefined) throw new TroubleError(`--only knows ${PARTS.join(', ')}, not "${unknown}".`)

const total = { passed: 0, failed: 0 }
/** @type {import('./lib/failures.mjs').Failure[]} */
const failures = []

/** @param {string} name @param {Promise<import('./lib/checks.mjs').Summary>} running */
async function add(name, running) {
  const outcome = await running
  report(name, outcome)
  total.passed += outcome.passed
  total.failed += outcome.failed
  for (const { title, text } of outcome.failures)
    failures.push({ title: [name, ...(title ? [title] : [])].join(' › '), text })
}

await ensureInstalled()
const chromium = parts.includes('browser') ? await ensureChromium() : ''

// Each runner uses both cores, so they take turns. The checks before them are short.
await Promise.all([
  parts.includes('types') && add('types', checkTypes()),
  parts.includes('lint') && add('lint', checkLint()),
])
if (parts.includes('headless')) await add('headless tests', runVitest('headless'))
if (parts.includes('server')) {
  await add('server tests, embedded database', runVitest('server'))
  const database = process.env.TEST_DATABASE_URL
  if (database) await add('server tests, PostgreSQL', runVitest('server', { database }))
}
if (parts.includes('browser')) await add('browser tests', runPlaywright({ chromium }))

process.stdout.write(recapOf(failures))
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
