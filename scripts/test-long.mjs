// npm run test:long: runs the slow tests, with all rounds and new seeds. `-- --only=crashes` runs some parts.
import { parseArgs } from 'node:util'
import { checkCommand, report } from './lib/checks.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { recapOf } from './lib/failures.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runPlaywright, runVitest } from './lib/runners.mjs'
import { TroubleError } from './lib/trouble.mjs'

process.env.LONG = '1'
process.env.SEED ??= 'random'

/** The first seed of the random walks. It differs in each run, which prints it. */
const WALKS_FROM = 1_000 + Math.floor(Math.random() * 1_000_000)

/** @param {string[]} files @returns {Promise<import('./lib/checks.mjs').Summary>} */
const onServer = (...files) =>
  runVitest('server', {
    files: files.map((file) => `tests/server/${file}.test.ts`),
    database: process.env.TEST_DATABASE_URL,
  })

/** @type {Readonly<Record<string, () => Promise<import('./lib/checks.mjs').Summary>>>} */
const PARTS = {
  interleavings: () => runVitest('headless', { files: ['interleavings'] }),
  ledger: () => onServer('ledger-model', 'hostile', 'money-hostile'),
  crashes: () => onServer('crash'),
  'closed tabs': async () =>
    runPlaywright({
      chromium: await ensureChromium(),
      project: 'phone',
      files: ['tests/faults/killed-tab.spec.ts'],
    }),
  walks: () => checkCommand('walks', '--count=200', `--seed=${WALKS_FROM}`),
  soak: () => checkCommand('soak'),
  faults: () => checkCommand('faults'),
  mutants: () => checkCommand('mutants'),
}

const names = Object.keys(PARTS)
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { only: { type: 'string', default: names.join() } },
})
const wanted = values.only.split(',')
const unknown = wanted.find((name) => !names.includes(name))
if (unknown !== undefined) throw new TroubleError(`--only knows ${names.join(', ')}, not "${unknown}".`)

await ensureInstalled()
const total = { passed: 0, failed: 0 }
/** @type {import('./lib/failures.mjs').Failure[]} */
const failures = []
for (const name of wanted) {
  const outcome = await PARTS[name]()
  report(name, outcome)
  total.passed += outcome.passed
  total.failed += outcome.failed
  failures.push(...outcome.failures)
}
process.stdout.write(recapOf(failures))
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
