// npm run test:mutants: breaks charts and rules, one change at a time, and reports which changes no test
// notices. `npm run test:mutants -- deposit profile`: only those flows (or areas). Options: --count, --seed,
// --workers, --place=headless|all (all: tries headless survivors in the browser), --list (lists the mutants,
// runs nothing).
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/root.mjs'
import { TroubleError } from './lib/trouble.mjs'
import { tryInBrowser } from './mutants/browser.mjs'
import { tryHeadless } from './mutants/headless.mjs'
import { mutantsOf } from './mutants/mutants.mjs'
import { printReport } from './mutants/report.mjs'
import { select } from './mutants/select.mjs'
import { flowOf, sources } from './mutants/sources.mjs'

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(Math.min(availableParallelism(), 4)) },
    place: { type: 'string', default: 'headless' },
    list: { type: 'boolean', default: false },
  },
})

/** @param {'count' | 'seed' | 'workers'} name */
function numberOf(name) {
  const number = Number(values[name])
  if (!Number.isSafeInteger(number) || number < 1)
    throw new TroubleError(`--${name} takes a whole number from 1.`)
  return number
}

if (!['headless', 'all'].includes(values.place)) throw new TroubleError('--place knows headless and all.')
const [count, seed, size] = [numberOf('count'), numberOf('seed'), numberOf('workers')]

await ensureInstalled()
const files = sources()
for (const name of positionals) {
  if (!files.some((file) => flowOf(file).split('/').includes(name)))
    throw new TroubleError(`There is no flow or area "${name}" in machines/.`)
}
const chosen = files.filter(
  (file) =>
    positionals.length === 0 ||
    flowOf(file)
      .split('/')
      .some((part) => positionals.includes(part)),
)
const all = chosen.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
const mutants = select(all, { count, seed })

if (values.list) {
  for (const { id, line } of mutants) console.log(`${line}: ${id}`)
} else {
  const started = performance.now()
  console.log(`${mutants.length} of ${all.length} mutants, seed ${seed}`)
  const headless = await tryHeadless(mutants, { size })
  const results = values.place === 'all' ? await tryInBrowser(headless) : headless
  const isGood = printReport(results, { mutants: all, isWhole: positionals.length === 0 })
  console.log(`${Math.round((performance.now() - started) / 1000)} s`)
  process.exitCode = isGood ? 0 : 1
}
