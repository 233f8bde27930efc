// npm run test:flow NAME: runs the tests of one flow, of its rules and on the server, headless and in the browser, and the
// lists that a new call, screen, route or text belongs in, and prints the flow's coverage.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chartsIn, isGood, PLACES, readRecords } from './graph/records.mjs'
import { tableOf } from './graph/table.mjs'
import { report } from './lib/checks.mjs'
import { flows } from './lib/flows.mjs'
import { ROOT } from './lib/root.mjs'
import { runPlaywright, runVitest } from './lib/runners.mjs'
import { TroubleError } from './lib/trouble.mjs'

/** Tests that compare what the whole site has with a list, and so fail because of a change to one flow. */
const LISTS = {
  headless: [
    ...['contract/', 'rules/access.test.ts', 'i18n.test.ts', 'docs.test.ts', 'model/models.test.ts'],
    'flows/home/onward/rules.test.ts',
  ].map((path) => `tests/${path}`),
  server: ['bengali', 'conformance', 'contract', 'hostile', 'ownership'].map(
    (name) => `tests/server/${name}.test.ts`,
  ),
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
  [`tests/${place}/${name}.test.ts`].filter((file) => existsSync(join(ROOT, file)))
const files = [`${flow.folder}/`, ...own('rules'), ...LISTS.headless]
const headless = await runVitest('headless', { files, env })
report('headless', headless)
const server = await runVitest('server', { files: [...own('server'), ...LISTS.server] })
report('server', server)
const browser = await runPlaywright({ files: [`${flow.folder}/`], env })
report('browser', browser)

const records = readRecords(folder)
console.log(tableOf(records))
const isWalked = chartsIn(records).every((chart) => chart.records.length === PLACES.length)
const failed = headless.failed + server.failed + browser.failed
process.exitCode = records.length > 0 && isWalked && records.every(isGood) && failed === 0 ? 0 : 1
