import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import {
  balanceIn,
  depositOf,
  must,
  Operator,
  type Payer,
  sendIdempotent,
  transactionsOf,
  withdrawalOf,
  withdrawingPlayer,
} from './cashier.ts'
import { get, marketToCome, openGame, post, type Reply, sendBet, sendOrder } from './sandbox.ts'

/*
 * Races of money calls that alternate between two sandboxes sharing one database. The results must be those
 * of a single sandbox.
 */

type Pair = readonly [FastifyInstance, FastifyInstance]

/** Sends `count` calls in parallel, every other one to the second sandbox. */
function alternate<T>(
  pair: Pair,
  count: number,
  send: (app: FastifyInstance, at: number) => Promise<T>,
): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => send(at % 2 === 0 ? pair[0] : pair[1], at)))
}

/** Returns how many responses have each status: `{ 200: 1, 422: 39 }`. */
function tally(answers: Reply[]): Record<number, number> {
  const statuses: Record<number, number> = {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  return statuses
}

const poisha = (decimal: string) => Math.round(Number(decimal) * 100)

const rewardsOf = async (app: FastifyInstance, { token, remoteId }: Payer) =>
  must(await get(app, `/user/show?remote_id=${remoteId}`, token)).user

/** A deposit or withdrawal that both operators decide is decided once, and the money is where that decision puts it. */
export async function raceDecisions(pair: Pair): Promise<void> {
  const payer = await withdrawingPlayer(pair[0], 'twodecide')
  const operators = [await Operator.enter(pair[0]), await Operator.enter(pair[1])]
  let expected = 100_000
  for (let round = 0; round < 10; round++) {
    const action = expected >= 50_000 && round % 2 === 0 ? 'withdraw' : 'deposit'
    const body = action === 'withdraw' ? withdrawalOf(payer) : depositOf(payer)
    must(await post(pair[1], `/submit-${action}`, body, payer.token))
    const [{ id }] = await transactionsOf(pair[0], payer)
    const words = await Promise.all(
      operators.flatMap((operator) => [operator.decide(id, 'approved'), operator.decide(id, 'rejected')]),
    )
    const decisions = words.filter((word) => word !== 'decided')
    expect(decisions).toHaveLength(1)
    if (decisions[0] === 'approved') expected += action === 'deposit' ? 50_000 : -50_000
    expect(poisha(await balanceIn(pair[1], payer))).toBe(expected)
  }
}

/** Out of many withdrawals, one is pending, and its money is reserved once. */
export async function raceWithdrawals(pair: Pair): Promise<void> {
  const payer = await withdrawingPlayer(pair[0], 'twowithdraw')
  const answers = await alternate(pair, 40, (app) =>
    post(app, '/submit-withdraw', withdrawalOf(payer), payer.token),
  )
  expect(tally(answers)).toEqual({ 200: 1, 422: 39 })
  expect(await balanceIn(pair[1], payer)).toBe('500.00')
}

/** Bonus money is not withdrawn while its approval, which adds its turnover, is in progress elsewhere. */
export async function raceBonus(pair: Pair): Promise<void> {
  const operator = await Operator.enter(pair[0])
  for (let round = 0; round < 5; round++) {
    const payer = await withdrawingPlayer(pair[0], `twobonus${round}`)
    const body = depositOf(payer, { amount: 5_000, promotion_id: '4' })
    must(await post(pair[0], '/submit-deposit', body, payer.token))
    const [{ id }] = await transactionsOf(pair[0], payer)
    const [word, answers] = await Promise.all([
      operator.decide(id, 'approved'),
      alternate(pair, 20, (app) =>
        post(app, '/submit-withdraw', withdrawalOf(payer, { amount: 5_500 }), payer.token),
      ),
    ])
    expect([word, tally(answers)]).toEqual(['approved', { 422: 20 }])
    expect(await balanceIn(pair[1], payer)).toBe('6500.00')
  }
}

/** A call with one key happens once, whichever sandbox it reaches, and gets the same response from both. */
export async function raceKeys(pair: Pair): Promise<void> {
  const payer = await withdrawingPlayer(pair[0], 'twokeys')
  const body = depositOf(payer)
  const answers = await alternate(pair, 40, (app) =>
    sendIdempotent(app, '/submit-deposit', body, payer.token, 'one-key-for-two'),
  )
  expect(tally(answers)).toEqual({ 200: 40 })
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await transactionsOf(pair[1], payer)).toHaveLength(1)
}

/** The cash bonus is paid once. */
export async function raceClaims(pair: Pair): Promise<void> {
  const payer = await withdrawingPlayer(pair[0], 'twoclaims')
  const answers = await alternate(pair, 20, (app) => post(app, '/cash-claim', {}, payer.token))
  expect(tally(answers)).toEqual({ 200: 1, 422: 19 })
  expect(await balanceIn(pair[1], payer)).toBe('1050.00')
}

/** Points that are enough for two conversions are converted twice. */
export async function raceConversions(pair: Pair): Promise<void> {
  const payer = await withdrawingPlayer(pair[0], 'twopoints')
  const game = await openGame(pair[0], payer)
  for (const stake of [20_000, 5_000]) must(await sendBet(pair[0], game, `two-points-${stake}`, stake))
  const before = poisha(await balanceIn(pair[0], payer))
  const path = `/convert-vipcoin?remote_id=${payer.remoteId}&vip_coin=10`
  const answers = await alternate(pair, 20, (app) => get(app, path, payer.token))
  expect(tally(answers)).toEqual({ 200: 2, 422: 18 })
  expect(poisha(await balanceIn(pair[1], payer))).toBe(before + 200)
  expect((await rewardsOf(pair[1], payer)).vip_coin).toBe(5)
}

/** A bet happens once per key, and the wallet contains what the bets leave. */
export async function raceBets(pair: Pair): Promise<void> {
  const payer = await withdrawingPlayer(pair[0], 'twobets')
  const game = await openGame(pair[0], payer)
  // Each key is sent to both.
  const answers = await alternate(pair, 60, (app, at) =>
    sendBet(app, game, `two-bets-${Math.floor(at / 2)}`, 5_000),
  )
  let balance = 100_000
  let placed = 0
  for (let at = 0; at < answers.length; at += 2) {
    const [one, other] = answers.slice(at, at + 2)
    expect([200, 422]).toContain(one?.status)
    // A refused bet stores no key: the other one may have been placed after a win.
    const done = [one, other].find((answer) => answer?.status === 200)
    if (!done) continue
    if (one?.status === other?.status) expect(other?.body).toEqual(one?.body)
    balance += done.body.win - 5_000
    placed++
  }
  expect(poisha(await balanceIn(pair[1], payer))).toBe(balance)
  expect(must(await get(pair[1], '/betting-record', payer.token)).data).toHaveLength(placed)
}

/** A bet on the exchange is placed once per key, and a market that both operators end is settled once. */
export async function raceExchange(pair: Pair): Promise<void> {
  const payer = await withdrawingPlayer(pair[0], 'twoexchange')
  const { exchangeToken } = payer
  const { id: marketId, runners } = await marketToCome(pair[0], exchangeToken)
  const selectionId = runners[0]?.id ?? ''
  const order = { marketId, selectionId, odds: '1.01', stake: 5_000 }
  // Each key is sent to both; the money is enough for 20.
  const answers = await alternate(pair, 60, (app, at) =>
    sendOrder(app, exchangeToken, `two-orders-${Math.floor(at / 2)}`, order),
  )
  const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.bet.id)
  expect(new Set(ids).size).toBe(20)
  expect(await balanceIn(pair[1], payer)).toBe('0.00')

  const operators = [await Operator.enter(pair[0]), await Operator.enter(pair[1])]
  const path = `/sandbox/exchange/${marketId}`
  const words = await Promise.all(
    operators.flatMap((operator) => [
      operator.send(`${path}/end`, { result: selectionId }),
      operator.send(`${path}/end`, { result: 'void' }),
    ]),
  )
  expect(words.filter((word) => word === 'ended')).toHaveLength(1)
  await Promise.all(
    operators.flatMap((one) => [one.send(`${path}/settle`, {}), one.send(`${path}/settle`, {})]),
  )
  const records = must(await get(pair[1], '/exchange-hub', payer.token)).data
  const nets = records.map(({ net_profit_loss }: { net_profit_loss: string }) => poisha(net_profit_loss))
  const sum = nets.reduce((sum: number, net: number) => sum + net, 100_000)
  expect(records).toHaveLength(20)
  expect(poisha(await balanceIn(pair[0], payer))).toBe(sum)
}

/** A market that the operator suspends in one sandbox is suspended in the other from its next round. */
export async function shareSuspension(pair: Pair): Promise<void> {
  const { exchangeToken } = await withdrawingPlayer(pair[0], 'twosuspend')
  // Not the last: a process may not know yet that the other has just ended it.
  const { id } = await marketToCome(pair[1], exchangeToken, -2)
  const operator = await Operator.enter(pair[0])
  const isSuspended = async (app: FastifyInstance) =>
    must(await get(app, `/exchange-frame/calls/markets/${id}`, exchangeToken)).market.suspended
  for (const [suspended, expected, word] of [
    ['yes', true, 'suspended'],
    ['no', false, 'resumed'],
  ] as const) {
    expect(await operator.send(`/sandbox/exchange/${id}/suspend`, { suspended })).toBe(word)
    expect(await isSuspended(pair[0])).toBe(expected)
    await expect.poll(() => isSuspended(pair[1]), { timeout: 10_000, interval: 50 }).toBe(expected)
  }
}

/** A setting that the operator changes in one sandbox applies in the other. */
export async function shareSettings(pair: Pair): Promise<void> {
  const payer = await withdrawingPlayer(pair[0], 'twosettings')
  const operator = await Operator.enter(pair[0])
  await operator.set({ withdrawalsOpen: undefined })
  const refused = await post(pair[1], '/submit-withdraw', withdrawalOf(payer), payer.token)
  expect(refused.body.message).toBe('Withdrawals are closed at the moment. Please try again later.')
  await operator.set({ withdrawalsOpen: 'on' })
  must(await post(pair[1], '/submit-withdraw', withdrawalOf(payer), payer.token))
}

/** Both show the same matches, prices and fancy bets. */
export async function shareOdds(pair: Pair): Promise<void> {
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
}
