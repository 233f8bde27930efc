import { CONTRACT_VERSION } from '../version.ts'
import { checkCall } from './checks.ts'
import type { Reply } from './client.ts'
import type { CallName, CallReport, CheckedName, Options, Problem, Report } from './conformance.types.ts'
import { statusProblem } from './judge.ts'
import { corsProblems } from './origin.ts'
import { requests } from './requests.ts'
import { UsageError } from './usageError.ts'
import { isOfNothing, Visit } from './visit.ts'

const CAPTCHA = 'captcha'

/** Returns the names if all of them can be checked; throws a UsageError if the contract has no such call. */
export function requireNames(names: readonly string[]): CheckedName[] {
  const unknown = names.find((name) => !Object.hasOwn(requests, name) && name !== CAPTCHA)
  if (unknown !== undefined) throw new UsageError(`The contract has no call ${JSON.stringify(unknown)}.`)
  return names as CheckedName[]
}

/** Checks a backend one call at a time. Without `write`, it changes nothing but the account's sessions. */
export async function checkBackend(options: Options): Promise<Report> {
  const visit = new Visit(options, requests)
  const isAsked = (name: CheckedName) => options.only?.includes(name) ?? true
  const calls = isAsked(CAPTCHA) ? [await checkCaptcha(visit)] : []
  for (const name of Object.keys(requests) as CallName[]) {
    if (isAsked(name)) calls.push(await checkCall(visit, name))
  }
  const checks = calls.flatMap((call) => call.checks)
  const failed = checks.filter(({ problems }) => problems.length > 0).length
  const skipped = checks.filter((check) => check.skipped !== undefined).length
  const { base, write } = options
  const general = isAsked('general') ? await visit.answerOf('general') : undefined
  const operator = (general && (await options.remarks?.(options, general.general))) ?? []
  return {
    contract: CONTRACT_VERSION,
    base,
    write,
    calls,
    operator,
    passed: checks.length - failed - skipped,
    failed,
    skipped,
  }
}

async function checkCaptcha(visit: Visit): Promise<CallReport> {
  const call = { method: 'GET', path: '/captcha', kind: 'read' } as const
  const answer = await visit.client.send(call, { query: { key: 'conformance' } })
  const problems = [...pictureProblems(answer), ...corsProblems(visit, answer)]
  const isMissing = isOfNothing(answer.status)
  return { name: CAPTCHA, line: 'GET /captcha', isMissing, checks: [{ name: 'its answer', problems }] }
}

function pictureProblems(answer: Reply): Problem[] {
  if (answer.status !== 200) return [statusProblem(answer, '200')]
  const type = answer.headers.get('content-type') ?? 'missing'
  return type.startsWith('image/')
    ? []
    : [{ aspect: 'shape', text: `Content-Type is ${type}; expected a picture.` }]
}
