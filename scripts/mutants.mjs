// npm run test:mutants: breaks charts and rules, one change at a time, and reports which changes no test
// notices. `npm run test:mutants -- deposit profile`: only those flows (or areas). Options: --count, --seed.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { positiveIntegers } from './lib/options.mjs'
import { ROOT } from './lib/root.mjs'
import { TroubleError } from './lib/trouble.mjs'
import { tryHeadless } from './mutants/headless.mjs'
import { mutantsOf } from './mutants/mutants.mjs'
import { printReport } from './mutants/report.mjs'
import { select } from './mutants/select.mjs'
import { flowOf, sources } from './mutants/sources.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
})

const { count, seed } = positiveIntegers({ count: values.count, seed: values.seed })

const isIn = (/** @type {string} */ file, /** @type {string} */ name) =>
  flowOf(file).split('/').includes(name)
const files = sources()
const unknown = positionals.find((name) => !files.some((file) => isIn(file, name)))
if (unknown !== undefined) throw new TroubleError(`There is no flow or area "${unknown}" in machines/.`)
const chosen = files.filter(
  (file) => positionals.length === 0 || positionals.some((name) => isIn(file, name)),
)
const all = chosen.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
const mutants = select(all, { count, seed })

const started = performance.now()
console.log(`${mutants.length} of ${all.length} mutants, seed ${seed}`)
const results = await tryHeadless(mutants, { size: Math.min(availableParallelism(), 4) })
const isGood = printReport(results, { mutants: all, isWhole: positionals.length === 0 })
console.log(`${Math.round((performance.now() - started) / 1000)} s`)
process.exitCode = isGood ? 0 : 1
