import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Db } from '../../server/db/database.ts'
import { Operator } from './operator.ts'
import { depositOf, type Player, withdrawalOf, withdrawingPlayer } from './player.ts'
import { must } from './sandbox.ts'

/*
 * Money calls to a sandbox that is killed: what a client knows about them, and what the database must then contain.
 */

type Action = 'deposit' | 'withdraw'

interface Sent {
  action: Action
  key: string
  body: { amount: number; transaction_id?: string }
  /** Missing while the outcome is unknown. */
  answer?: unknown
}

/** A player who sends deposits and withdrawals, each decided before the next, across kills of the sandbox. */
export class Customer {
  #operator: Operator
  #payer: Player
  readonly #sent: Sent[] = []
  /** The decisions that the console confirmed, by request id. */
  readonly #decided = new Map<string, 'approved' | 'rejected'>()
  #serial = 0

  /** Signs up a customer with ৳ 26,000, enough that no withdrawal of this test is refused. */
  static async enter(app: FastifyInstance, username: string): Promise<Customer> {
    const customer = new Customer(await Operator.enter(app), await withdrawingPlayer(app, username))
    await customer.#send({ action: 'deposit', ...customer.#next('deposit', 25_000) })
    await customer.#decidePending('deposit', 'approved')
    return customer
  }

  constructor(operator: Operator, payer: Player) {
    this.#operator = operator
    this.#payer = payer
  }

  get playerId(): number {
    return Number(this.#payer.remoteId)
  }

  /** Sends one request and its decision; calls `answered` after each response. */
  async move(action: Action, answered: () => void): Promise<void> {
    await this.#send({ action, ...this.#next(action, 500) })
    answered()
    await this.#decidePending(action, this.#serial % 3 === 0 ? 'rejected' : 'approved')
    answered()
  }

  /**
   * Recovers after a restart: repeats the unanswered calls and the last answered one, twice each with their
   * keys, expects the same response each time, and approves what is still pending.
   */
  async recover(app: FastifyInstance): Promise<void> {
    this.#payer = this.#payer.at(app)
    this.#operator = await Operator.enter(app)
    const last = this.#sent.filter(({ answer }) => answer !== undefined).at(-1)
    for (const sent of [...this.#sent.filter(({ answer }) => answer === undefined), last ?? []].flat()) {
      await this.#send(sent)
      const { answer } = sent
      await this.#send(sent)
      expect(sent.answer).toEqual(answer)
    }
    for (const { id, key } of await this.#payer.transactions()) {
      if (key === '0') await this.#decide(id, 'approved')
    }
  }

  /** Expects that every call happened once, according to the requests, the ledger's transactions and the balances. */
  async audit(db: Db): Promise<{ answered: number; decided: number }> {
    const rows = (await db.query.requests.findMany()).filter(({ playerId }) => playerId === this.playerId)
    for (const { action, body, answer } of this.#sent) {
      const found = rows.filter((row) => row.action === action && row.amount === body.amount * 100)
      expect([action, body.amount, found.length]).toEqual([
        action,
        body.amount,
        answer ? 1 : expect.any(Number),
      ])
      expect(found.length).toBeLessThan(2)
    }
    expect(rows.length).toBeLessThanOrEqual(this.#sent.length)
    for (const [id, decision] of this.#decided) {
      expect([id, rows.find((row) => row.id === Number(id))?.state]).toEqual([id, decision])
    }

    const posted = new Set((await db.query.transactions.findMany()).map(({ reference }) => reference))
    const [held, expected] = [
      { wallet: 0, reserved: 0 },
      { wallet: 100_000, reserved: 0 },
    ]
    for (const { id, action, state, amount } of rows) {
      const moved =
        action === 'deposit'
          ? { [`deposit:${id}`]: state === 'approved' }
          : { [`reserve:${id}`]: true, [`withdraw:${id}`]: state !== 'pending' }
      for (const [reference, is] of Object.entries(moved))
        expect([reference, posted.has(reference)]).toEqual([reference, is])
      if (action === 'deposit' && state === 'approved') expected.wallet += amount
      if (action === 'withdraw' && state !== 'rejected') expected.wallet -= amount
      if (action === 'withdraw' && state === 'pending') expected.reserved += amount
    }
    for (const { kind, playerId, balance } of await db.query.accounts.findMany()) {
      if (playerId === this.playerId && (kind === 'wallet' || kind === 'reserved')) held[kind] = balance
    }
    expect(held).toEqual(expected)
    const answered = this.#sent.filter(({ answer }) => answer !== undefined).length
    return { answered, decided: this.#decided.size }
  }

  /** Returns the next request, with a unique amount that identifies its effect. */
  #next(action: Action, least: number): Omit<Sent, 'action'> {
    const serial = this.#serial++
    const change = { amount: least === 500 ? least + serial : least }
    const body = action === 'deposit' ? depositOf(this.#payer, change) : withdrawalOf(this.#payer, change)
    return { key: `crash-${action}-${serial}`, body }
  }

  async #send(sent: Sent): Promise<void> {
    if (!this.#sent.includes(sent)) this.#sent.push(sent)
    const path = sent.action === 'deposit' ? '/submit-deposit' : '/submit-withdraw'
    sent.answer = must(await this.#payer.post(path, sent.body, sent.key))
  }

  async #decidePending(action: Action, decision: 'approved' | 'rejected'): Promise<void> {
    const pending = (await this.#payer.transactions()).filter(
      (one: { action: Action; key: string }) => one.action === action && one.key === '0',
    )
    expect(pending).toHaveLength(1)
    await this.#decide(pending[0].id, decision)
  }

  async #decide(id: string, decision: 'approved' | 'rejected'): Promise<void> {
    expect(await this.#operator.decide(id, decision)).toBe(decision)
    this.#decided.set(id, decision)
  }
}
