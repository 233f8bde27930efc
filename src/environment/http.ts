import { createFetch, FetchError } from 'ofetch'
import * as z from 'zod/mini'
import { type Failure, failed, type Result, succeeded } from '../../machines/common/result.ts'
import { CALL_LIMIT } from '../../machines/contract/limits.ts'
import type { Answer, BodyOf, Call, QueryOf } from '../../machines/contract/wire.ts'
import { failure } from '../../machines/contract/wire.ts'

/** The clock of the page, or a simulated one. */
export interface Clock {
  now(): number
  setTimeout(fn: () => void, milliseconds: number): number
  clearTimeout(id: number): void
}

export interface HttpOptions {
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  /** Base of the API without `/api`, and of the exchange data service. */
  readonly apiHost: string
  readonly exchangeData: string
  /** The name of the header that bears the key of a call that moves money, or `none`. */
  readonly idempotencyHeader: string
  /** The stored token, empty for a guest. */
  readonly token: () => string
  /** Hears of a 401 to a call that bore this token. */
  readonly onRefused: (token: string) => void
}

/** What one sending of a call bears beside the row of the table. */
export interface CallOptions<C extends Call> {
  readonly body?: BodyOf<C>
  readonly query?: QueryOf<C>
  readonly params?: Readonly<Record<string, string>>
  /** Aborts the call when the state that asked is left. */
  readonly signal: AbortSignal
  /** The idempotency key of a call that moves money. */
  readonly key?: string
  /** Bears this token instead of the stored one, for a log-out whose session is gone already. */
  readonly token?: string
}

export interface Http {
  /**
   * Makes one call of the contract. Resolves with the decoded answer or the failure; rejects only when it was
   * aborted or something unexpected happened. A read that got no answer is tried once more, nothing else is.
   */
  send<C extends Call>(call: C, options: CallOptions<C>): Promise<Result<Answer<C>>>
}

interface Raw {
  readonly status: number
  readonly text: string
}

function firstWords(words: string | readonly string[]): string {
  return typeof words === 'string' ? words : (words[0] ?? '')
}

/** A part of a body, undefined where it is not as it should be: the other parts still speak. */
function partOf<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> | undefined {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? parsed.data : undefined
}

function refusal(status: number, body: unknown): Failure {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const error = partOf(failure.shape.error, said.error)
  const message = partOf(failure.shape.message, said.message) || error
  const fields = Object.entries(partOf(failure.shape.errors, said.errors) ?? {})
    .map(([field, words]) => [field, firstWords(words)])
    .filter(([, words]) => words)
  return {
    kind: 'refused',
    status,
    ...(message ? { message } : {}),
    ...(error && error !== message ? { error } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function saysNo(body: unknown): boolean {
  const success = typeof body === 'object' && body !== null && 'success' in body ? body.success : true
  return success === false || success === 0 || success === '0' || success === 'false'
}

function addressOf(
  call: Call,
  { params, query }: Pick<CallOptions<Call>, 'params' | 'query'>,
  options: HttpOptions,
) {
  const base = call.kind === 'odds' ? options.exchangeData : `${options.apiHost}/api`
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const encoded = z.encode(call.query, query as never) as Record<string, unknown> | undefined
  const pairs = Object.entries(encoded ?? {}).map(([name, value]) => [name, String(value)])
  return `${base}${path}${pairs.length > 0 ? `?${new URLSearchParams(pairs as string[][])}` : ''}`
}

/** Reads the body at once, so that a connection lost in the midst of it counts as no answer. */
function readingWhole(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const text = await response.text()
    return new Response(text || null, { status: response.status, headers: response.headers })
  }
}

/** `fetch` rejects with a TypeError where no answer came; anything else is not the network's doing. */
function isLost(error: unknown): boolean {
  return error instanceof FetchError && error.cause instanceof TypeError
}

/** Makes the calls of the contract over ofetch. */
export function createHttp(options: HttpOptions): Http {
  const request = createFetch({ fetch: readingWhole(options.fetch), Headers, AbortController })

  async function ask(call: Call, given: CallOptions<Call>, token: string, signal: AbortSignal): Promise<Raw> {
    const headers: Record<string, string> = { Accept: 'application/json' }
    if (call.method !== 'GET') headers['Content-Type'] = 'application/json'
    if (token) headers.Authorization = `Bearer ${token}`
    if (given.key && options.idempotencyHeader !== 'none') headers[options.idempotencyHeader] = given.key
    const response = await request.raw(addressOf(call, given, options), {
      method: call.method,
      headers,
      ...(call.method === 'GET'
        ? {}
        : { body: JSON.stringify(z.encode(call.body, (given.body ?? {}) as never)) }),
      signal,
      credentials: 'omit',
      responseType: 'text',
      ignoreResponseError: true,
      retry: call.method === 'GET' && call.kind === 'read' ? 1 : 0,
      retryStatusCodes: [500],
    })
    return { status: response.status, text: String(response._data ?? '') }
  }

  return {
    async send(call, given) {
      const token = call.auth === 'none' ? '' : (given.token ?? options.token())
      if (call.auth === 'bearer' && !token) return failed({ kind: 'signedOut' })
      // The clock's own limit: ofetch 1.5 ignores `timeout` where it is given a signal.
      const limit = new AbortController()
      const timer = options.clock.setTimeout(() => limit.abort(), CALL_LIMIT[call.kind])
      let raw: Raw
      try {
        raw = await ask(call, given, token, AbortSignal.any([given.signal, limit.signal]))
      } catch (error) {
        if (given.signal.aborted) throw error
        if (limit.signal.aborted) return failed({ kind: 'timedOut' })
        if (isLost(error)) return failed({ kind: 'lost' })
        throw error
      } finally {
        options.clock.clearTimeout(timer)
      }

      const json = parseJson(raw.text)
      if (raw.status === 401 && token) options.onRefused(token)
      if (raw.status < 200 || raw.status >= 300 || saysNo(json)) return failed(refusal(raw.status, json))
      const parsed = z.safeParse(call.response, json)
      return parsed.success ? succeeded(parsed.data as Answer<typeof call>) : failed({ kind: 'unreadable' })
    },
  }
}
