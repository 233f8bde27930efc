import { failed, type Result, succeeded } from '@tiya/ports/result'
import type { App, PlainEnvironment, PlainTypes } from '../src/app.ts'
import { PLAIN } from '../src/app.ts'

/** The app of the toys. */
export const TOYS: App<PlainTypes> = { ...PLAIN, base: '/api' }

export type Answered<Value> = Result<Value, { readonly kind: 'refused' | 'lost' | 'timedOut' }>

const LIMIT = 15_000

/** Sends a call, `METHOD /path`: a read that is lost once more, and none for longer than its time limit. */
export async function ask<Value>(
  { fetch, clock }: PlainEnvironment,
  call: string,
  signal: AbortSignal,
  body?: object,
): Promise<Answered<Value>> {
  const [method = '', path] = call.split(' ')
  const limit = new AbortController()
  const timer = clock.setTimeout(() => limit.abort(), LIMIT)
  const either = AbortSignal.any([signal, limit.signal])
  const attempt = () =>
    fetch(`/api${path}`, { method, signal: either, ...(body && { body: JSON.stringify(body) }) })
  try {
    const answer = await attempt().catch((error) => {
      if (either.aborted || method !== 'GET') throw error
      return attempt()
    })
    return answer.ok ? succeeded((await answer.json()) as Value) : failed({ kind: 'refused' })
  } catch {
    return failed({ kind: limit.signal.aborted ? 'timedOut' : 'lost' })
  } finally {
    clock.clearTimeout(timer)
  }
}
