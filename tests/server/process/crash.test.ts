import type { FastifyInstance } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { settleMarket } from '#server/betting/settlement.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { balanceOf, prove } from '#server/ledger/ledger.ts'
import type { Decision } from '#server/money/decisions.ts'
import { roundsOf } from '../../rounds.ts'
import { must, post, type Reply, SANDBOX_PASSWORD, signup } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import {
  depositOf,
  type Player,
  rowOfKind,
  sendBet,
  withdrawalOf,
  withdrawingPlayer,
} from '../setup/player.ts'
import { buildSandbox, dataFolder, filledDataFolder, type Running, startProcess } from '../setup/process.ts'
import { appAt } from '../setup/remote.ts'
import { ownDatabase } from '../setup/sandbox.ts'

const ROUNDS = roundsOf({ some: 6, all: 100 })
const main = await buildSandbox()

let running: Running | undefined
afterAll(() => running?.child.kill('SIGKILL'))

/** A call that moves money. The answer is missing while the outcome is unknown. */
interface Call {
  send(): Promise<Reply>
  /** The part of the answer that stays the same when the call is repeated. */
  part(body: { bet: { id: number } }): unknown
  answer?: unknown
}

const KINDS = ['odds', 'bookmaker', 'fancy'] as const

/** A player who plays, pays and bets on the exchange across kills of the sandbox, with an operator's session. */
class Client {
  #app: FastifyInstance
  #operator: Operator
  #player: Player
  readonly #game: string
  /** By their key, which names the row that they leave. */
  readonly #calls = new Map<string, Call>()
  /** What the console confirmed: the states of requests and bets, and the results of markets. */
  readonly #decided = new Map<string, string>()
  #serial = 0

  /** Signs up a client with ৳ 26,000, enough that nothing is refused. */
  static async enter(app: FastifyInstance, username: string): Promise<Client> {
    const [operator, player] = [await Operator.enter(app), await withdrawingPlayer(app, username)]
    const client = new Client(app, operator, player, await player.openGame())
    await client.pay('deposit', () => {}, 25_000)
    return client
  }

  constructor(app: FastifyInstance, operator: Operator, player: Player, game: string) {
    this.#app = app
    this.#operator = operator
    this.#player = player
    this.#game = game
  }

  async play(answered: () => void): Promise<void> {
    const key = `crash-game-${++this.#serial}`
    await this.#send(key, () => sendBet(this.#app, this.#game, key, 1_000))
    answered()
  }

  /** Sends a request with an amount of its own, and decides it. */
  async pay(action: 'deposit' | 'withdraw', answered: () => void, amount = 500 + ++this.#serial) {
    const body = (action === 'deposit' ? depositOf : withdrawalOf)(this.#player, { amount })
    const key = `crash-${action}-${amount}`
    await this.#send(key, () => this.#player.post(`/submit-${action}`, body, key))
    answered()
    const pending = (await this.#pending()).filter((one) => one.action === action)
    expect(pending).toHaveLength(1)
    await this.#decide(pending[0]?.id ?? '', amount % 3 === 0 ? 'rejected' : 'approved')
    answered()
  }

  /** Places a back bet, a lay bet and one that is cancelled on a market of each kind in turn, and ends it. */
  async order(answered: () => void): Promise<void> {
    const serial = ++this.#serial
    const kind = KINDS[serial % 3] ?? 'odds'
    const { runners } = await this.#player.marketToCome()
    const { id: selectionId, marketId, back, lay } = rowOfKind(runners, kind)
    const bet = { marketId, kind, selectionId, stake: 1_000, ...back[0] }
    const waiting = { ...bet, odds: kind === 'odds' ? '1000.00' : '9999' }
    let id: unknown
    for (const [at, order] of [bet, { ...bet, side: 'lay', ...lay[0] }, waiting].entries()) {
      const key = `crash-order-${serial}-${at}`
      id = await this.#send(
        key,
        () => this.#player.order(key, order),
        (body) => body.bet.id,
      )
      answered()
    }
    must(await this.#player.cancelOrder(Number(id)))
    this.#decided.set(`bet ${id}`, 'cancelled')
    answered()
    const result = serial % 2 === 0 ? (kind === 'fancy' ? '40' : selectionId) : 'void'
    expect(await this.#operator.end(marketId, result)).toBe('ended')
    this.#decided.set(marketId, result)
    answered()
    expect(await this.#operator.send(`/sandbox/exchange/${marketId}/settle`, {})).toBe('settled')
  }

  /** Repeats after a restart what was not answered, and the call that was answered last: twice, with its key. */
  async recover(app: FastifyInstance): Promise<void> {
    this.#app = app
    this.#player = this.#player.at(app)
    this.#operator = await Operator.enter(app)
    const last = [...this.#calls].findLast(([, { answer }]) => answer !== undefined)
    const unanswered = [...this.#calls].filter(([, { answer }]) => answer === undefined)
    for (const [key, call] of [...unanswered, ...(last ? [last] : [])]) {
      const [first, second] = [await call.send(), await call.send()]
      expect(second.status).toBe(first.status)
      if (first.status === 422 && key.startsWith('crash-order')) {
        // Its market has ended meanwhile: the audit finds no such bet.
        this.#calls.delete(key)
        continue
      }
      const answer = call.part(must(first))
      expect(call.part(must(second))).toEqual(answer)
      expect(answer).toEqual(call.answer ?? answer)
      call.answer = answer
    }
    for (const { id } of await this.#pending()) await this.#decide(id, 'approved')
  }

  /** Expects that every call happened once, and that the money is where its rows say. Returns the answered calls. */
  async audit(db: Db): Promise<string[]> {
    const playerId = Number(this.#player.remoteId)
    const owned = <R extends { playerId: number | null }>(rows: R[]) =>
      rows.filter((row) => row.playerId === playerId)
    const markets = new Map((await db.query.exchangeMarkets.findMany()).map(({ id, result }) => [id, result]))
    for (const id of markets.keys()) await settleMarket(db, id)
    const games = owned(await db.query.bets.findMany())
    const paid = owned(await db.query.requests.findMany())
    const orders = owned(await db.query.exchangeBets.findMany())

    const rows = [
      ...[...games, ...orders].map(({ key }) => key),
      ...paid.map(({ action, amount }) => `crash-${action}-${amount / 100}`),
    ]
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows.filter((key) => !this.#calls.has(key))).toEqual([])
    const answered = [...this.#calls].flatMap(([key, { answer }]) => (answer === undefined ? [] : [key]))
    expect(answered.filter((key) => !rows.includes(key))).toEqual([])
    const states = new Map<string, string | null>([
      ...markets,
      ...orders.map(({ id, status }) => [`bet ${id}`, status] as const),
      ...paid.map(({ id, state }) => [`${id}`, state] as const),
    ])
    for (const [id, decision] of this.#decided) expect([id, states.get(id)]).toEqual([id, decision])
    for (const { id, marketId, status } of orders)
      expect([id, status === 'open']).toEqual([id, status !== 'cancelled' && markets.get(marketId) === null])

    const money = { wallet: 100_000, reserved: 0, exposure: 0 }
    for (const { stake, win } of games) money.wallet += win - stake
    for (const { action, state, amount } of paid) {
      if (action === 'deposit' && state === 'approved') money.wallet += amount
      if (action === 'withdraw' && state !== 'rejected') money.wallet -= amount
      if (action === 'withdraw' && state === 'pending') money.reserved += amount
    }
    for (const { status, held, net } of orders) {
      money.wallet += status === 'open' ? -held : net
      money.exposure += status === 'open' ? held : 0
    }
    for (const kind of ['wallet', 'reserved', 'exposure'] as const)
      expect([kind, await balanceOf(db, { kind, playerId })]).toEqual([kind, money[kind]])
    return answered
  }

  async #send(key: string, send: Call['send'], part: Call['part'] = (body) => body): Promise<unknown> {
    const call: Call = { send, part }
    this.#calls.set(key, call)
    call.answer = part(must(await send()))
    return call.answer
  }

  async #pending(): Promise<{ id: string; action: string }[]> {
    return (await this.#player.transactions()).filter(({ key }: { key: string }) => key === '0')
  }

  async #decide(id: string, decision: Decision): Promise<void> {
    expect(await this.#operator.decide(id, decision)).toBe(decision)
    this.#decided.set(id, decision)
  }
}

/** Repeats some work until a call gets no response. */
async function line(work: (at: number) => Promise<void>): Promise<void> {
  try {
    for (let at = 0; at < 30; at++) await work(at)
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
  }
}

async function survive(folder: string, url: string | undefined): Promise<void> {
  const env = { DATA_DIR: folder, PORT: '0', SANDBOX_PASSWORD, ...(url && { DATABASE_URL: url }) }
  const signedUp: string[] = []
  const clients: Client[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // The process runs for only a second, so optimising PGlite's code would cost more than it saves.
    const { child, address, ended } = startProcess(main, env, ['--liftoff-only'])
    running = { child, address, ended }
    const app = appAt(await address)
    if (round === 0) clients.push(await Client.enter(app, 'client01'), await Client.enter(app, 'client02'))
    for (const client of clients) await client.recover(app)
    let answers = 0
    const answered = () => {
      if (++answers === 1 + ((round * 13) % 40)) child.kill('SIGKILL')
    }
    const signUp = async (at: number) => {
      must(await post(app, '/v1/create-players', signup(`r${round}n${at}signup`)))
      signedUp.push(`r${round}n${at}signup`)
      answered()
    }
    await Promise.all([
      line(signUp),
      ...clients.flatMap((client) => [
        line(() => client.play(answered)),
        line(() => client.play(answered)),
        line(() => client.pay('deposit', answered)),
        line(() => client.pay('withdraw', answered)),
      ]),
      // Only one, because players would end each other's markets.
      line(() => clients[0]?.order(answered) ?? Promise.resolve()),
    ])
    expect(child.killed).toBe(true)
    expect((await ended).code).toBe(null)
  }

  const { db, close } = await openDatabase({ url, folder })
  const names = new Set((await db.query.players.findMany()).map(({ username }) => username))
  const answered: string[] = []
  for (const client of clients) answered.push(...(await client.audit(db)))
  const proof = await prove(db)
  await close()
  expect(signedUp.filter((username) => !names.has(username))).toEqual([])
  expect(proof).toEqual({ sum: 0, points: 0, wrong: [] })
  expect(signedUp.length).toBeGreaterThan(ROUNDS / 2)
  for (const kind of ['game', 'deposit', 'withdraw', 'order'])
    expect(answered.filter((key) => key.startsWith(`crash-${kind}`)).length).toBeGreaterThan(ROUNDS)
}

it(
  `the sandbox, killed ${ROUNDS} times amid sign-ups, bets, exchange bets and settlements, deposits, withdrawals and decisions, loses nothing that it answered`,
  async () => {
    if (!process.env.TEST_DATABASE_URL) {
      return survive(await filledDataFolder(), undefined)
    }
    const { url, drop } = await ownDatabase()
    await survive(dataFolder(), url)
    await drop()
  },
  ROUNDS * 21_000,
)
