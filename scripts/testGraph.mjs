// npm run test:graph: walks every chart headless and in the browser, prints a table, and writes a report to
// reports/graph/index.html. `npm run test:graph -- deposit rewards`: only those flows or areas. Options:
// --place=headless|browser, --headed (shows the browser), --seed=7 (walks the same graphs with other tours).
import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readOptions } from './graph/options.mjs'
import { isGood, readRecords } from './graph/records.mjs'
import { recordsIn, writeReport } from './graph/report.mjs'
import { runGraph } from './graph/run.mjs'
import { tableOf } from './graph/table.mjs'
import { ROOT } from './lib/root.mjs'

const folder = join(ROOT, 'reports/graph')
const options = readOptions(process.argv.slice(2))
rmSync(folder, { recursive: true, force: true })
const run = await runGraph(options, folder)

const records = readRecords(recordsIn(folder))
console.log(tableOf(records))
for (const { title, text } of run.outside) console.log(`✗ ${title}\n${text.trimEnd()}`)
console.log(`The report is ${relative(ROOT, await writeReport(folder, run))}`)
process.exitCode = records.every(isGood) && run.outside.length === 0 ? 0 : 1
