import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Db } from '../../server/db/database.ts'
import {
  depositOf,
  must,
  Operator,
  type Payer,
  sendIdempotent,
  transactionsOf,
  withdrawalOf,
  withdrawingPlayer,
} from './cashier.ts'
import { appAt } from './remote.ts'

/*
 * Money calls of a sandbox that is killed: what a client holds about them, and what the database must hold then.
 */

type Action = 'deposit' | 'withdraw'

interface Sent {
  action: Action
  key: string
  body: { amount: number; transaction_id?: string }
  /** None yet: the outcome is unknown. */
  answer?: unknown
}

/** A player whose deposits and withdrawals are sent, and decided, one after the other, kills or not. */
export class Customer {
  #app: FastifyInstance
  #operator: Operator
  readonly #payer: Payer
  readonly #sent: Sent[] = []
  /** What the operator was told that became of a request, by its id. */
  readonly #decided = new Map<string, 'approved' | 'rejected'>()
  #serial = 0

  /** With ৳ 26,000, so that no withdrawal of this test is refused. */
  static async enter(address: string, username: string): Promise<Customer> {
    const app = appAt(address)
    const customer = new Customer(app, await Operator.enter(app), await withdrawingPlayer(app, username))
    await customer.#send({ action: 'deposit', ...customer.#next('deposit', 25_000) })
    await customer.#decide('deposit', 'approved')
    return customer
  }

  constructor(app: FastifyInstance, operator: Operator, payer: Payer) {
    this.#app = app
    this.#operator = operator
    this.#payer = payer
  }

  get playerId(): number {
    return Number(this.#payer.remoteId)
  }

  /** One request, its answer and its decision; `answered` hears of each call that was answered. */
  async move(action: Action, answered: () => void): Promise<void> {
    await this.#send({ action, ...this.#next(action, 500) })
    answered()
    await this.#decide(action, this.#serial % 3 === 0 ? 'rejected' : 'approved')
    answered()
  }

  /**
   * After a restart: what got no answer is sent again with its key, twice, and so is what was answered last: the same
   * answer each time. Then nothing is left undecided.
   */
  async recover(address: string): Promise<void> {
    this.#app = appAt(address)
    this.#operator = await Operator.enter(this.#app)
    const last = this.#sent.filter(({ answer }) => answer !== undefined).at(-1)
    for (const sent of [...this.#sent.filter(({ answer }) => answer === undefined), last ?? []].flat()) {
      await this.#send(sent)
      const { answer } = sent
      await this.#send(sent)
      expect(sent.answer).toEqual(answer)
    }
    for (const { id, key } of await transactionsOf(this.#app, this.#payer)) {
      if (key === '0') await this.#tell(id, 'approved')
    }
  }

  /** Every call happened once: by the rows, by the ledger's postings, and by what the accounts hold. */
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

  /** An amount of its own tells one call's effect from another's. */
  #next(action: Action, least: number): Omit<Sent, 'action'> {
    const serial = this.#serial++
    const change = { amount: least === 500 ? least + serial : least }
    const body = action === 'deposit' ? depositOf(this.#payer, change) : withdrawalOf(this.#payer, change)
    return { key: `crash-${action}-${serial}`, body }
  }

  async #send(sent: Sent): Promise<void> {
    if (!this.#sent.includes(sent)) this.#sent.push(sent)
    const path = sent.action === 'deposit' ? '/submit-deposit' : '/submit-withdraw'
    sent.answer = must(await sendIdempotent(this.#app, path, sent.body, this.#payer.token, sent.key))
  }

  async #decide(action: Action, decision: 'approved' | 'rejected'): Promise<void> {
    const pending = (await transactionsOf(this.#app, this.#payer)).filter(
      (one: { action: Action; key: string }) => one.action === action && one.key === '0',
    )
    expect(pending).toHaveLength(1)
    await this.#tell(pending[0].id, decision)
  }

  async #tell(id: string, decision: 'approved' | 'rejected'): Promise<void> {
    expect(await this.#operator.decide(id, decision)).toBe(decision)
    this.#decided.set(id, decision)
  }
}
