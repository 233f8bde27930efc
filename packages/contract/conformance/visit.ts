import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { apiCalls, exchangeDataCalls } from '../table.ts'
import type { Answer, Call } from '../wire.ts'
import { type Client, createClient, type Reply, type Sent } from './client.ts'
import type { Account, CallName, Calls, Options } from './conformance.types.ts'
import { answerProblems } from './judge.ts'
import { Skipped } from './skipped.ts'

/** Returns true for a status with which a backend says that it has no such call. */
export const isOfNothing = (status: number) => [404, 405, 501].includes(status)

export const CALLS: Calls = { ...apiCalls, ...exchangeDataCalls }

/** The login session whose token calls are sent with. */
export interface Session {
  readonly token: string
  readonly remoteId: string
}

/** Makes what a call is sent with. */
export type Make = (visit: Visit) => Promise<Sent | Skipped> | Sent | Skipped

export type Requests = Readonly<Record<CallName, Make>>

/** One visit to a backend: the account, its session, and the responses that later calls are built from. */
export class Visit {
  readonly options: Options
  readonly client: Client
  readonly #requests: Requests
  /** The account that the calls are made with. */
  account: Account | undefined
  readonly #answers = new Map<CallName, Promise<unknown>>()
  readonly #statuses = new Map<CallName, number[]>()

  constructor(options: Options, requests: Requests) {
    this.options = options
    this.#requests = requests
    this.client = createClient(options)
    this.account = options.account ?? (options.write ? newAccount() : undefined)
  }

  /** Sends a call, with the session's token if the call takes one. Calls that start a session are sent without one. */
  async send(name: CallName, sent: Sent): Promise<Reply> {
    const startsOne = name === 'login' || name === 'createPlayer'
    const isWithout = startsOne || CALLS[name].auth === 'none' || sent.token !== undefined
    const session = isWithout ? undefined : await this.session()
    const reply = await this.client.send(CALLS[name], session ? { ...sent, token: session.token } : sent)
    this.#statuses.set(name, [...(this.#statuses.get(name) ?? []), reply.status])
    return reply
  }

  /** Returns true if everything that was sent to a call had a status of what is not there. An id may be unknown instead. */
  isMissing(name: CallName): boolean {
    const statuses = this.#statuses.get(name) ?? []
    return !CALLS[name].path.includes(':') && statuses.length > 0 && statuses.every(isOfNothing)
  }

  /** Returns the account's session, or undefined if the login fails or there is no account. */
  async session(): Promise<Session | undefined> {
    const answer = await this.answerOf('login')
    return answer && { token: answer.token, remoteId: answer.remote_id }
  }

  /**
   * Returns the response to a call as decoded by the contract, and sends the call if that has not been done
   * yet. Undefined if the call is not sent or its response does not match.
   */
  answerOf<N extends CallName>(name: N): Promise<Answer<Calls[N]> | undefined> {
    const known = this.#answers.get(name) ?? this.#load(name)
    this.#answers.set(name, known)
    return known as Promise<Answer<Calls[N]> | undefined>
  }

  /** Stores the response to a call, or the fact that there is none, for later calls that depend on it. */
  keep(name: CallName, answer: Reply): void {
    this.#answers.set(name, Promise.resolve(this.#decoded(name, answer)))
  }

  /** Discards stored responses, so that each call is sent again the next time its response is needed. */
  forget(...names: CallName[]): void {
    for (const name of names) this.#answers.delete(name)
  }

  /** Uses another password for logins from now on. */
  logInWith(password: string): void {
    if (this.account) this.account = { ...this.account, password }
    this.forget('login')
  }

  /** Returns why a call must not be sent with its full effect, or undefined if it may. */
  hindrance(name: CallName): string | undefined {
    const { kind } = CALLS[name]
    const isRead = kind === 'read' || kind === 'odds' || name === 'login' || name === 'logout'
    return isRead || this.options.write ? undefined : 'It changes data, which needs --write.'
  }

  async #load(name: CallName): Promise<unknown> {
    const request = this.hindrance(name) ? undefined : await this.#requests[name](this)
    if (request === undefined || request instanceof Skipped) return undefined
    return this.#decoded(name, await this.send(name, request))
  }

  #decoded(name: CallName, answer: Reply): unknown {
    const call: Call = CALLS[name]
    if (answerProblems(call, answer).length > 0) return undefined
    return z.decode(call.response as z.core.$ZodType<unknown>, answer.body)
  }
}

/** Returns an account that does not exist yet; `createPlayer` creates it. */
function newAccount(): Account {
  return {
    username: `conf${randomBytes(4).toString('hex')}`,
    password: `a1${randomBytes(6).toString('hex')}`,
    isOwn: true,
  }
}
