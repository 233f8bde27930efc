import { CALL_LIMIT } from '../timeLimits.ts'
import type { Call } from '../wire.ts'
import type { Options } from './conformance.types.ts'

/** What a call is sent with. Bodies and queries are in their wire format. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** An object to send as JSON, or the text of a body that isn't JSON. */
  readonly body?: object | string
  readonly token?: string | undefined
  readonly key?: string
}

/** A response, or that there was none. */
export interface Reply {
  /** 0 if there was none; `text` then says why. */
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Undefined if the text is empty or not JSON. */
  readonly body: unknown
  readonly isUtf8: boolean
}

export interface Client {
  /** Sends a call once. Redirects are not followed. */
  send(call: Pick<Call, 'method' | 'path' | 'kind'>, sent: Sent): Promise<Reply>
  /** Sends the preflight request that asks whether a page of the other origin may send a call. */
  preflight(call: Pick<Call, 'method' | 'path' | 'kind'>): Promise<Reply>
}

/** Returns a client that waits as long as the site does. */
export function createClient({ fetch, origin, idempotencyHeader, ...bases }: Options): Client {
  function addressOf({ path, kind }: Pick<Call, 'path' | 'kind'>, { params, query }: Sent): string {
    const base = kind === 'odds' ? bases.exchangeData : `${bases.base}/api`
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '0'))
    return `${base}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`
  }

  async function receive(address: string, limit: number, init: RequestInit): Promise<Reply> {
    try {
      const signal = AbortSignal.timeout(limit)
      const response = await fetch(address, { ...init, redirect: 'manual', signal })
      return replyOf(response.status, response.headers, await response.arrayBuffer())
    } catch (error) {
      const { name, message, cause } = error as Error
      const reason = `There is no answer: ${cause instanceof Error ? cause.message : message}.`
      const text = name === 'TimeoutError' ? `There is no answer within ${limit / 1000} s.` : reason
      return { status: 0, headers: new Headers(), text, body: undefined, isUtf8: true }
    }
  }

  return {
    send(call, sent) {
      const { body, token, key } = sent
      const headers = {
        Accept: 'application/json',
        ...(call.method !== 'GET' && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && idempotencyHeader !== 'none' && { [idempotencyHeader]: key }),
        ...(origin && { Origin: origin }),
      }
      const payload = typeof body === 'string' ? body : JSON.stringify(body ?? {})
      return receive(addressOf(call, sent), CALL_LIMIT[call.kind], {
        method: call.method,
        headers,
        ...(call.method !== 'GET' && { body: payload }),
      })
    },

    preflight(call) {
      return receive(addressOf(call, {}), CALL_LIMIT.read, {
        method: 'OPTIONS',
        headers: {
          Origin: origin ?? '',
          'Access-Control-Request-Method': call.method,
          'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
        },
      })
    },
  }
}

function replyOf(status: number, headers: Headers, bytes: ArrayBuffer): Reply {
  let isUtf8 = true
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    isUtf8 = false
  }
  const text = new TextDecoder().decode(bytes)
  return { status, headers, text, body: parsed(text), isUtf8 }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
