// npm run check: checks types, lint rules, formatting, that imports go one way, and that no folder has more lines than
// its budget.
import { checkFloors, checkLines, checkLint, checkTypes, report } from './lib/checks.mjs'

const [types, lint] = await Promise.all([checkTypes(), checkLint()])
report('types', types)
report('lint', lint)
const floors = await checkFloors()
report('floors', floors)
const lines = await checkLines()
report('lines', lines)
if (types.failed || lint.failed || floors.failed || lines.failed) process.exitCode = 1
