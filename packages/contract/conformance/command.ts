import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { checkBackend, requireNames } from './conformance.ts'
import type { Options } from './conformance.types.ts'
import { reportText } from './report.ts'
import { UsageError } from './usageError.ts'

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

function readOptions(args: readonly string[]) {
  return parseArgs({
    args: [...args],
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
  }).values
}

/** Returns the address without trailing slashes. */
function addressOf(option: string, text: string | undefined): string {
  if (!text || !/^https?:/.test(text) || !URL.canParse(text))
    throw new UsageError(`--${option} needs an address.\n\n${USAGE}`)
  return new URL(text).href.replace(/\/+$/, '')
}

/** Throws if nothing answers there, rather than once for each call. */
async function requireReachable(base: string): Promise<void> {
  await fetch(base).catch((error) => {
    throw new UsageError(`Nothing answers at ${base}: ${error.cause?.message ?? error.message}.`)
  })
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await lines.question(question)).trim()
  } finally {
    lines.close()
  }
}

async function check(args: readonly string[], remarks: Options['remarks']): Promise<number> {
  const values = readOptions(args)
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const base = addressOf('base', values.base)
  const { username, code } = values
  const passwordOf = async (name: string) =>
    process.env.CONFORMANCE_PASSWORD ?? (await ask(`Password of ${name}: `))
  const options: Options = {
    base,
    exchangeData: addressOf('exchange-data', values['exchange-data'] ?? `${base}/exchange-data`),
    origin: values.origin && new URL(addressOf('origin', values.origin)).origin,
    write: values.write,
    account: username ? { username, password: await passwordOf(username), isOwn: false } : undefined,
    only: values.only === undefined ? undefined : requireNames(values.only.split(',')),
    idempotencyHeader: values['idempotency-header'],
    readCode: async () => (code === 'ask' ? await ask('The code that was sent: ') : code) || undefined,
    fetch,
    remarks,
  }
  await requireReachable(base)
  const report = await checkBackend(options)
  console.log(reportText(report))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
  return report.failed > 0 || report.passed === 0 ? 1 : 0
}

/**
 * Checks a backend as the options of a command line say, and prints the report.
 *
 * @param remarks what else to look at, such as the files of a site
 * @returns the exit code: 1 if a call does not conform, or an option can't be used
 */
export async function conformance(args: readonly string[], remarks?: Options['remarks']): Promise<number> {
  try {
    return await check(args, remarks)
  } catch (error) {
    const isUsage = error instanceof UsageError || /^ERR_PARSE_ARGS_/.test(Object(error).code)
    if (!isUsage) throw error
    console.error((error as Error).message)
    return 1
  }
}
