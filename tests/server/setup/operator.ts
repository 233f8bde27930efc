import type { FastifyInstance } from 'fastify'
import { cookieOf, must, SANDBOX_PASSWORD } from './calls.ts'
import type { Player } from './player.ts'

/** The operator at the console, with a cookie and a form token. */
export class Operator {
  readonly #app: FastifyInstance
  readonly #cookie: string
  readonly #token: string

  static async enter(app: FastifyInstance, password = SANDBOX_PASSWORD): Promise<Operator> {
    const cookie = await cookieOf(app, password)
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

  /** Submits a form as a browser does. */
  submit(path: string, fields: Record<string, string>) {
    return this.#app.inject({
      method: 'POST',
      url: path,
      headers: { cookie: this.#cookie, 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: new URLSearchParams({ token: this.#token, ...fields }).toString(),
    })
  }

  /**
   * Submits a form. Returns the notice of the page that it redirects to, `wrong` if it is shown again with what is wrong,
   * otherwise the status.
   */
  async send(path: string, fields: Record<string, string>): Promise<string> {
    const { statusCode, headers } = await this.submit(path, fields)
    if (statusCode === 303) return String(headers.location).split('?notice=')[1] ?? ''
    return statusCode === 422 ? 'wrong' : String(statusCode)
  }

  decide(id: string, decision: 'approved' | 'rejected', note = ''): Promise<string> {
    return this.send(`/sandbox/requests/${id}`, { decision, note })
  }

  /** Ends a market, and says that it is meant. */
  end(market: string, result: string): Promise<string> {
    return this.send(`/sandbox/exchange/${market}/end`, { result, sure: 'yes' })
  }

  /** Decides a player's newest request; throws if the console refuses. */
  async decideNewest(player: Player, decision: 'approved' | 'rejected', note = ''): Promise<void> {
    const [newest] = await player.transactions()
    const word = await this.decide(newest.id, decision, note)
    if (word !== decision) throw new Error(`not ${decision}: ${word}`)
  }

  /** Sends a player's deposit and approves it. */
  async approveDeposit(player: Player, change: Record<string, unknown> = {}): Promise<void> {
    must(await player.deposit(change))
    await this.decideNewest(player, 'approved')
  }

  /** Returns the key of the form for gifts on a player's page, which changes each time the page is opened. */
  async giftKey({ remoteId }: Player): Promise<string> {
    return /name="key" value="([\w-]+)"/.exec(await this.page(`/sandbox/players/${remoteId}`))?.[1] ?? ''
  }

  /** Gives a player ৳ 100, or what the fields say; returns the notice. */
  async give(player: Player, fields: Record<string, string> = {}): Promise<string> {
    const gift = { kind: 'bonus', amount: '100', reason: '', key: await this.giftKey(player) }
    return this.send(`/sandbox/players/${player.remoteId}/grants`, { ...gift, ...fields })
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
