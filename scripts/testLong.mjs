// npm run test:long: runs the slow tests, with all rounds and new seeds. `-- --only=crashes` runs some parts.
import { parseArgs } from 'node:util'
import { checkCommand } from './lib/checks.mjs'
import { partsIn } from './lib/options.mjs'
import { runPlaywright, runVitest } from './lib/runners.mjs'
import { Tally } from './lib/tally.mjs'

process.env.LONG = '1'
process.env.SEED ??= 'random'

/** The first seed of the random walks. It differs in each run, which prints it. */
const WALKS_FROM = 1_000 + Math.floor(Math.random() * 1_000_000)

/** The database of the server tests: PostgreSQL if TEST_DATABASE_URL names one, else the embedded one. */
const database = process.env.TEST_DATABASE_URL

/** @param {string[]} files @returns {Promise<import('./lib/checks.mjs').Summary>} */
const onServer = (...files) =>
  runVitest('server', { files: files.map((file) => `/${file}.test.ts`), database })

/** @param {string} project of playwright.config.ts @param {string[]} files */
const inBrowser = (project, ...files) => runPlaywright({ project, files })

/** @type {Readonly<Record<string, () => Promise<import('./lib/checks.mjs').Summary>>>} */
const PARTS = {
  ...(database && { postgresql: () => runVitest('server', { database }) }),
  interleavings: () => runVitest('headless', { files: ['interleavings'] }),
  ledger: () => onServer('ledgerModel', 'hostile'),
  crashes: () => onServer('crash'),
  'charts in the browser': () => inBrowser('flows'),
  tools: () => inBrowser('tools', '--project=workbench', '--project=harness', '--project=package'),
  'hostile strings': () => inBrowser('phone', 'tests/faults/hostileStrings.spec.ts'),
  'weak networks': () => inBrowser('phone', 'tests/journeys/weakNetwork.spec.ts'),
  'closed tabs': () => inBrowser('phone', 'tests/faults/killedTab.spec.ts'),
  'screens of a desktop': () =>
    inBrowser('phone', 'tests/accessibility/screens.spec.ts', 'tests/journeys/desktop.spec.ts'),
  walks: () => checkCommand('walks', '--count=200', `--seed=${WALKS_FROM}`),
  engines: () => checkCommand('testEngines'),
  soak: () => checkCommand('soak'),
  faults: () => checkCommand('faults'),
  mutants: () => checkCommand('mutants'),
}

const names = Object.keys(PARTS)
const { values } = parseArgs({
  options: { only: { type: 'string', default: names.join() } },
})
const wanted = partsIn(values.only, names)

const tally = new Tally()
for (const name of wanted) await tally.add(name, PARTS[name]())
tally.end()
