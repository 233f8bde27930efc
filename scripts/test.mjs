// npm test: runs all checks and tests, and installs what they need. `npm test -- --only=headless,server` runs
// only some parts: types, lint, headless, server, browser.
import { parseArgs } from 'node:util'
import { leftOut, playStories } from './engines/others.mjs'
import { checkFirstLoad, checkFloors, checkLines, checkLint, checkOldest, checkTypes } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { partsIn } from './lib/options.mjs'
import { runPlaywright, runVitest } from './lib/runners.mjs'
import { Tally } from './lib/tally.mjs'

const PARTS = ['types', 'lint', 'headless', 'server', 'browser']

/**
 * The tests of what several connections or processes do at once, which the embedded database, with its one connection,
 * cannot show. Where there is a PostgreSQL they run on it, elsewhere on the embedded one. (A restart of PostgreSQL is
 * tested on one of the test's own.) `npm run test:long` runs all server tests on PostgreSQL.
 */
const PARALLEL = ['crash', 'exchangeBets', 'exchangeCrowd', 'idempotency', 'ledgerModel', 'money', 'process']

const { values } = parseArgs({
  options: { only: { type: 'string', default: PARTS.join() } },
})
const parts = partsIn(values.only, PARTS)

const tally = new Tally()

// Not after the other tests: it may be missing.
if (parts.includes('browser')) await ensureChromium()

// Each runner uses both cores, so they take turns. The checks before them are short.
await Promise.all([
  parts.includes('types') && tally.add('types', checkTypes()),
  parts.includes('lint') && tally.add('lint', checkLint()),
  parts.includes('lint') && tally.add('floors', checkFloors()),
  parts.includes('lint') && tally.add('lines', checkLines()),
])
if (parts.includes('headless')) await tally.add('headless tests', runVitest('headless'))
if (parts.includes('server')) {
  const database = process.env.TEST_DATABASE_URL
  const files = PARALLEL.map((name) => `/${name}.test.ts`)
  const others = database ? files.map((file) => `--exclude=**${file}`) : []
  await tally.add('server tests, embedded database', runVitest('server', { files: others }))
  if (database) await tally.add('server tests, PostgreSQL', runVitest('server', { files, database }))
}
if (parts.includes('browser')) {
  await tally.add('browser tests', runPlaywright())
  const missing = leftOut('firefox')
  if (missing) console.log(missing)
  else await tally.add('a story in Firefox', playStories('firefox', { mainOnly: true }))
  // The browser's run has built the site.
  await tally.add('first load', checkFirstLoad())
  await tally.add('oldest browsers', checkOldest())
}

tally.end()
