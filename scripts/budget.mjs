// npm run budget: writes the lines of each folder, and the bytes of the first load of the last build, into
// scripts/budget.json where they have become less, and prints both.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readBudget, weighFirstLoad, weighLines, writeBudget } from './lib/budget.mjs'
import { ROOT } from './lib/root.mjs'

const budget = readBudget()
const lines = weighLines(budget)
const firstLoad = existsSync(join(ROOT, 'dist/index.html')) ? weighFirstLoad() : budget.firstLoad
for (const [name, weight] of Object.entries({ ...lines, firstLoad }))
  console.log(`${name.padEnd(10)} ${String(weight).padStart(7)} of ${budget.lines[name] ?? budget.firstLoad}`)
writeBudget({
  ...budget,
  lines: Object.fromEntries(
    Object.entries(budget.lines).map(([name, allowed]) => [name, Math.min(allowed, lines[name] ?? allowed)]),
  ),
  firstLoad: Math.min(budget.firstLoad, firstLoad),
})
