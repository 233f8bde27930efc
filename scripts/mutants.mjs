// npm run test:mutants: breaks charts, rules, ports, the sandbox and views, one change at a time, and reports which
// changes no test notices. `npm run test:mutants -- deposit profile`: only those flows (or areas). Options: --kind,
// --count, --seed.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tryHeadless } from '@tiya/chart-mutants/headless.mjs'
import { printReport } from '@tiya/chart-mutants/report.mjs'
import { select } from '@tiya/chart-mutants/select.mjs'
import { writeVerdicts } from '@tiya/chart-mutants/verdicts.mjs'
import { partsIn, positiveIntegers } from './lib/options.mjs'
import { ROOT } from './lib/root.mjs'
import { step } from './lib/step.mjs'
import { TroubleError } from './lib/trouble.mjs'
import { tryInBrowser } from './mutants/browser.mjs'
import { flowOf, KINDS, LIVING, sourcesOf, VERDICTS } from './mutants/config.mjs'
import { mistyped } from './mutants/types.mjs'

/** @typedef {import('@tiya/chart-mutants/headless.mjs').Result} Result */
/** @typedef {import('@tiya/chart-mutants/mutants.mjs').Mutant} Mutant */

const usual = Object.keys(KINDS).filter((kind) => !KINDS[kind]?.onlyNamed)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: usual.join() },
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})

const { seed, count } = positiveIntegers({ seed: values.seed, ...(values.count && { count: values.count }) })
const kinds = partsIn(values.kind, Object.keys(KINDS))

const isIn = (/** @type {string} */ file, /** @type {string} */ name) =>
  flowOf(file).split('/').includes(name)
const files = new Map(kinds.flatMap((kind) => sourcesOf(kind).map((file) => [file, kind])))
const unknown = positionals.find((name) => ![...files.keys()].some((file) => isIn(file, name)))
if (unknown !== undefined) throw new TroubleError(`There is no flow or area "${unknown}" in these sources.`)
const chosen = [...files.keys()].filter(
  (file) => positionals.length === 0 || positionals.some((name) => isIn(file, name)),
)
const kindOf = (/** @type {string} */ file) => files.get(file) ?? ''

/** @type {Mutant[]} */
const all = []
for (const file of chosen)
  all.push(...((await KINDS[kindOf(file)]?.mutantsOf(file, readFileSync(join(ROOT, file), 'utf8'))) ?? []))

const started = performance.now()
const size = Math.min(availableParallelism(), 4)
/** @type {Result[]} */
const results = []
for (const kind of kinds) {
  const { tests, isTyped } = KINDS[kind]
  const own = all.filter(({ file }) => kindOf(file) === kind)
  const mutants = select(own, { count: count ?? KINDS[kind].count, seed, groupOf: flowOf })
  console.log(`${kind}: ${mutants.length} of ${own.length} mutants, seed ${seed}`)
  const wrong = isTyped
    ? await step('Checking the types of the mutants', () => mistyped(mutants))
    : new Set(/** @type {Mutant[]} */ ([]))
  results.push(...[...wrong].map((mutant) => ({ mutant, killedBy: 'the types' })))
  const compiled = mutants.filter((mutant) => !wrong.has(mutant))
  const judged = tests === 'browser' ? tryInBrowser(compiled) : tryHeadless(compiled, { tests, size })
  results.push(...(await judged))
}

/** @type {Record<string, string>} */
const accepted = JSON.parse(readFileSync(join(ROOT, LIVING), 'utf8'))
writeVerdicts(results, { accepted, folder: VERDICTS, groupOf: flowOf })
const names = new Set(all.map(({ name }) => name))
const isWhole = (/** @type {string} */ file) => positionals.length === 0 && files.has(file)
const gone = Object.keys(accepted).filter((name) => isWhole(name.split(' · ')[0] ?? '') && !names.has(name))
const leastOf = (/** @type {string} */ kind) => KINDS[kind]?.least ?? 1
const isGood = printReport(results, { accepted, gone, kindOf, groupOf: flowOf, leastOf })
console.log(`${Math.round((performance.now() - started) / 1000)} s`)
process.exitCode = isGood ? 0 : 1
