import type { Call } from '../wire.ts'
import type { Reply } from './client.ts'
import type { Problem } from './conformance.types.ts'
import { statusProblem } from './judge.ts'
import type { Visit } from './visit.ts'

const ALLOWED_HEADERS = ['authorization', 'content-type', 'idempotency-key']

/** Returns why a page of the other origin can't read a response; empty if the site has the backend's origin. */
export function corsProblems({ options: { origin } }: Visit, answer: Reply): Problem[] {
  if (!origin || answer.status === 0) return []
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return []
  return problem(
    `Access-Control-Allow-Origin is ${allowed ?? 'missing'} with status ${answer.status}; expected * or ${origin}.`,
  )
}

/** Returns why a browser wouldn't send a call from a page of the other origin. */
export async function preflightProblems(visit: Visit, call: Call): Promise<Problem[]> {
  const answer = await visit.client.preflight(call)
  if (answer.status < 200 || answer.status > 299) return [statusProblem(answer, 'a 2xx')]
  const methods = listOf(answer, 'access-control-allow-methods')
  const headers = listOf(answer, 'access-control-allow-headers')
  // Browsers need no permission for GET and POST.
  const isMethodAllowed = /^(GET|POST)$/.test(call.method) || methods.includes(call.method.toLowerCase())
  const missing = ALLOWED_HEADERS.filter((name) => !headers.includes(name))
  return [
    ...corsProblems(visit, answer),
    ...(isMethodAllowed ? [] : problem(`A preflight does not allow ${call.method}.`)),
    ...(missing.length > 0 ? problem(`A preflight does not allow the headers ${missing.join(', ')}.`) : []),
  ]
}

function listOf({ headers }: Reply, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase())
}

function problem(text: string): Problem[] {
  return [{ aspect: 'CORS', text }]
}
