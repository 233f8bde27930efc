// npm run test:flow NAME: runs the tests of one flow, of its rules and on the server, headless and in the browser, and the
// lists that a new call, screen, route or text belongs in. Prints the flow's coverage, and which tests of other flows
// press its controls. The server's tests run where the flow has some or the server or the contract was changed.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chartsIn, isGood, PLACES, readRecords } from '@tiya/graph-tests/internal/report/records.mjs'
import { tableOf } from '@tiya/graph-tests/internal/report/table.mjs'
import { report } from './lib/checks.mjs'
import { flows } from './lib/flows.mjs'
import { specsUsing } from './lib/otherSpecs.mjs'
import { ROOT } from './lib/root.mjs'
import { runPlaywright, runVitest } from './lib/runners.mjs'
import { TroubleError } from './lib/trouble.mjs'

/** Tests that compare what the whole site has with a list, and so fail because of a change to one flow. */
const LISTS = {
  headless: [
    'packages/contract/',
    ...[
      'contract/',
      'rules/common/access.test.ts',
      'i18n.test.ts',
      'docs.test.ts',
      'model/models.test.ts',
    ].map((path) => `tests/${path}`),
    'tests/flows/home/onward/rules.test.ts',
  ],
  server: ['bengali', 'conformance', 'contract', 'hostile', 'ownership'].map((name) => `/${name}.test.ts`),
}

const name = process.argv[2] ?? ''
const flow = flows().find((one) => one.name === name)
if (!flow) {
  const known = flows().map((one) => one.name)
  throw new TroubleError(`npm run test:flow NAME knows ${known.join(', ')}, not "${name}".`)
}

const folder = join(ROOT, '.cache/flow')
rmSync(folder, { recursive: true, force: true })
const env = { GRAPH_RECORDS: folder }

const own = (/** @type {string} */ place) =>
  readdirSync(join(ROOT, 'tests', place), { recursive: true })
    .map((file) => `tests/${place}/${file}`)
    .filter((file) => file.endsWith(`/${name}.test.ts`))
const files = [`${flow.folder}/`, ...own('rules'), ...LISTS.headless]
const headless = await runVitest('headless', { files, env })
report('headless', headless)
/** Returns true if the server or the contract differs from the last commit, or if that is not known. */
function isServerChanged() {
  const args = ['status', '--porcelain', '--', 'server', 'packages/contract', 'tests/server']
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status !== 0 || stdout !== ''
}

const isOnServer = own('server').length > 0 || isServerChanged()
const server = isOnServer
  ? await runVitest('server', { files: [...own('server'), ...LISTS.server] })
  : undefined
if (server) report('server', server)
else console.log(`– server: not run. ${name} has no test there, and server and contract are as committed.`)
const browser = await runPlaywright({ files: [`${flow.folder}/`], env })
report('browser', browser)

const records = readRecords(folder)
console.log(tableOf(records))
const isWalked = chartsIn(records).every(
  (chart) => chart.records.length === PLACES.length || chart.records.some(({ walkedIn }) => walkedIn),
)
const others = specsUsing(flow)
if (others.length > 0)
  console.log(`These tests press its controls too:\n  npx playwright test ${others.join(' ')}`)
const failed = headless.failed + (server?.failed ?? 0) + browser.failed
process.exitCode = records.length > 0 && isWalked && records.every(isGood) && failed === 0 ? 0 : 1
