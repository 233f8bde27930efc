import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { must, poisha, type Reply, tally } from './calls.ts'
import { Operator } from './operator.ts'
import { depositOf, type Player, rowOfKind, sendBet, withdrawingPlayer } from './player.ts'

/* Money calls in parallel, to two sandboxes that share one database; `exchangeMix.ts` has those of the exchange. */

/** Two sandboxes with one database. */
export type Pair = readonly [FastifyInstance, FastifyInstance]

type Payers = readonly [Player, Player]

type Race = (payers: Payers, pair: Pair) => Promise<void>

let players = 0

/** Signs up a player who may withdraw, with a session at each sandbox, and runs the race. */
export async function run(race: Race, pair: Pair): Promise<void> {
  const payer = await withdrawingPlayer(pair[0], `racer${++players}`)
  await race([payer, payer.at(pair[1])], pair)
}

/** Sends `count` calls in parallel, every other one by the second session. */
function alternate(
  payers: Payers,
  count: number,
  send: (payer: Player, at: number) => Promise<Reply>,
): Promise<Reply[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => send(at % 2 === 0 ? payers[0] : payers[1], at)))
}

export const RACES: Readonly<Record<string, Race>> = {
  async 'decides a request once, tells the player once, and puts the money where that decision says'(
    [one, other],
    pair,
  ) {
    const operators = await Promise.all(pair.map((app) => Operator.enter(app)))
    let expected = 100_000
    for (let round = 0; round < 10; round++) {
      const action = expected >= 50_000 && round % 2 === 0 ? 'withdraw' : 'deposit'
      must(await other[action]())
      const [{ id }] = await one.transactions()
      const words = await Promise.all(
        operators.flatMap((operator) => [operator.decide(id, 'approved'), operator.decide(id, 'rejected')]),
      )
      const decisions = words.filter((word) => word !== 'decided')
      expect(decisions).toHaveLength(1)
      if (decisions[0] === 'approved') expected += action === 'deposit' ? 50_000 : -50_000
      expect((await one.transactions())[0].key).toBe(decisions[0] === 'approved' ? '1' : '2')
      const titles = (await one.inbox()).map(({ title }: { title: string }) => title)
      expect(titles.filter((title: string) => /^(Deposit|Withdrawal) /.test(title))).toHaveLength(round + 1)
      expect(poisha(await other.balance())).toBe(expected)
    }
  },

  async 'accepts one of many withdrawals, and reserves its money once'(payers) {
    const answers = await alternate(payers, 100, (payer) => payer.withdraw())
    expect(tally(answers)).toEqual({ 200: 1, 422: 99 })
    expect(await payers[1].transactions()).toMatchObject([{ action: 'withdraw', key: '0' }])
    expect(await payers[1].balance()).toBe('500.00')
  },

  async 'pays out no bonus while its approval, which adds its turnover, is in progress'(_payers, pair) {
    const operator = await Operator.enter(pair[0])
    for (let round = 0; round < 5; round++) {
      const payer = await withdrawingPlayer(pair[0], `bonus${round}racer`)
      must(await payer.deposit({ amount: 5_000, promotion_id: '4' }))
      const [{ id }] = await payer.transactions()
      const [word, answers] = await Promise.all([
        operator.decide(id, 'approved'),
        alternate([payer, payer.at(pair[1])], 20, (each) => each.withdraw({ amount: 5_500 })),
      ])
      expect([word, tally(answers)]).toEqual(['approved', { 422: 20 }])
      expect(await payer.balance()).toBe('6500.00')
    }
  },

  async 'runs a call with one key once, and gives the same answer to all'(payers) {
    const body = depositOf(payers[0])
    const send = (payer: Player) => payer.post('/submit-deposit', body, 'one-key-for-all')
    const answers = await alternate(payers, 40, send)
    expect(tally(answers)).toEqual({ 200: 40 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await payers[1].transactions()).toHaveLength(1)
  },

  async 'places a bet once, and only if the balance covers it'(payers, pair) {
    const [payer, other] = payers
    const game = await payer.openGame()
    // Each key is sent to both.
    const send = (at: number) =>
      sendBet(at % 2 === 0 ? pair[0] : pair[1], game, `bet-${Math.floor(at / 2)}-of-30`, 5_000)
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => send(at)))
    let balance = 100_000
    let placed = 0
    for (let at = 0; at < answers.length; at += 2) {
      const [first, second] = answers.slice(at, at + 2)
      expect([200, 422]).toContain(first?.status)
      // A refused bet stores no key: the other one may have been placed after a win.
      const done = [first, second].find((answer) => answer?.status === 200)
      if (!done) continue
      if (first?.status === second?.status) expect(second?.body).toEqual(first?.body)
      balance += done.body.win - 5_000
      placed++
    }
    expect(poisha(await other.balance())).toBe(balance)
    expect(must(await other.get('/betting-record')).data).toHaveLength(placed)
  },
}

/** What two sandboxes with one database share. */
export const SHARED: Readonly<Record<string, Race>> = {
  async 'apply a setting that the operator changes in one of them'([, other], [app]) {
    const operator = await Operator.enter(app)
    await operator.set({ withdrawalsOpen: undefined })
    const { body } = await other.withdraw()
    expect(body.message).toBe('Withdrawals are closed at the moment. Please try again later.')
    await operator.set({ withdrawalsOpen: 'on' })
    must(await other.withdraw())
  },

  async 'show the same matches, prices and fancy bets'(_payers, pair) {
    const read = (app: FastifyInstance, path: string) => app.inject({ url: `/exchange-data${path}` })
    // A new tick can begin between the two responses.
    const readBoth = async (path: string) => {
      for (let attempt = 0; attempt < 10; attempt++) {
        const [one, other] = await Promise.all(pair.map((app) => read(app, path)))
        if (one?.body === other?.body) return one?.json()
      }
      throw new Error(`${path} differs`)
    }
    for (const sport of ['cricket', 'soccer', 'tennis']) {
      const { data } = await readBoth(`/sports-events/${sport}`)
      const { MarketId, EventId } = data.find(({ Event }: { Event: { inPlay: boolean } }) => Event.inPlay)
      await readBoth(`/match-odds/${MarketId}`)
      await readBoth(`/event/${EventId}`)
    }
  },

  async 'soon treat a market as suspended after one of them suspends it'([one, other], [app]) {
    // Not the last: a process may not know yet that the other has just ended it.
    const { id } = await other.marketToCome(-2)
    const operator = await Operator.enter(app)
    const isSuspended = async (player: Player) => (await player.exchange(`/${id}`)).market.suspended
    for (const [suspended, expected, word] of [
      ['yes', true, 'suspended'],
      ['no', false, 'resumed'],
    ] as const) {
      expect(await operator.send(`/sandbox/exchange/${id}/suspend`, { suspended })).toBe(word)
      expect(await isSuspended(one)).toBe(expected)
      await expect.poll(() => isSuspended(other), { timeout: 10_000, interval: 50 }).toBe(expected)
    }
  },

  async 'take no bet of any kind once one of them has suspended the match'([, other], [app]) {
    const { id, runners } = await other.marketToCome(-3)
    const operator = await Operator.enter(app)
    const orders = (['odds', 'bookmaker', 'fancy'] as const).map((kind) => {
      const { marketId, id: selectionId, back } = rowOfKind(runners, kind)
      return {
        marketId,
        kind,
        selectionId,
        side: 'back',
        stake: 1_000,
        odds: back[0]?.odds,
        line: back[0]?.line,
      }
    })
    /** Sends bets on each kind, to the process that has not been told. */
    const send = (key: string) =>
      Promise.all(
        Array.from({ length: 24 }, (_, at) => other.order(`${key}-the-suspend-${at}`, orders[at % 3])),
      )
    expect(tally(await send('before'))).toEqual({ 200: 24 })
    expect(await operator.send(`/sandbox/exchange/${id}/suspend`, { suspended: 'yes' })).toBe('suspended')
    expect(tally(await send('after'))).toEqual({ 422: 24 })
    expect(await operator.send(`/sandbox/exchange/${id}/suspend`, { suspended: 'no' })).toBe('resumed')
  },
}
