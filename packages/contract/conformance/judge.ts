import * as z from 'zod/mini'
import { type Call, failure, isUnsuccessful } from '../wire.ts'
import type { Reply } from './client.ts'
import type { Problem } from './conformance.types.ts'
import { misfits } from './shape.ts'

/** Returns what is wrong with a response that must be a success. */
export function answerProblems(call: Pick<Call, 'response'>, answer: Reply): Problem[] {
  const { status, body } = answer
  if (status < 200 || status > 299) return [statusProblem(answer, 'a success')]
  if (isUnsuccessful(body))
    return [{ aspect: 'status', text: `\`success\` is false with status ${status}${saying(body)}.` }]
  return [...bodyProblems(answer, 'shape'), ...shapeProblems(call.response, answer, 'shape')]
}

/** Returns what is wrong with a response that must be a refusal with one of these statuses, by default any 4xx. */
export function refusalProblems(answer: Reply, statuses?: readonly number[]): Problem[] {
  const isExpected = statuses ? statuses.includes(answer.status) : isRefusal(answer)
  if (!isExpected) return [statusProblem(answer, statuses?.join(' or ') ?? 'a 4xx')]
  return [...bodyProblems(answer, 'error form'), ...shapeProblems(failure, answer, 'error form')]
}

export function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success
}

/** Returns true if the backend refused the call with a 4xx status: neither a success nor a server error. */
export function isRefusal({ status }: Reply): boolean {
  return status >= 400 && status <= 499
}

/** Returns true for a success as the site sees it. */
export function isSuccess({ status, body }: Reply): boolean {
  return status >= 200 && status <= 299 && !isUnsuccessful(body)
}

/** Returns the message of a failure, if it has one. */
export function wordsOf(body: unknown): string | undefined {
  const { message, error } = (body ?? {}) as Record<string, unknown>
  return [message, error].find((one): one is string => typeof one === 'string' && one !== '')
}

/** Returns the problem with a status that was not expected, or with a call that got no response. */
export function statusProblem({ status, text, body }: Reply, expected: string): Problem {
  const found = `The status is ${status}; expected ${expected}${saying(body)}.`
  return { aspect: 'status', text: status === 0 ? text : found }
}

function saying(body: unknown): string {
  const words = wordsOf(body)
  return words === undefined ? '' : `: ${JSON.stringify(words)}`
}

function bodyProblems({ isUtf8, text, body }: Reply, aspect: Problem['aspect']): Problem[] {
  if (!isUtf8) return [{ aspect, text: 'The body is not UTF-8.' }]
  if (text.trim() === '') return [{ aspect, text: 'The body is empty.' }]
  return body === undefined
    ? [{ aspect, text: `The body is not JSON: ${JSON.stringify(text.slice(0, 40))}.` }]
    : []
}

function shapeProblems(schema: z.core.$ZodType, { body }: Reply, aspect: Problem['aspect']): Problem[] {
  return body === undefined ? [] : misfits(schema, body).map((text) => ({ aspect, text }))
}
