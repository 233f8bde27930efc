import type { FastifyInstance } from 'fastify'
import type { Kind } from '#server/betting/kinds.ts'
import { digits, get, must, newestCode, PASSWORD, phoneOf, post, type Reply, send, signup } from './calls.ts'

/** A player who is logged in, and the calls that many tests send. */
export class Player {
  readonly #app: FastifyInstance
  readonly username: string
  readonly token: string
  readonly remoteId: string
  readonly exchangeToken: string

  constructor(app: FastifyInstance, username: string, session: Session) {
    this.#app = app
    this.username = username
    this.token = session.token
    this.remoteId = session.remoteId
    this.exchangeToken = session.exchangeToken
  }

  /** Returns the same session at another sandbox with the same database. */
  at(app: FastifyInstance): Player {
    return new Player(app, this.username, this)
  }

  /** The main phone. */
  get phone(): string {
    return phoneOf(this.username)
  }

  get(path: string): Promise<Reply> {
    return get(this.#app, path, this.token)
  }

  /** Sends a POST call, with an Idempotency-Key if one is given. */
  post(path: string, body: unknown = {}, key?: string): Promise<Reply> {
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    return send(this.#app, 'POST', path, { body, token: this.token, headers })
  }

  async balance(): Promise<string> {
    return must(await this.post('/balance')).balance
  }

  async user() {
    return must(await this.get(`/user/show?remote_id=${this.remoteId}`)).user
  }

  async transactions() {
    return must(await this.get(`/transaction/show?remote_id=${this.remoteId}`)).transactions
  }

  async turnovers() {
    return must(await this.get(`/turnovers?remote_id=${this.remoteId}`)).turnover
  }

  /** Returns the bets on the exchange, newest first. */
  async exchangeRecords() {
    return must(await this.get('/exchange-hub')).data
  }

  /** Returns the messages on the first page of the inbox, newest first. */
  async inbox() {
    return must(await this.get(`/inbox?remote_id=${this.remoteId}&page=1`)).data.data
  }

  /** Returns the newest message of the inbox: `Title: text`. */
  async told(): Promise<string> {
    const [{ title, message }] = await this.inbox()
    return `${title}: ${message}`
  }

  deposit(change: Fields = {}): Promise<Reply> {
    return this.post('/submit-deposit', depositOf(this, change))
  }

  withdraw(change: Fields = {}): Promise<Reply> {
    return this.post('/submit-withdraw', withdrawalOf(this, change))
  }

  requestEwallet(change: Fields = {}, key?: string): Promise<Reply> {
    const body = { amount: 500, type: 'deposit', provider: 'bKash', promotion: null, ...change }
    return this.post('/ewa/request', body, key)
  }

  /** Opens a chat with the support. Returns its id. */
  async openChat(): Promise<string> {
    return must(await this.post('/chats', { user_one_id: this.remoteId, user_two_id: '7' })).chat.id
  }

  /** Writes a message in a chat with the support. */
  write(chat: string, content: unknown, sender_id = '6'): Promise<Reply> {
    return this.post('/messages', { chat_id: chat, sender_id, content })
  }

  /** Adds a date of birth, without which nobody can withdraw. */
  saveBirthday(dofb = '1990-05-14'): Promise<Reply> {
    return this.post('/user/profile/update', { remote_id: this.remoteId, dofb })
  }

  /** Starts the first slot, or the game of `change`. */
  runGame(change: Fields = {}, headers: Record<string, string> = {}): Promise<Reply> {
    const body = {
      ...{ userId: this.remoteId, externalURL: 'http://localhost/back.html', isMobileLogin: true },
      ...{ gameCode: 'boishakh-slot-1', gameType: 'SLOT', platform: 'Boishakh', ...change },
    }
    return send(this.#app, 'POST', '/game-run', { body, token: this.token, headers })
  }

  /** Starts the first slot and returns the launch token from the address that the site would frame. */
  async launchGame(): Promise<string> {
    return new URL(must(await this.runGame()).url).searchParams.get('launch') ?? ''
  }

  /** Starts and opens the first slot; returns the token for its calls. */
  async openGame(): Promise<string> {
    return must(await post(this.#app, '/demo-game/calls/open', { launch: await this.launchGame() })).token
  }

  /** Places a bet on the exchange. */
  order(key: string, change: Fields = {}): Promise<Reply> {
    return sendOrder(this.#app, this.exchangeToken, key, change)
  }

  cancelOrder(id: number | string): Promise<Reply> {
    return post(this.#app, `/exchange-frame/calls/bets/${id}/cancel`, {}, this.exchangeToken)
  }

  /** Reads what the page of the exchange shows: all markets, or `/` and the id of one. */
  async exchange(market = '') {
    return must(await get(this.#app, `/exchange-frame/calls/markets${market}`, this.exchangeToken))
  }

  /**
   * Returns a market of a cricket match that has not begun, so that only the operator can close it, with all
   * kinds of rows; `place` is its position in the list.
   */
  async marketToCome(place = -1): Promise<MarketToCome> {
    const { markets } = await this.exchange()
    const isToCome = ({ inPlay, sport }: { inPlay: boolean; sport: string }) => !inPlay && sport === 'cricket'
    const { id } = markets.filter(isToCome).at(place)
    return (await this.exchange(`/${id}`)).market
  }
}

type Session = Pick<Player, 'token' | 'remoteId' | 'exchangeToken'>

type Fields = Record<string, unknown>

interface MarketToCome {
  id: string
  eventName: string
  runners: RowToCome[]
}

export interface RowToCome {
  id: string
  name: string
  marketId: string
  kind: Kind
  closed: string | null
  back: { odds: string; line: number | null }[]
  lay: { odds: string; line: number | null }[]
}

/** Returns the first open row of a kind. */
export function rowOfKind(runners: readonly RowToCome[], kind: Kind): RowToCome {
  const row = runners.find((each) => each.kind === kind && !each.closed && each.back[0])
  if (!row) throw new Error(`no ${kind}`)
  return row
}

export async function logIn(app: FastifyInstance, username: string, password = PASSWORD): Promise<Player> {
  const { token, remote_id, exchange } = must(await post(app, '/login', { username, password }))
  return new Player(app, username, { token, remoteId: remote_id, exchangeToken: exchange[0].token })
}

/** Signs a player up, with these changes of a valid sign-up, and logs in. */
export async function newPlayer(
  app: FastifyInstance,
  username: string,
  change: Fields = {},
): Promise<Player> {
  must(await post(app, '/v1/create-players', signup(username, change)))
  return logIn(app, username)
}

/**
 * Signs a player up, with these changes of a valid sign-up, and verifies the main phone with the code in the outbox of a
 * sandbox with this password.
 */
export async function verifiedPlayer(
  app: FastifyInstance,
  username: string,
  password?: string,
  change: Fields = {},
): Promise<Player> {
  const player = await newPlayer(app, username, change)
  const { phone } = player
  must(await player.post('/send-verification-code', { phone }))
  must(
    await player.post('/verify-phone-number', { verification_code: await newestCode(app, phone, password) }),
  )
  return player
}

/** Signs up a player who may withdraw: with a verified phone and a birthday. */
export async function withdrawingPlayer(app: FastifyInstance, username: string): Promise<Player> {
  const player = await verifiedPlayer(app, username)
  must(await player.saveBirthday())
  return player
}

/** Returns a valid body for a deposit of ৳ 500 by the bKash agent, with its own transaction id. */
export const depositOf = ({ remoteId, phone }: Player, change: Fields = {}) => ({
  ...{ remote_id: remoteId, account_number: phone, amount: 500, payment_id: '11', promotion_id: null },
  transaction_id: `TRX${digits(8)}`,
  ...change,
})

/** Returns a valid body for a withdrawal of ৳ 500 to bKash. */
export const withdrawalOf = ({ remoteId, phone }: Player, change: Fields = {}) => ({
  ...{ remote_id: remoteId, account_number: phone, amount: 500, payment_id: '1', provider: 'bKash' },
  ...change,
})

/** Bets in an opened game, by its token. The stake is in poisha, and each bet has its own key. */
export const sendBet = (app: FastifyInstance, game: string, key: string, stake: unknown) =>
  post(app, '/demo-game/calls/bet', { key, stake }, game)

/** Places a bet on the exchange with an exchange token: backs `home` at 2.00 with ৳ 100, except for `change`. */
const sendOrder = (app: FastifyInstance, token: string, key: string, change: Fields = {}) => {
  const order = {
    ...{ key, marketId: 'm1', kind: 'odds', selectionId: 'home', side: 'back' },
    ...{ odds: '2.00', line: null, stake: 10_000, ...change },
  }
  return post(app, '/exchange-frame/calls/bets', order, token)
}

/** The fields of a query or a body that name a player. */
const PLAYER_FIELDS = ['remote_id', 'user_id', 'userId', 'user_one_id']

/** Returns true if these fields name a player. */
export const namesPlayer = (fields: unknown) => PLAYER_FIELDS.some((field) => field in Object(fields))

/** Returns the fields with the id of this player in those that name one. */
export function namingPlayer(fields: unknown, { remoteId }: Player): Fields {
  const named = Object.entries({ ...(fields as object) })
  return Object.fromEntries(
    named.map(([field, value]) => [field, PLAYER_FIELDS.includes(field) ? remoteId : value]),
  )
}
