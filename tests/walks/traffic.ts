import { createHash } from 'node:crypto'
import type { Call } from '@tiya/contract/wire'
import * as z from 'zod/mini'
import { callsAt, lineOf } from '../site/calls.ts'

/** A request of the site, before its response. */
export interface Request {
  readonly method: string
  /** Path with query. */
  readonly address: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** The outcome of a money call, as the site sees it. */
export type Outcome = 'known' | 'unknown'

interface MoneyCall {
  readonly line: string
  readonly form: string
  outcome: Outcome | undefined
}

/** Returns the contract's call that a request matches; of two with one address, the one with the request's query. */
export function callOfRequest({ method, address }: Pick<Request, 'method' | 'address'>): Call | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const query = Object.fromEntries(searchParams)
  const found = callsAt(method, pathname)
  const asked = found.filter((call) => z.safeParse(call.query, query).success)
  return asked.find(({ auth }) => auth === 'none') ?? asked[0] ?? found[0]
}

const isCallAddress = (address: string) => /^\/(api|exchange-data)\//.test(address)

/** Checks the requests of one player's site: where the token goes, and that no money call is sent twice. */
export class Traffic {
  /** The broken rules, in order. */
  readonly violations: { invariant: string; message: string }[] = []
  /** How often each call of the contract was made. */
  readonly made = new Map<string, number>()
  /** The tokens that the server has issued. */
  readonly #tokens = new Set<string>()
  readonly #money = new Map<string, MoneyCall>()

  addToken(token: string): void {
    this.#tokens.add(token)
  }

  /** Returns true if a text contains a token. */
  holdsToken(text: string): boolean {
    return [...this.#tokens].some((token) => text.includes(token) || text.includes(encodeURIComponent(token)))
  }

  /** Checks a request. Call the returned function with what the site saw. */
  see(request: Request): (outcome: Outcome) => void {
    const call = callOfRequest(request)
    if (call) this.made.set(lineOf(call), (this.made.get(lineOf(call)) ?? 0) + 1)
    else if (isCallAddress(request.address) && !request.address.startsWith('/api/captcha?'))
      this.#break('only calls of the contract', `${request.method} ${request.address}`)
    this.#seeToken(request, call)
    return call?.kind === 'money' ? this.#seeMoney(request, call) : () => undefined
  }

  #break(invariant: string, message: string): void {
    this.violations.push({ invariant, message })
  }

  #seeToken({ method, address, headers, body }: Request, call: Call | undefined): void {
    const { authorization, ...others } = headers
    const rule = 'the token only where it belongs'
    const line = `${method} ${address}`
    const isOwn = authorization !== undefined && this.holdsToken(String(authorization))
    if (isOwn && call?.auth !== 'bearer' && call?.auth !== 'optional')
      this.#break(rule, `${line} has the token in its Authorization header.`)
    if (call?.auth === 'bearer' && !authorization) this.#break(rule, `${line} has no Authorization header.`)
    // Frames have their own tokens.
    if (call && authorization && !isOwn) this.#break(rule, `${line} has a token that the server never gave.`)
    const rest: readonly [string, string][] = [
      ['address', address],
      ['body', body],
      ['headers', JSON.stringify(others)],
    ]
    for (const [where, text] of rest)
      if (this.holdsToken(text)) this.#break(rule, `The ${where} of ${line} has the token.`)
  }

  #seeMoney({ address, headers, body }: Request, call: Call): (outcome: Outcome) => void {
    const rule = 'one money call for one key'
    const key = headers['idempotency-key']
    const line = lineOf(call)
    if (typeof key !== 'string' || !/^[\da-f]{32}$/.test(key)) {
      this.#break(rule, `${line} has no key.`)
      return () => undefined
    }
    const form = createHash('sha256').update(`${address} ${body}`).digest('hex')
    const earlier = this.#money.get(key)
    if (earlier && earlier.outcome === undefined)
      this.#break(rule, `${line} was sent again with key ${key} before its answer.`)
    if (earlier?.outcome === 'known')
      this.#break(rule, `${line} was sent again with key ${key} after a clear answer.`)
    if (earlier && (earlier.line !== line || earlier.form !== form))
      this.#break(rule, `${line} has the key ${key} of another form.`)
    const sent: MoneyCall = { line, form, outcome: undefined }
    this.#money.set(key, sent)
    return (outcome) => {
      sent.outcome = outcome
    }
  }
}
