import type { FastifyInstance } from 'fastify'
import {
  get,
  newestCode,
  newPlayer,
  phoneOf,
  post,
  type Reply,
  SANDBOX_PASSWORD,
  type Session,
  send,
} from './sandbox.ts'

/** A player with a verified main phone. */
export interface Payer extends Session {
  username: string
  phone: string
}

/** Signs a player up and verifies the main phone with the code in the outbox. */
export async function verifiedPlayer(app: FastifyInstance, username: string): Promise<Payer> {
  const session = await newPlayer(app, username)
  const phone = phoneOf(username)
  must(await post(app, '/send-verification-code', { phone }, session.token))
  const code = await newestCode(app)
  must(await post(app, '/verify-phone-number', { verification_code: code }, session.token))
  return { ...session, username, phone }
}

/** Signs up a player who may withdraw: with a verified phone and a birthday. */
export async function withdrawingPlayer(app: FastifyInstance, username: string): Promise<Payer> {
  const payer = await verifiedPlayer(app, username)
  must(
    await post(app, '/user/profile/update', { remote_id: payer.remoteId, dofb: '1990-05-14' }, payer.token),
  )
  return payer
}

let payments = 0

/** Returns a valid body for a deposit of ৳ 500 by the bKash agent, with its own transaction id. */
export function depositOf({ remoteId, phone }: Payer, change: Record<string, unknown> = {}) {
  return {
    remote_id: remoteId,
    account_number: phone,
    transaction_id: `TRX${String(++payments).padStart(7, '0')}`,
    amount: 500,
    payment_id: '11',
    promotion_id: null,
    ...change,
  }
}

/** Returns a valid body for a withdrawal of ৳ 500 to bKash. */
export function withdrawalOf({ remoteId, phone }: Payer, change: Record<string, unknown> = {}) {
  return {
    remote_id: remoteId,
    account_number: phone,
    amount: 500,
    payment_id: '1',
    provider: 'bKash',
    ...change,
  }
}

/** Sends a money call with an Idempotency-Key. */
export function sendIdempotent(
  app: FastifyInstance,
  path: string,
  body: unknown,
  token: string,
  key: string,
) {
  return send(app, 'POST', path, { body, token, headers: { 'idempotency-key': key } })
}

export const deposit = (app: FastifyInstance, payer: Payer, change: Record<string, unknown> = {}) =>
  post(app, '/submit-deposit', depositOf(payer, change), payer.token)

export const withdraw = (app: FastifyInstance, payer: Payer, change: Record<string, unknown> = {}) =>
  post(app, '/submit-withdraw', withdrawalOf(payer, change), payer.token)

export async function balanceIn(app: FastifyInstance, { token }: Session): Promise<string> {
  return must(await post(app, '/balance', {}, token)).balance
}

export async function transactionsOf(app: FastifyInstance, { token, remoteId }: Session) {
  return must(await get(app, `/transaction/show?remote_id=${remoteId}`, token)).transactions
}

export async function turnoversOf(app: FastifyInstance, { token, remoteId }: Session) {
  return must(await get(app, `/turnovers?remote_id=${remoteId}`, token)).turnover
}

/** The operator at the console, with a cookie and a form token. */
export class Operator {
  readonly #app: FastifyInstance
  readonly #cookie: string
  readonly #token: string

  static async enter(app: FastifyInstance): Promise<Operator> {
    const entered = await app.inject({ url: '/sandbox', query: { key: SANDBOX_PASSWORD } })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    const page = await app.inject({ url: '/sandbox/settings', headers: { cookie } })
    const token = /name="token" value="(\w+)"/.exec(page.body)?.[1]
    if (!token) throw new Error('no form token')
    return new Operator(app, cookie, token)
  }

  constructor(app: FastifyInstance, cookie: string, token: string) {
    this.#app = app
    this.#cookie = cookie
    this.#token = token
  }

  async page(path: string): Promise<string> {
    return (await this.#app.inject({ url: path, headers: { cookie: this.#cookie } })).body
  }

  /** Sends a form as a browser does; returns the notice of the page that it redirects to, otherwise the status. */
  async send(path: string, fields: Record<string, string>): Promise<string> {
    const response = await this.#app.inject({
      method: 'POST',
      url: path,
      headers: { cookie: this.#cookie, 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: new URLSearchParams({ token: this.#token, ...fields }).toString(),
    })
    return response.statusCode === 303
      ? (String(response.headers.location).split('?notice=')[1] ?? '')
      : String(response.statusCode)
  }

  decide(id: string, decision: 'approved' | 'rejected', note = ''): Promise<string> {
    return this.send(`/sandbox/requests/${id}`, { decision, note })
  }

  /** Decides a player's newest request; throws if the console refuses. */
  async decideNewest(session: Session, decision: 'approved' | 'rejected', note = ''): Promise<void> {
    const [newest] = await transactionsOf(this.#app, session)
    const word = await this.decide(newest.id, decision, note)
    if (word !== decision) throw new Error(`not ${decision}: ${word}`)
  }

  /** Saves the settings form with these fields changed; undefined omits a field, as an unchecked box does. */
  async set(change: Record<string, string | undefined>): Promise<void> {
    const page = await this.page('/sandbox/settings')
    const fields: Record<string, string> = {}
    for (const [, name = '', rest = ''] of page.matchAll(/<input [^>]*?name="([\w-]+)"([^>]*)>/g)) {
      if (name === 'token') continue
      const value = /value="([^"]*)"/.exec(rest)?.[1]
      if (value !== undefined) fields[name] = value
      else if (rest.includes('checked')) fields[name] = 'on'
    }
    for (const [, name = '', value = ''] of page.matchAll(
      /<select [^>]*?name="([\w-]+)">(?:(?!<\/select>).)*?<option value="(\w+)" selected>/g,
    ))
      fields[name] = value
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) delete fields[name]
      else fields[name] = value
    }
    const word = await this.send('/sandbox/settings', fields)
    if (word !== 'saved') throw new Error(`not saved: ${word}`)
  }
}

/** Returns the body of a successful response; throws for any other. */
export function must({ status, body }: Reply) {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
