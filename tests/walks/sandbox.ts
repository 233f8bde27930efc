import { randomBytes } from 'node:crypto'

/** A player of the sandbox, with a verified phone and some money. */
export interface Player {
  readonly id: string
  readonly username: string
  readonly token: string
  /** What the site stores about the session. */
  readonly stored: Readonly<Record<string, string>>
}

export const PASSWORD = 'secret99'

const digits = (count: number) => Array.from(randomBytes(count), (byte) => String(byte % 10)).join('')

/** The sandbox behind the proxy, as used by its operator and by the players' other devices. */
export class Sandbox {
  readonly #origin: string
  readonly #cookie: string

  private constructor(origin: string, cookie: string) {
    this.#origin = origin
    this.#cookie = cookie
  }

  /** Logs in to the console. */
  static async open(origin: string, password: string): Promise<Sandbox> {
    const entered = await fetch(`${origin}/sandbox?key=${encodeURIComponent(password)}`, {
      redirect: 'manual',
    })
    const cookie = entered.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
    if (cookie.length === 0) throw new Error(`The console answers with ${entered.status}.`)
    return new Sandbox(origin, cookie.join('; '))
  }

  #post(path: string, body: object, token?: string): Promise<Response> {
    return fetch(`${this.#origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': digits(16),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
  }

  /** Sends a call as a player, or as a guest, and returns the response body. Throws if the status is not 2xx. */
  async call(path: string, body: object, token?: string): Promise<unknown> {
    const response = await this.#post(path, body, token)
    const text = await response.text()
    if (!response.ok) throw new Error(`POST ${path} answers with ${response.status}: ${text}`)
    return JSON.parse(text)
  }

  async #page(path: string): Promise<string> {
    return (await fetch(`${this.#origin}${path}`, { headers: { cookie: this.#cookie } })).text()
  }

  async #submit(path: string, page: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? []
    const response = await fetch(`${this.#origin}${path}`, {
      method: 'POST',
      headers: { cookie: this.#cookie },
      body: new URLSearchParams({ ...fields, token }),
      redirect: 'manual',
    })
    if (response.status !== 303) throw new Error(`The console answers ${path} with ${response.status}.`)
  }

  async newPlayer(): Promise<Player> {
    const [username, phone] = [`walk${digits(8)}`, `017${digits(8)}`]
    const form = { username, password: PASSWORD, confirmPassword: PASSWORD, name: 'Rahim', phone }
    await this.call('/v1/create-players', {
      ...form,
      ...{ email: `${username}@site.test`, referral_code: '', agent_code: '' },
      ...{ currency: 'BDT', status: 'active' },
    })
    const { token, remote_id, exchange } = (await this.call('/login', { username, password: PASSWORD })) as {
      token: string
      remote_id: string
      exchange: readonly { token: string }[]
    }
    await this.call('/send-verification-code', { phone }, token)
    const outbox = await this.#page('/sandbox/outbox')
    const [, code = ''] = new RegExp(`${phone}[^]*?code is (\\d{6})`).exec(outbox) ?? []
    await this.call('/verify-phone-number', { verification_code: code }, token)
    const stored = { remote_id, username, exchangeToken: exchange[0]?.token ?? '', popup: '0', regPopup: '0' }
    const player = { id: remote_id, username, token, stored: { ...stored, token } }
    await this.give(player, 'bonus', 3_000)
    await this.give(player, 'points', 200)
    return player
  }

  /** Grants a bonus in taka, or VIP points. */
  async give({ id }: Player, kind: 'bonus' | 'points', amount: number): Promise<void> {
    const path = `/sandbox/players/${id}`
    const page = await this.#page(path)
    const [, key = ''] = /name="key" value="([^"]+)"/.exec(page) ?? []
    await this.#submit(`${path}/grants`, page, { key, kind, amount: String(amount), reason: 'A walk.' })
  }

  /** Decides the player's oldest pending request; does nothing if there is none. */
  async decide({ username }: Player, decision: 'approved' | 'rejected'): Promise<void> {
    const page = await this.#page('/sandbox')
    const waiting = page.slice(0, page.indexOf('id="decided"')).split('<article').slice(1)
    const own = waiting.find((article) => article.includes(`of ${username},`))
    const [, id] = /action="\/sandbox\/requests\/(\d+)"/.exec(own ?? '') ?? []
    if (id) await this.#submit(`/sandbox/requests/${id}`, page, { decision })
  }

  /** Returns the ledger's balance in its wire format; undefined if the session has ended. */
  async balanceOf(token: string): Promise<string | undefined> {
    const response = await this.#post('/balance', {}, token)
    return response.ok ? ((await response.json()) as { balance: string }).balance : undefined
  }
}
