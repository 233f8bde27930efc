// npm run test:graph: walks every chart headless and in the browser, prints a table, and writes a report to
// reports/graph/index.html, and the runners' reports in JUnit's format to reports/graph/data.
// `npm run test:graph -- deposit rewards`: only those flows or areas. Options: --place=headless|browser, --headed
// (shows the browser), --seed=7 (walks the same graphs with other tours), --shard=1/4 (a part of the tests),
// --output=FOLDER, and --merge, which combines the reports of several shards:
// `npm run test:graph -- --merge reports/shard-1 reports/shard-2`.
import { cpSync, existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { isGood, readRecords } from '@tiya/graph-tests/internal/report/records.mjs'
import { tableOf } from '@tiya/graph-tests/internal/report/table.mjs'
import { readRuns, recordsIn, removeReport, writeReport, writeRun } from '@tiya/graph-tests/report'
import { ADDITIONS } from './graph/additions.mjs'
import { readOptions } from './graph/options.mjs'
import { runGraph } from './graph/run.mjs'
import { ROOT } from './lib/root.mjs'
import { TroubleError } from './lib/trouble.mjs'

const options = readOptions(process.argv.slice(2))
const { folder } = options

if (options.merged) {
  for (const from of options.merged) {
    if (!existsSync(recordsIn(from))) throw new TroubleError(`There is no report in ${from}.`)
    if (resolve(from) === folder)
      throw new TroubleError('--merge writes another folder than it reads: give --output.')
  }
  removeReport(folder)
  for (const from of options.merged) cpSync(recordsIn(from), recordsIn(folder), { recursive: true })
} else {
  removeReport(folder)
  const { name, ...run } = await runGraph(options)
  writeRun(folder, name, run)
}

const records = readRecords(recordsIn(folder))
const { outside } = readRuns(folder)
console.log(tableOf(records))
for (const { title, text } of outside) console.log(`✗ ${title}\n${text.trimEnd()}`)
console.log(`The report is ${relative(ROOT, await writeReport(folder, ADDITIONS))}`)
process.exitCode = records.every(isGood) && outside.length === 0 ? 0 : 1
