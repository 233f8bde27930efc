import { expect, it } from 'vitest'
import { work } from '../../server/betting/worker.ts'
import { finishMarket, type Prices, TestBoard } from './exchangeBoard.ts'
import { Operator } from './operator.ts'
import { type Player, sendBet, sendOrder, verifiedPlayer } from './player.ts'
import { losing, must, startSandbox } from './sandbox.ts'

const board = new TestBoard()
const app = await startSandbox({ board, below: losing() })
const { db } = app
const operator = await Operator.enter(app)

let serial = 0
const newMarket = (prices: Prices = {}) => board.open(prices)

/** Places a bet: backs `home` at 2.00 with ৳ 100, except for `change`. */
const bet = async ({ exchangeToken }: Player, marketId: string, change = {}) =>
  must(await sendOrder(app, exchangeToken, `turnover-bet-${++serial}`, { marketId, ...change })).bet

/** Lays `home` at 2.02 with ৳ 100. */
const lay = (payer: Player, marketId: string) => bet(payer, marketId, { side: 'lay', odds: '2.02' })

/** Deposits with promotions that a player can have once, by the turnover in taka that they add. */
const BONUSES = {
  300: { amount: 1_000, promotion_id: '4' },
  450: { amount: 500, promotion_id: '8' },
  320: { amount: 200, promotion_id: '7' },
}

/** Approves a deposit with a bonus, which adds a turnover. */
async function takeBonus(payer: Player, turnover: keyof typeof BONUSES = 300): Promise<void> {
  await operator.approveDeposit(payer, BONUSES[turnover])
}

const finish = (marketId: string, result: string) => finishMarket(db, marketId, result)

/** Returns what remains of a player's turnovers, oldest first. */
const remaining = async (payer: Player): Promise<string[]> =>
  (await payer.turnovers())
    .map(({ remaining_turnover }: { remaining_turnover: string }) => remaining_turnover)
    .reverse()

it('bets that offset each other count only what they lose together', async () => {
  const payer = await verifiedPlayer(app, 'offset01')
  await takeBonus(payer)
  const marketId = newMarket()
  await bet(payer, marketId, { stake: 50_000 })
  await bet(payer, marketId, { stake: 50_000, side: 'lay', odds: '2.02' })
  await finish(marketId, 'home')
  // Wins 500.00 and loses 510.00.
  expect(await remaining(payer)).toEqual(['290.00'])
})

it('bets on one selection count towards a turnover together, when they are settled', async () => {
  const payer = await verifiedPlayer(app, 'addup001')
  await takeBonus(payer)
  const marketId = newMarket()
  await bet(payer, marketId)
  await bet(payer, marketId)
  expect(await remaining(payer)).toEqual(['300.00'])
  await finish(marketId, 'away')
  expect(await remaining(payer)).toEqual(['100.00'])
  // Exchange bets earn neither a cash bonus nor points.
  expect(await payer.user()).toMatchObject({ cash_bonus: '50.00', vip_coin: 0 })
})

it('only bets that were placed after the turnover began count towards it, whenever they are matched', async () => {
  const payer = await verifiedPlayer(app, 'before01')
  const [early, late] = [newMarket(), newMarket()]
  await bet(payer, early)
  const waiting = await bet(payer, early, { odds: '2.50' })
  await takeBonus(payer)
  await bet(payer, late, { odds: '2.50' })
  for (const id of [early, late]) board.set(id, { home: { back: 250 } })
  await work(db, board)
  expect(
    (await db.query.exchangeBets.findFirst({ where: (row, { eq }) => eq(row.id, waiting.id) }))?.matchedOdds,
  ).toBe(250)
  await finish(early, 'home')
  expect(await remaining(payer)).toEqual(['300.00'])
  await finish(late, 'home')
  expect(await remaining(payer)).toEqual(['150.00'])
})

it('a bet from before the turnover is not offset for free by one after it', async () => {
  const payer = await verifiedPlayer(app, 'straddle')
  const marketId = newMarket()
  await bet(payer, marketId)
  await takeBonus(payer)
  await lay(payer, marketId)
  await finish(marketId, 'away')
  // Loses 100.00 before it and wins 100.00 after it.
  expect(await remaining(payer)).toEqual(['300.00'])
})

it('each turnover counts its own bets, the oldest first, and no part of a result twice', async () => {
  const payer = await verifiedPlayer(app, 'queue001')
  await takeBonus(payer)
  const marketId = newMarket()
  await bet(payer, marketId, { stake: 25_000 })
  await takeBonus(payer, 450)
  await bet(payer, marketId)
  await takeBonus(payer, 320)
  await bet(payer, marketId)
  await finish(marketId, 'away')
  // 450.00 in total: 300.00 for the first, 150.00 of the 200.00 since the second for the second.
  expect(await remaining(payer)).toEqual(['0.00', '300.00', '320.00'])
  const next = newMarket()
  await bet(payer, next, { stake: 35_000 })
  await finish(next, 'away')
  expect(await remaining(payer)).toEqual(['0.00', '0.00', '270.00'])
})

it('a stake in a game counts only towards turnovers that began before it, also when it is sent again', async () => {
  const payer = await verifiedPlayer(app, 'reels001')
  const game = await payer.openGame()
  must(await sendBet(app, game, 'before-the-bonus', 10_000))
  await takeBonus(payer)
  must(await sendBet(app, game, 'before-the-bonus', 10_000))
  expect(await remaining(payer)).toEqual(['300.00'])
  must(await sendBet(app, game, 'after-the-bonus', 10_000))
  expect(await remaining(payer)).toEqual(['200.00'])
})
