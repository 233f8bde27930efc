// npm run check: checks types, lint rules and formatting.
import { checkLint, checkTypes, report } from './lib/checks.mjs'

const [types, lint] = await Promise.all([checkTypes(), checkLint()])
report('types', types)
report('lint', lint)
if (types.failed || lint.failed) process.exitCode = 1
