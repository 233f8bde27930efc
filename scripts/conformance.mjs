// npm run conformance -- --base URL: checks any backend against the contract, call by call. It only reads,
// unless --write is given. The exit code is 1 if a call does not conform.
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { importModule } from './lib/importModule.mjs'
import { TroubleError } from './lib/trouble.mjs'

const USAGE = `npm run conformance -- --base URL [options]

  --base URL             the backend, without /api
  --exchange-data URL    the exchange data service; by default /exchange-data of the backend
  --username NAME        the test account; its password is asked for, or is in CONFORMANCE_PASSWORD
  --write                also sends what changes data; without --username it signs a new account up
  --code CODE            the code that the backend accepts from the account, for verifications; \`ask\` asks for each
  --only NAMES           checks these calls only, by their names in docs/openapi.json, separated by commas
  --origin URL           the site's origin, where it is not the backend's: checks CORS too
  --idempotency-header NAME   \`none\` where the backend knows none
  --json FILE            writes the report as JSON too`

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    'exchange-data': { type: 'string' },
    username: { type: 'string' },
    write: { type: 'boolean', default: false },
    code: { type: 'string' },
    only: { type: 'string' },
    origin: { type: 'string' },
    'idempotency-header': { type: 'string', default: 'Idempotency-Key' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(USAGE)
else process.exitCode = await check()

/** @param {string} option @param {string | undefined} text @returns {string} the address without trailing slashes */
function addressOf(option, text) {
  if (!text || !/^https?:/.test(text) || !URL.canParse(text))
    throw new TroubleError(`--${option} needs an address.\n\n${USAGE}`)
  return text.replace(/\/+$/, '')
}

/** @param {string} question @returns {Promise<string>} */
async function ask(question) {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await lines.question(question)).trim()
  } finally {
    lines.close()
  }
}

/** @returns {Promise<number>} the exit code */
async function check() {
  const base = addressOf('base', values.base)
  const exchangeData = addressOf('exchange-data', values['exchange-data'] ?? `${base}/exchange-data`)
  const origin = values.origin && new URL(addressOf('origin', values.origin)).origin
  const { username, code } = values
  const password = username && (process.env.CONFORMANCE_PASSWORD ?? (await ask(`Password of ${username}: `)))
  const { checkBackend, requireNames } = await importModule('/scripts/conformance/conformance.ts')
  const { reportText } = await importModule('/scripts/conformance/report.ts')
  const report = await checkBackend({
    base,
    exchangeData,
    origin,
    write: values.write,
    account: username ? { username, password, isOwn: false } : undefined,
    only: values.only && requireNames(values.only.split(',')),
    idempotencyHeader: values['idempotency-header'],
    readCode: async () => (code === 'ask' ? await ask('The code that was sent: ') : code) || undefined,
    fetch,
  })
  console.log(reportText(report))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
  return report.failed > 0 || report.passed === 0 ? 1 : 0
}
