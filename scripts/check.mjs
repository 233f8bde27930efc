// npm run check: checks types, lint rules, formatting, and that no folder has more lines than its budget.
import { checkLines, checkLint, checkTypes, report } from './lib/checks.mjs'

const [types, lint] = await Promise.all([checkTypes(), checkLint()])
report('types', types)
report('lint', lint)
const lines = await checkLines()
report('lines', lines)
if (types.failed || lint.failed || lines.failed) process.exitCode = 1
