import type { Call } from '../wire.ts'
import type { Reply, Sent } from './client.ts'
import type { CallName, CallReport, Check, Problem } from './conformance.types.ts'
import { followUps } from './followUps.ts'
import { sendThrice } from './idempotency.ts'
import { accepts, answerProblems, isRefusal, isSuccess, refusalProblems, wordsOf } from './judge.ts'
import { corsProblems, preflightProblems } from './origin.ts'
import { requests } from './requests.ts'
import { Skipped } from './skipped.ts'
import { CALLS, type Visit } from './visit.ts'

/** Reads that may be refused, with a message that the site shows. */
const REFUSING_READS = new Set<CallName>(['withdrawCheck', 'walletNumber', 'depositLimits'])

const UNKNOWN_TOKEN = 'a-token-that-nobody-has'

/** Checks one call in every way that applies to it. */
export async function checkCall(visit: Visit, name: CallName): Promise<CallReport> {
  const call: Call = CALLS[name]
  const hindrance = visit.hindrance(name)
  const request = hindrance ? new Skipped(hindrance) : await sentOf(visit, name)
  const sent = request instanceof Skipped ? undefined : request
  const checks: Check[] = []
  if (request instanceof Skipped) checks.push({ name: 'its answer', problems: [], skipped: request.reason })
  else checks.push(...(await answerChecks(visit, name, request)))
  if (call.auth === 'bearer') checks.push(...(await tokenChecks(visit, name, sent)))
  if (call.auth === 'optional' && sent && call.kind === 'read')
    checks.push(await guestCheck(visit, name, sent))
  if (!accepts(call.body, {}) && !hindrance) checks.push(await emptyBodyCheck(visit, name))
  if (call.path.includes(':') && !hindrance) checks.push(await unknownIdCheck(visit, name))
  if (visit.options.origin)
    checks.push({ name: 'a preflight', problems: await preflightProblems(visit, call) })
  const isMissing = visit.isMissing(name)
  return {
    name,
    line: `${call.method} ${call.path}`,
    isMissing,
    checks: isMissing ? checks.map(withoutPraise) : checks,
  }
}

/** A refusal of what does not exist shows nothing. */
function withoutPraise(check: Check): Check {
  return check.problems.length > 0 || check.skipped ? check : { ...check, skipped: 'There is no such call.' }
}

async function sentOf(visit: Visit, name: CallName): Promise<Sent | Skipped> {
  const isForPlayers = CALLS[name].auth === 'bearer'
  if (isForPlayers && !(await visit.session())) return new Skipped(NO_SESSION)
  return requests[name](visit)
}

async function answerChecks(visit: Visit, name: CallName, sent: Sent): Promise<Check[]> {
  const isMoney = CALLS[name].kind === 'money' && visit.options.idempotencyHeader !== 'none'
  const [answer, ...keyChecks] = isMoney
    ? await sendThrice(visit, name, sent)
    : [await visit.send(name, sent)]
  visit.keep(name, answer)
  const check = answerCheck(visit, name, answer)
  const later =
    check.problems.length === 0 && !check.skipped ? await followUps[name]?.(visit, sent) : undefined
  return [check, ...keyChecks, ...(later ?? [])]
}

/** Refusing a call that changes data is not a problem, but it leaves no response to check. */
function answerCheck(visit: Visit, name: CallName, answer: Reply): Check {
  const { kind } = CALLS[name]
  const mayRefuse = (kind === 'send' || kind === 'money') && name !== 'login'
  if ((mayRefuse || REFUSING_READS.has(name)) && isRefusal(answer) && answer.status !== 401) {
    const problems = [...refusalProblems(answer), ...corsProblems(visit, answer)]
    const skipped = `It was refused with ${answer.status}: ${wordsOf(answer.body) ?? 'no message'}`
    return { name: 'its answer', problems, ...(problems.length === 0 && { skipped }) }
  }
  return checked(visit, 'its answer', answer, answerProblems(CALLS[name], answer))
}

/** Without `--write`, calls that change data are sent without a body, which a backend may check before the token. */
async function tokenChecks(visit: Visit, name: CallName, sent: Sent = {}): Promise<Check[]> {
  const checks: Check[] = []
  const tokens = { 'without a token': '', 'with an unknown token': UNKNOWN_TOKEN }
  for (const [title, token] of Object.entries(tokens)) {
    const answer = await visit.send(name, { ...sent, token })
    const looksAtBody = sent.body === undefined && [400, 422].includes(answer.status)
    const problems = refusalProblems(answer, [401]).map((problem) =>
      problem.aspect === 'status' ? { ...problem, aspect: '401' as const } : problem,
    )
    checks.push(
      looksAtBody && !accepts(CALLS[name].body, {})
        ? { name: title, problems: [], skipped: 'Its body is checked before its token.' }
        : checked(visit, title, answer, problems),
    )
  }
  return checks
}

async function guestCheck(visit: Visit, name: CallName, sent: Sent): Promise<Check> {
  const answer = await visit.send(name, { ...sent, token: '' })
  return checked(visit, 'as a guest', answer, answerProblems(CALLS[name], answer))
}

async function emptyBodyCheck(visit: Visit, name: CallName): Promise<Check> {
  const answer = await visit.send(name, { body: {} })
  if (lacksSession(name, answer)) return { name: 'with an empty body', problems: [], skipped: NO_SESSION }
  return checked(visit, 'with an empty body', answer, [
    ...refusalProblems(answer),
    ...(name === 'createPlayer' ? errorsProblems(answer) : []),
  ])
}

/** The sign-up form shows errors next to its fields. */
function errorsProblems(answer: Reply): Problem[] {
  const { errors } = (answer.body ?? {}) as { errors?: unknown }
  return isRefusal(answer) && (typeof errors !== 'object' || errors === null)
    ? [{ aspect: 'error form', text: 'errors is missing; expected messages by field.' }]
    : []
}

async function unknownIdCheck(visit: Visit, name: CallName): Promise<Check> {
  const params = Object.fromEntries(
    [...CALLS[name].path.matchAll(/:(\w+)/g)].map(([, param]) => [param ?? '', '999999999']),
  )
  const [title, answer] = ['with an unknown id', await visit.send(name, { params })]
  if (lacksSession(name, answer)) return { name: title, problems: [], skipped: NO_SESSION }
  // A backend may refuse or accept such a call, as long as the site can read the response.
  const problems = isSuccess(answer) ? answerProblems(CALLS[name], answer) : refusalProblems(answer)
  return checked(visit, title, answer, problems)
}

const NO_SESSION = 'There is no session.'

function lacksSession(name: CallName, answer: Reply): boolean {
  return CALLS[name].auth === 'bearer' && answer.status === 401
}

function checked(visit: Visit, name: string, answer: Reply, problems: readonly Problem[]): Check {
  return { name, problems: [...problems, ...corsProblems(visit, answer)] }
}
