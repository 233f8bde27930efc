import { TroubleError } from '../lib/trouble.mjs'
import { checkCall } from './checks.ts'
import { isReply } from './client.ts'
import type { CallName, CallReport, Options, Report } from './conformance.types.ts'
import { corsProblems } from './origin.ts'
import { requests } from './requests.ts'
import { Visit } from './visit.ts'

/** Returns the names of calls; throws a TroubleError where the contract has no such call. */
export function requireNames(names: readonly string[]): CallName[] {
  const unknown = names.find((name) => !Object.hasOwn(requests, name))
  if (unknown !== undefined) throw new TroubleError(`The contract has no call ${JSON.stringify(unknown)}.`)
  return names as CallName[]
}

/** Checks a backend call by call, one after the other. Without `write` it changes nothing but the account's sessions. */
export async function checkBackend(options: Options): Promise<Report> {
  const visit = new Visit(options)
  const calls: CallReport[] = []
  if (!options.only) calls.push(await checkCaptcha(visit))
  for (const name of Object.keys(requests) as CallName[]) {
    if (!options.only || options.only.includes(name)) calls.push(await checkCall(visit, name))
  }
  const checks = calls.flatMap((call) => call.checks)
  const failed = checks.filter(({ problems }) => problems.length > 0).length
  const skipped = checks.filter((check) => check.skipped !== undefined).length
  const { base, write } = options
  return { base, write, calls, passed: checks.length - failed - skipped, failed, skipped }
}

/** The picture of a captcha is not in the table, because it is not JSON. */
async function checkCaptcha(visit: Visit): Promise<CallReport> {
  const call = { method: 'GET', path: '/captcha', kind: 'read' } as const
  const answer = await visit.client.send(call, { query: { key: 'conformance' } })
  const type = isReply(answer) ? (answer.headers.get('content-type') ?? 'missing') : ''
  const problems = !isReply(answer)
    ? [{ aspect: 'status' as const, text: `There is no answer: ${answer.lost}.` }]
    : answer.status !== 200
      ? [{ aspect: 'status' as const, text: `The status is ${answer.status}; expected 200.` }]
      : type.startsWith('image/')
        ? corsProblems(visit, answer)
        : [{ aspect: 'shape' as const, text: `Content-Type is ${type}; expected an image.` }]
  return { name: 'captcha', line: 'GET /captcha', checks: [{ name: 'its answer', problems }] }
}
