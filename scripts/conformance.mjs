// npm run conformance -- --base URL: checks any backend against the contract, call by call, and the configuration and the
// operator's folder of the site that it serves. It only reads, unless --write is given. The exit code is 1 if a call does
// not conform.
import { importModule } from './lib/importModule.mjs'

const { conformance } = await importModule('/packages/contract/conformance/command.ts')
const { remarksOn } = await importModule('/scripts/conformance/remarks.ts')
process.exitCode = await conformance(process.argv.slice(2), remarksOn)
