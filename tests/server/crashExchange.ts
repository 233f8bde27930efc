import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { settleMarket } from '../../server/betting/settlement.ts'
import type { Db } from '../../server/db/database.ts'
import { Operator } from './operator.ts'
import { newPlayer, type Player, rowOfKind } from './player.ts'
import { must } from './sandbox.ts'

/*
 * Bets on the exchange of a sandbox that is killed: what a client knows about them, and what the database
 * must then contain.
 */

interface Placed {
  key: string
  order: Record<string, unknown>
  /** The bet's id; missing while the outcome is unknown. */
  id?: number
}

/** A player who bets on one market after another, each ended and settled before the next, across kills. */
export class Bettor {
  #operator: Operator
  #player: Player
  readonly #placed: Placed[] = []
  /** The keys of bets that were refused after a restart, because their market had ended. */
  readonly #refused: string[] = []
  /** The bets whose cancellation was confirmed. */
  readonly #cancelled = new Set<number>()
  /** The results that the console confirmed, by market. */
  readonly #ended = new Map<string, string>()
  #serial = 0

  static async enter(app: FastifyInstance, username: string): Promise<Bettor> {
    return new Bettor(await Operator.enter(app), await newPlayer(app, username))
  }

  constructor(operator: Operator, player: Player) {
    this.#operator = operator
    this.#player = player
  }

  /** Places a back bet, a lay bet and one that is cancelled, of one kind after another, then ends and settles their market. */
  async move(answered: () => void): Promise<void> {
    const kind = (['odds', 'bookmaker', 'fancy'] as const)[Math.floor(this.#serial / 3) % 3] ?? 'odds'
    const {
      id: selectionId,
      marketId,
      back,
      lay,
    } = rowOfKind((await this.#player.marketToCome()).runners, kind)
    const bet = { marketId, kind, selectionId, stake: 1_000, ...back[0] }
    const high = kind === 'odds' ? '1000.00' : '9999'
    for (const order of [bet, { ...bet, side: 'lay', ...lay[0] }, { ...bet, odds: high }]) {
      await this.#place({ key: `crash-exchange-${this.#serial++}`, order })
      answered()
    }
    const waiting = this.#placed.at(-1)?.id ?? 0
    must(await this.#player.cancelOrder(waiting))
    this.#cancelled.add(waiting)
    answered()
    const result = this.#serial % 2 === 0 ? (kind === 'fancy' ? '40' : selectionId) : 'void'
    expect(await this.#operator.send(`/sandbox/exchange/${marketId}/end`, { result })).toBe('ended')
    this.#ended.set(marketId, result)
    answered()
    expect(await this.#operator.send(`/sandbox/exchange/${marketId}/settle`, {})).toBe('settled')
    answered()
  }

  /** Repeats each unanswered bet twice with its key after a restart: it must be one bet, or none if too late. */
  async recover(app: FastifyInstance): Promise<void> {
    this.#player = this.#player.at(app)
    this.#operator = await Operator.enter(app)
    for (const placed of this.#placed.filter(({ id }) => id === undefined)) {
      const [first, second] = [await this.#send(placed), await this.#send(placed)]
      // The worker may match the bet in between.
      expect([second.status, second.body.bet?.id]).toEqual([first.status, first.body.bet?.id])
      if (first.status === 422) {
        this.#placed.splice(this.#placed.indexOf(placed), 1)
        this.#refused.push(placed.key)
      } else placed.id = must(first).bet.id
    }
  }

  /** Expects that every call happened once, according to the bets, the ledger's transactions and the balances. */
  async audit(db: Db): Promise<{ placed: number; ended: number }> {
    const markets = new Map((await db.query.exchangeMarkets.findMany()).map((market) => [market.id, market]))
    for (const id of markets.keys()) await settleMarket(db, id)
    const playerId = Number(this.#player.remoteId)
    const rows = (await db.query.exchangeBets.findMany()).filter((row) => row.playerId === playerId)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    expect(rows.filter(({ key }) => this.#refused.includes(key))).toEqual([])
    for (const { key, id } of this.#placed) {
      const row = rows.find((each) => each.key === key)
      if (id !== undefined) expect([key, row?.id]).toEqual([key, id])
    }
    for (const id of this.#cancelled)
      expect([id, rows.find((row) => row.id === id)?.status]).toEqual([id, 'cancelled'])
    for (const [id, result] of this.#ended) expect([id, markets.get(id)?.result]).toEqual([id, result])

    const posted = new Set((await db.query.transactions.findMany()).map(({ reference }) => reference))
    let [wallet, exposure] = [100_000, 0]
    for (const { id, marketId, status, held, net } of rows) {
      const isSettled = ['won', 'lost', 'void'].includes(status)
      expect([id, isSettled]).toEqual([id, status !== 'cancelled' && markets.get(marketId)?.result !== null])
      const moves = { bet: true, cancel: status === 'cancelled' }
      for (const [move, is] of Object.entries(moves))
        expect([move, id, posted.has(`exchange-${move}:${id}`)]).toEqual([move, id, is])
      if (isSettled) expect(posted).toContain(`exchange-settle:${marketId}:${playerId}`)
      wallet += status === 'open' ? -held : net
      exposure += status === 'open' ? held : 0
    }
    const accounts = (await db.query.accounts.findMany()).filter((account) => account.playerId === playerId)
    const balanceOf = (kind: string) => accounts.find((account) => account.kind === kind)?.balance
    expect([balanceOf('wallet'), balanceOf('exposure')]).toEqual([wallet, exposure])
    return { placed: rows.length, ended: this.#ended.size }
  }

  async #place(placed: Placed): Promise<void> {
    this.#placed.push(placed)
    placed.id = must(await this.#send(placed)).bet.id
  }

  #send({ key, order }: Placed) {
    return this.#player.order(key, order)
  }
}
