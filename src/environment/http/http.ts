import { readAroundOddRows } from '@tiya/contract/oddRows'
import { CALL_LIMIT } from '@tiya/contract/timeLimits'
import type { Answer, BodyOf, Call, QueryOf } from '@tiya/contract/wire'
import { failure, isUnsuccessful } from '@tiya/contract/wire'
import { failed, succeeded } from '@tiya/ports/result'
import { createFetch, FetchError } from 'ofetch'
import * as z from 'zod/mini'
import type { Failure, Result } from '#machines/common/result.ts'
import { cacheModeOf, KEPT } from '../offline/kept.ts'
import type { Renewals } from '../offline/renewals.ts'
import { parseJson } from '../storage/parseJson.ts'
import type { Report } from './defect.ts'
import { LastAnswers } from './lastAnswers.ts'
import { withBody } from './withBody.ts'

/** The page's clock or a simulated one. Times are milliseconds. */
export interface Clock {
  now(): number
  setTimeout(fn: () => void, milliseconds: number): number
  clearTimeout(id: number): void
}

export interface HttpOptions {
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  /** Base address of the API, without `/api`. */
  readonly apiHost: string
  /** Base address of the exchange data service. */
  readonly exchangeData: string
  /** Name of the header for the idempotency key of a money call, or `none`. */
  readonly idempotencyHeader: string
  /** Returns the code of the language in which the API is to answer. */
  readonly language: () => string
  /** Returns the stored token, or an empty string for a guest. */
  readonly token: () => string
  /** Called with the token of a call whose response was a 401, if it is still the stored one. */
  readonly onUnauthorized: (token: string) => void
  /** Called whenever a server has answered, whatever it said, with the time at which the call was sent. */
  readonly onAnswered?: (sentAt: number) => void
  /** Called likewise for the API's answers, with their `Date` header if it can be read. */
  readonly onDated?: (date: string | null, sentAt: number) => void
  /** The answers that are newer than those of the last visit, where a worker keeps any. */
  readonly renewals?: Renewals
  readonly report: Report
}

/** The signal of a call that is answered although its screen is left: what it changes can't be taken back. */
export const LASTING: AbortSignal = new AbortController().signal

/** What a request needs in addition to its row of the call table. */
export interface CallOptions<C extends Call> {
  readonly body?: BodyOf<C>
  readonly query?: QueryOf<C>
  readonly params?: Readonly<Record<string, string>>
  /** Aborts the request when the machine leaves the state that started it, or `LASTING`. */
  readonly signal: AbortSignal
  /** Idempotency key of a money call. */
  readonly key?: string
  /** The address to send the call to, instead of its path below the base address. */
  readonly address?: string
  /** Sent instead of the stored token, for a logout whose session is already cleared. */
  readonly token?: string
  /** Asks the server even if there is an answer of the last visit. */
  readonly fresh?: boolean
}

export interface Http {
  /**
   * Sends one call of the contract. Resolves with the decoded response or a failure; rejects only if the call is
   * aborted or an unexpected error occurs. A read without a response is retried once.
   */
  send<C extends Call>(call: C, options: CallOptions<C>): Promise<Result<Answer<C>>>
  /**
   * Calls `take` when there is a newer answer to a call than that of the last visit. One that can't be read counts as
   * none. Returns a function that ends that.
   */
  renewed<C extends Call>(call: C, query: QueryOf<C>, take: (answer: Answer<C>) => void): () => void
}

interface RawResponse {
  readonly status: number
  readonly text: string
  /** Milliseconds to wait before the next call, if a header names them. */
  readonly retryAfter?: number | undefined
  /** True for an answer of the last visit. */
  readonly isKept: boolean
}

/** Returns the first text about each field. One that can't be read hides no other. */
function fieldTexts(errors: unknown): [string, string][] {
  const fields = z.safeParse(z.record(z.string(), z.unknown()), errors).data ?? {}
  return Object.entries(fields).flatMap(([field, given]) => {
    const text = [given].flat().find((one) => typeof one === 'string' && one !== '')
    return text === undefined ? [] : [[field, text as string]]
  })
}

/** The longest wait that is honoured, in milliseconds: a day. Timers count to 24 days. */
const LONGEST_WAIT = 86_400_000

/** Returns the milliseconds that a server asks to wait: seconds or a date, by its own clock where that can be read. */
function retryAfterOf({ headers }: Response, now: number): number | undefined {
  const given = headers.get('Retry-After')?.trim() ?? ''
  const servers = Date.parse(headers.get('Date') ?? '')
  const wait = /^\d+$/.test(given)
    ? Number(given) * 1_000
    : Date.parse(given) - (Number.isNaN(servers) ? now : servers)
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST_WAIT, Math.max(0, wait))
}

function refusedBy({ status, retryAfter }: Omit<RawResponse, 'isKept'>, body: unknown): Failure {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  // One malformed field must not hide the others.
  const error = z.safeParse(failure.shape.error, given.error).data
  const message = z.safeParse(failure.shape.message, given.message).data || error
  const fields = fieldTexts(given.errors)
  return {
    kind: 'refused',
    status,
    ...(message ? { message } : {}),
    ...(error && error !== message ? { error } : {}),
    ...((status === 429 || status === 503) && retryAfter !== undefined ? { retryAfter } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  }
}

function addressOf(
  call: Call,
  { params, query, address }: Partial<Pick<CallOptions<Call>, 'params' | 'query' | 'address'>>,
  options: HttpOptions,
) {
  if (address) return address
  const base = call.kind === 'odds' ? options.exchangeData : `${options.apiHost}/api`
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const encoded = z.encode(call.query, query as never) as Record<string, unknown> | undefined
  const pairs = Object.entries(encoded ?? {}).map(([name, value]) => [name, String(value)])
  return `${base}${path}${pairs.length > 0 ? `?${new URLSearchParams(pairs as string[][])}` : ''}`
}

/** Returns true for a network error, which `fetch` reports as a TypeError. */
function isLost(error: unknown): boolean {
  return error instanceof FetchError && error.cause instanceof TypeError
}

/** Returns a client for the calls of the contract, based on ofetch. */
export function createHttp(options: HttpOptions): Http {
  const answers = new LastAnswers()
  const http = createFetch({ fetch: withBody(options.fetch), Headers, AbortController })

  async function request(
    call: Call,
    address: string,
    given: CallOptions<Call>,
    token: string,
    signal: AbortSignal,
  ): Promise<RawResponse> {
    const headers = new Headers({ Accept: 'application/json' })
    headers.set('Accept-Language', options.language())
    if (call.method !== 'GET') headers.set('Content-Type', 'application/json')
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (given.key && options.idempotencyHeader !== 'none') headers.set(options.idempotencyHeader, given.key)
    const sentAt = options.clock.now()
    const response = await http.raw(address, {
      method: call.method,
      headers,
      ...(call.method === 'GET'
        ? {}
        : { body: JSON.stringify(z.encode(call.body, (given.body ?? {}) as never)) }),
      signal,
      credentials: 'omit',
      cache: cacheModeOf(`/api${call.path}`, headers, given.fresh),
      responseType: 'text',
      ignoreResponseError: true,
      retry: call.method === 'GET' && call.kind === 'read' ? 1 : 0,
      retryStatusCodes: [500],
    })
    const isKept = response.headers.has(KEPT)
    if (!isKept && call.kind !== 'odds') options.onDated?.(response.headers.get('Date'), sentAt)
    if (!isKept) options.onAnswered?.(sentAt)
    const retryAfter = retryAfterOf(response, options.clock.now())
    return { status: response.status, text: String(response._data ?? ''), isKept, retryAfter }
  }

  function read<C extends Call>(
    call: C,
    address: string,
    raw: Omit<RawResponse, 'isKept'>,
  ): Result<Answer<C>> {
    const { status, text } = raw
    const isFine = status >= 200 && status < 300
    const known = isFine && answers.find(call, address, text)
    if (known) return succeeded(known.answer as Answer<C>)
    const json = parseJson(text)
    if (!isFine || isUnsuccessful(json)) return failed(refusedBy(raw, json))
    const parsed = z.safeParse(call.response, json)
    if (parsed.success) {
      answers.keep({ call, address, text, answer: parsed.data })
      return succeeded(parsed.data as Answer<C>)
    }
    const { value, odd, unknown, isPart } = readAroundOddRows(call.response, json)
    for (const path of unknown) options.report({ kind: 'odd field', call, path: path.split('.') })
    for (const path of odd) options.report({ kind: 'odd row', call, path: path.split('.') })
    if (value === undefined || isPart)
      options.report({ kind: 'odd answer', call, path: parsed.error.issues[0]?.path ?? [] })
    return value === undefined ? failed({ kind: 'unreadable' }) : succeeded(value as Answer<C>)
  }

  const client: Http = {
    async send(call, given) {
      const token = call.auth === 'none' ? '' : (given.token ?? options.token())
      if (call.auth === 'bearer' && !token) return failed({ kind: 'signedOut' })
      // ofetch 1.5 ignores `timeout` if a signal is given.
      const limit = new AbortController()
      const timer = options.clock.setTimeout(() => limit.abort(), CALL_LIMIT[call.kind])
      // Browsers from before 2024 lack `AbortSignal.any`.
      const abort = () => limit.abort(given.signal.reason)
      given.signal.addEventListener('abort', abort)
      if (given.signal.aborted) abort()
      const address = addressOf(call, given, options)
      let raw: RawResponse
      try {
        raw = await request(call, address, given, token, limit.signal)
      } catch (error) {
        if (given.signal.aborted) throw error
        if (limit.signal.aborted) return failed({ kind: 'timedOut' })
        if (isLost(error)) return failed({ kind: 'lost' })
        throw error
      } finally {
        options.clock.clearTimeout(timer)
        given.signal.removeEventListener('abort', abort)
      }

      // Another tab may have stored a newer token that this one does not know about yet.
      if (raw.status === 401 && token && token === options.token()) options.onUnauthorized(token)
      // A guest may read it, too.
      const isOpen = call.auth === 'optional' && call.method === 'GET'
      if (raw.status === 401 && token && isOpen && !options.token()) return client.send(call, given)
      const answer = read(call, address, raw)
      // An answer that an older build kept, which this one can't read.
      return raw.isKept && !answer.ok ? client.send(call, { ...given, fresh: true }) : answer
    },
    renewed(call, query, take) {
      const address = addressOf(call, { query }, options)
      const hear = (text: string) => {
        // A guest's, from another tab.
        if (call.auth !== 'none' && options.token()) return
        const answer = read(call, address, { status: 200, text })
        if (answer.ok) take(answer.value)
      }
      const end = options.renewals?.(address, options.language(), hear)
      return () => end?.()
    },
  }
  return client
}
