// node conformance.mjs --base URL: checks any backend against the contract, call by call. It only reads, unless --write is
// given. The exit code is 1 if a call does not conform.
import { runnerImport } from 'vite'

// Node 20 does not read TypeScript.
const options = { root: import.meta.dirname, configFile: /** @type {const} */ (false) }
const { module } = await runnerImport('/conformance/command.ts', options)
process.exitCode = await module.conformance(process.argv.slice(2))
