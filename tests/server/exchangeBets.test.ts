import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { endMarket, suspend } from '../../server/betting/markets.ts'
import { gainOf, parseOdds, riskOf, winnings } from '../../server/betting/odds.ts'
import { settleMarket } from '../../server/betting/settlement.ts'
import { work } from '../../server/betting/worker.ts'
import { exchangeBets } from '../../server/db/schema.ts'
import { balanceOf, prove } from '../../server/ledger/ledger.ts'
import {
  balanceIn,
  depositOf,
  must,
  Operator,
  sendIdempotent,
  turnoversOf,
  verifiedPlayer,
} from './cashier.ts'
import { TestBoard } from './exchangeBoard.ts'
import { get, newPlayer, post, type Reply, type Session, sendOrder, startSandbox } from './sandbox.ts'

const board = new TestBoard()
board.set('m1')
const app = await startSandbox({ board })
const { db } = app

const bet = ({ exchangeToken }: Session, key: string, change = {}) =>
  sendOrder(app, exchangeToken, key, change)

const cancel = ({ exchangeToken }: Session, id: number | string) =>
  post(app, `/exchange-frame/calls/bets/${id}/cancel`, {}, exchangeToken)

const recordsOf = async ({ token }: Session) => must(await get(app, '/exchange-hub', token)).data

const exposureOf = ({ remoteId }: Session) => balanceOf(db, { kind: 'exposure', playerId: Number(remoteId) })

const statuses = (answers: Reply[]) => answers.map(({ status }) => status)

/** Ends a market and settles its bets. */
async function finish(id: string, result: string): Promise<void> {
  expect(await endMarket(db, id, result, 'operator')).toBe(true)
  await settleMarket(db, id)
}

let markets = 0
/** Opens a separate market for a test. */
function newMarket(prices = {}): string {
  const id = `market-${++markets}`
  board.set(id, prices)
  return id
}

describe('a matched bet', () => {
  // What a player with ৳ 1,000.00 has while the bet is open, and at the end.
  it.each([
    ['back', 'home', '2.00', 10_000, '900.00', '1100.00', 'WON', '100.00'],
    ['back', 'away', '2.00', 10_000, '900.00', '900.00', 'LOST', '-100.00'],
    ['lay', 'away', '2.02', 10_000, '898.00', '1100.00', 'WON', '100.00'],
    ['lay', 'home', '2.02', 10_000, '898.00', '898.00', 'LOST', '-102.00'],
    ['back', 'void', '2.00', 10_000, '900.00', '1000.00', 'VOID', '0.00'],
    ['lay', 'void', '2.02', 10_000, '898.00', '1000.00', 'VOID', '0.00'],
  ] as const)(
    'to %s “home” is settled when the result is “%s”',
    async (side, winner, odds, stake, open, end, status, net) => {
      const marketId = newMarket()
      const player = await newPlayer(app, `one${side}${winner}`)
      const { status: code, body } = await bet(player, 'only-bet', { marketId, side, odds, stake })
      expect([code, body.bet.matched, body.bet.odds]).toEqual([200, true, odds])
      expect(await balanceIn(app, player)).toBe(open)
      expect(await exposureOf(player)).toBe(100_000 - Number(open) * 100)
      const [running] = await recordsOf(player)
      expect(running).toEqual({
        event_name: `Match ${marketId}`,
        bet_type: side,
        stake: '100.00',
        net_profit_loss: '0.00',
        status: 'open',
        transaction_id: expect.stringMatching(/^EX\d{8}$/),
        market_name: 'Match Odds',
        selection_name: 'The home side',
        potential_profit: '100.00',
        potential_liability: side === 'back' ? '100.00' : '102.00',
        odds: Number(odds),
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })
      await finish(marketId, winner)
      expect(await balanceIn(app, player)).toBe(end)
      expect(await exposureOf(player)).toBe(0)
      expect(await recordsOf(player)).toEqual([{ ...running, status, net_profit_loss: net }])
    },
  )

  it('gets the price of the market if it is better than the requested price', async () => {
    const marketId = newMarket({ home: { back: 250, lay: 180 } })
    const player = await newPlayer(app, 'better01')
    const backed = await bet(player, 'back-better', { marketId, odds: '2.00' })
    expect(backed.body.bet).toMatchObject({ matched: true, odds: '2.50', risk: 10_000, profit: 15_000 })
    const laid = await bet(player, 'lay--better', { marketId, side: 'lay', odds: '2.00' })
    expect(laid.body.bet).toMatchObject({ matched: true, odds: '1.80', risk: 8_000, profit: 10_000 })
    expect(await balanceIn(app, player)).toBe('820.00')
  })

  it.each([
    ['back', '2.01', '900.00', 200, 201],
    ['lay', '2.01', '899.00', 202, 201],
  ] as const)('to %s waits for a price that is one step away', async (side, odds, open, worse, asked) => {
    const marketId = newMarket({ home: { [side]: worse } })
    const player = await newPlayer(app, `waits${side}`)
    const placed = await bet(player, 'waits-here', { marketId, side, odds })
    expect(placed.body.bet).toMatchObject({ matched: false, odds, status: 'open' })
    expect(await balanceIn(app, player)).toBe(open)
    await work(db, board)
    expect(await recordsOf(player)).toMatchObject([{ odds: Number(odds), status: 'open' }])
    board.set(marketId, { home: { [side]: asked } })
    await work(db, board)
    board.set(marketId, { home: { [side]: worse } })
    await finish(marketId, 'home')
    const [record] = await recordsOf(player)
    expect([record.status, record.odds]).toEqual([side === 'back' ? 'WON' : 'LOST', Number(odds)])
    expect(await balanceIn(app, player)).toBe(side === 'back' ? '1101.00' : '899.00')
  })

  it('that had to wait gets the better price, and the rest of its liability back', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'waitlay1')
    await bet(player, 'waits-to-lay', { marketId, side: 'lay', odds: '1.90' })
    expect(await balanceIn(app, player)).toBe('910.00')
    board.set(marketId, { home: { lay: 150 } })
    await Promise.all([work(db, board), work(db, board), work(db, board)])
    expect([await balanceIn(app, player), await exposureOf(player)]).toEqual(['950.00', 5_000])
    await finish(marketId, 'home')
    expect(await balanceIn(app, player)).toBe('950.00')
  })
})

describe('a waiting bet', () => {
  it('can be cancelled once, which returns its money', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'cancel01')
    const { id } = (await bet(player, 'to-be-cancelled', { marketId, odds: '3.00' })).body.bet
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(player, id)))
    expect(new Set(statuses(answers))).toEqual(new Set([200]))
    expect([await balanceIn(app, player), await exposureOf(player)]).toEqual(['1000.00', 0])
    expect(await recordsOf(player)).toMatchObject([{ status: 'CANCELLED', net_profit_loss: '0.00' }])
    board.set(marketId, { home: { back: 300 } })
    await work(db, board)
    await finish(marketId, 'home')
    expect(await balanceIn(app, player)).toBe('1000.00')
  })

  it('is cancelled when its market ends, and its money is returned', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'neverhit')
    await bet(player, 'never-matched', { marketId, odds: '3.00' })
    await finish(marketId, 'home')
    expect(await recordsOf(player)).toMatchObject([{ status: 'VOID', odds: 3 }])
    expect([await balanceIn(app, player), await exposureOf(player)]).toEqual(['1000.00', 0])
  })

  it('is not matched while its market is suspended, by the match or by the operator', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'suspend1')
    await bet(player, 'waits-long', { marketId, odds: '3.00' })
    board.set(marketId, { home: { back: 300 } }, { suspended: true })
    await work(db, board)
    expect(await recordsOf(player)).toMatchObject([{ potential_profit: '200.00' }])
    expect((await cancel(player, (await betsIn(player))[0].id)).status).toBe(200)

    await bet(player, 'waits-again', { marketId: newMarket(), odds: '3.00' })
    const id = `market-${markets}`
    await suspend(db, id, true)
    board.set(id, { home: { back: 300 } })
    await work(db, board)
    expect((await betsIn(player))[0].matched).toBe(false)
    await suspend(db, id, false)
    await work(db, board)
    expect((await betsIn(player))[0].matched).toBe(true)
  })

  const betsIn = async ({ exchangeToken }: Session) =>
    must(await get(app, '/exchange-frame/calls/markets', exchangeToken)).bets

  it('cannot be cancelled by another player, with another id, or after it is matched', async () => {
    const [player, other] = [await newPlayer(app, 'matched1'), await newPlayer(app, 'matched2')]
    const matched = (await bet(player, 'is-matched')).body.bet
    const waiting = (await bet(player, 'is-waiting', { odds: '9.00' })).body.bet
    expect(await cancel(player, matched.id)).toMatchObject({
      status: 422,
      body: { message: 'This bet can no longer be cancelled.' },
    })
    const theirs = await cancel(other, waiting.id)
    for (const id of ['999999999', '0', '-1', 'x', '1e3', '%00'])
      expect([id, [404, 422].includes((await cancel(other, id)).status)]).toEqual([id, true])
    expect([theirs.status, theirs.body]).toEqual([404, { message: 'Not found' }])
    expect(await balanceIn(app, player)).toBe('800.00')
  })
})

it('an open bet is listed, however many bets were placed after it', async () => {
  const player = await newPlayer(app, 'longlist')
  const { id } = must(await bet(player, 'is-the-oldest')).bet
  const [open] = await db.select().from(exchangeBets).where(eq(exchangeBets.id, id))
  if (!open) throw new Error('no bet')
  const { id: _id, ...oldest } = open
  const later = { ...oldest, status: 'cancelled', settledAt: new Date() } as const
  await db
    .insert(exchangeBets)
    .values(Array.from({ length: 501 }, (_, at) => ({ ...later, key: `later-bet-${at}` })))
  const records = await recordsOf(player)
  expect(records).toHaveLength(501)
  expect(records.at(-1)).toMatchObject({ status: 'open' })
  const page = must(await get(app, '/exchange-frame/calls/markets/m1', player.exchangeToken))
  expect(page.bets.map(({ status }: { status: string }) => status)).toEqual([
    'open',
    ...Array(5).fill('cancelled'),
  ])
  expect(page.bets[0].id).toBe(id)
})

describe('money', () => {
  it('for 50 bets is enough for exactly 50 of 500 that are sent together', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'rush0050')
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) => bet(player, `rush-bet-${at}`, { marketId, stake: 2_000 })),
    )
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(50)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      body: { message: 'Your balance does not cover this bet.' },
    })
    expect(statuses(answers).filter((status) => status === 422)).toHaveLength(450)
    expect([await balanceIn(app, player), await exposureOf(player)]).toEqual(['0.00', 100_000])
    expect(await recordsOf(player)).toHaveLength(50)
    await finish(marketId, 'home')
    expect(await balanceIn(app, player)).toBe('2000.00')
  }, 60_000)

  it('moves once for a bet that is sent 100 times with its key', async () => {
    const player = await newPlayer(app, 'samekey1')
    const answers = await Promise.all(Array.from({ length: 100 }, () => bet(player, 'the-same-key')))
    expect(new Set(statuses(answers))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.bet.id)).size).toBe(1)
    expect(await balanceIn(app, player)).toBe('900.00')
    expect(await recordsOf(player)).toHaveLength(1)
    const other = await bet(player, 'the-same-key', { stake: 20_000 })
    expect([other.status, other.body.message]).toEqual([422, 'This key has been used for another bet.'])
  })

  it('is not enough for a lay bet whose liability is larger than the balance', async () => {
    const marketId = newMarket({ home: { lay: 1_102 } })
    const player = await newPlayer(app, 'liable01')
    expect((await bet(player, 'liable-too-much', { marketId, side: 'lay', odds: '11.02' })).status).toBe(422)
    expect(await balanceIn(app, player)).toBe('1000.00')
    board.set(marketId, { home: { lay: 1_100 } })
    expect((await bet(player, 'liable-all', { marketId, side: 'lay', odds: '11.00' })).status).toBe(200)
    expect(await balanceIn(app, player)).toBe('0.00')
  })

  it('that is won or lost counts towards a turnover when the bet is settled, and void bets do not', async () => {
    const payer = await verifiedPlayer(app, 'turnover')
    const operator = await Operator.enter(app)
    const body = depositOf(payer, { amount: 1_000, promotion_id: '4' })
    must(await sendIdempotent(app, '/submit-deposit', body, payer.token, 'turnover-deposit'))
    await operator.decideNewest(payer, 'approved')
    const remaining = async () => (await turnoversOf(app, payer))[0].remaining_turnover
    expect(await remaining()).toBe('300.00')
    const user = async () => must(await get(app, `/user/show?remote_id=${payer.remoteId}`, payer.token)).user
    const [won, lost, voided] = [newMarket({ home: { back: 150 } }), newMarket(), newMarket()]
    for (const [marketId, odds] of [
      [won, '1.50'],
      [lost, '2.00'],
      [voided, '2.00'],
    ])
      must(await bet(payer, `turn-${marketId}`, { marketId, odds }))
    expect(await remaining()).toBe('300.00')
    await finish(voided, 'void')
    expect(await remaining()).toBe('300.00')
    await finish(won, 'home')
    expect(await remaining()).toBe('250.00')
    await finish(lost, 'away')
    expect(await remaining()).toBe('150.00')
    expect(await user()).toMatchObject({ cash_bonus: '50.00', vip_coin: 0 })
  })
})

describe('a market', () => {
  it('that is settled twice pays once, even with another second result', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'settled2')
    await bet(player, 'settled-twice', { marketId })
    await finish(marketId, 'home')
    expect(await balanceIn(app, player)).toBe('1100.00')
    expect(await endMarket(db, marketId, 'home', 'operator')).toBe(false)
    expect(await endMarket(db, marketId, 'away', 'simulator')).toBe(false)
    await settleMarket(db, marketId)
    await work(db, board)
    expect(await balanceIn(app, player)).toBe('1100.00')
    expect(await recordsOf(player)).toMatchObject([{ status: 'WON' }])
  })

  it('that is ended and settled many times in parallel pays once', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'parallel')
    for (let at = 0; at < 5; at++) await bet(player, `parallel-${at}`, { marketId })
    const ends = await Promise.all(
      Array.from({ length: 10 }, (_, at) => endMarket(db, marketId, at % 2 ? 'home' : 'away', 'operator')),
    )
    expect(ends.filter(Boolean)).toHaveLength(1)
    await Promise.all(Array.from({ length: 10 }, () => settleMarket(db, marketId)))
    const won = (await recordsOf(player))[0].status === 'WON'
    expect(await balanceIn(app, player)).toBe(won ? '1500.00' : '500.00')
  })

  it('accepts and matches no bets after it has ended, in whatever order the calls arrive', async () => {
    const player = await newPlayer(app, 'lastmoment')
    for (let round = 0; round < 5; round++) {
      const marketId = newMarket()
      const before = Number(await balanceIn(app, player))
      const [answers] = await Promise.all([
        Promise.all(
          Array.from({ length: 4 }, (_, at) =>
            bet(player, `last-${round}-${at}`, { marketId, stake: 1_000 }),
          ),
        ),
        endMarket(db, marketId, 'home', 'operator'),
        suspend(db, marketId, true),
      ])
      await settleMarket(db, marketId)
      const placed = statuses(answers).filter((status) => status === 200).length
      // The first bet stores the market, so the end may have found nothing to end.
      await endMarket(db, marketId, 'home', 'operator')
      await settleMarket(db, marketId)
      expect(Number(await balanceIn(app, player))).toBe(before + placed * 10)
      expect((await bet(player, `late-${round}`, { marketId })).status).toBe(422)
    }
  })

  it.each([
    ['suspended by its match', { suspended: true }],
    ['over', { result: 'home' }],
  ])('that is %s accepts no bets', async (name, change) => {
    const marketId = newMarket()
    board.set(marketId, {}, change)
    const player = await newPlayer(app, `closed${name.length}`)
    expect(await bet(player, 'comes-late', { marketId })).toMatchObject({
      status: 422,
      body: { message: 'This market takes no bets at the moment.' },
    })
    expect(await balanceIn(app, player)).toBe('1000.00')
  })

  it('that refuses a bet, for whatever reason, leaves nothing in the database', async () => {
    const player = await newPlayer(app, 'norows01')
    const rows = async () => {
      const { exchangeMarkets, exchangeBets, transactions, accounts } = db.query
      const tables = [exchangeMarkets, exchangeBets, transactions, accounts]
      return Promise.all(tables.map(async (table) => (await table.findMany()).length))
    }
    const before = await rows()
    const refusals = [
      [{ result: 'home' }, {}],
      [{ suspended: true }, {}],
      [{}, { selectionId: 'nobody' }],
      [{}, { stake: 1_000_000 }],
    ] as const
    for (const [market, order] of refusals) {
      const marketId = newMarket()
      board.set(marketId, {}, market)
      expect((await bet(player, `refused-${marketId}`, { marketId, ...order })).status).toBe(422)
    }
    expect(await rows()).toEqual(before)
  })

  it('ends when its match ends, and its bets are settled', async () => {
    const [home, abandoned] = [newMarket(), newMarket()]
    const player = await newPlayer(app, 'itself01')
    await bet(player, 'ends-itself', { marketId: home })
    await bet(player, 'ends-without', { marketId: abandoned })
    board.set(home, {}, { result: 'home' })
    board.set(abandoned, {}, { result: 'void' })
    await Promise.all([work(db, board), work(db, board)])
    expect(await recordsOf(player)).toMatchObject([{ status: 'VOID' }, { status: 'WON' }])
    expect(await balanceIn(app, player)).toBe('1100.00')
  })

  it('can only be ended with one of its selections as the winner', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'whowins1')
    await bet(player, 'who-wins', { marketId })
    expect(await endMarket(db, marketId, 'nobody', 'operator')).toBe(false)
    expect(await endMarket(db, 'no-such-market', 'home', 'operator')).toBe(false)
    expect(await recordsOf(player)).toMatchObject([{ status: 'open' }])
  })
})

describe('hostile input', () => {
  it.each([
    ['odds', '1.00'],
    ['odds', '1.001'],
    ['odds', '1000.01'],
    ['odds', '1001'],
    ['odds', '-2.00'],
    ['odds', '0x10'],
    ['odds', '1e2'],
    ['odds', 'NaN'],
    ['odds', 'Infinity'],
    ['odds', '২.০০'],
    ['odds', ''],
    ['odds', 2],
    ['odds', null],
    ['odds', '9'.repeat(400)],
    ['stake', 0],
    ['stake', -10_000],
    ['stake', 900],
    ['stake', 10_050],
    ['stake', 10_000_100],
    ['stake', 1e300],
    ['stake', '10000'],
    ['stake', null],
    ['side', 'both'],
    ['marketId', 'unknown'],
    ['marketId', '__proto__'],
    ['marketId', 'm1\0'],
    ['marketId', 'x'.repeat(65)],
    ['marketId', null],
    ['selectionId', 'nobody'],
    ['selectionId', 'void'],
    ['selectionId', 7],
    ['key', 'short'],
    ['key', 'with spaces in it'],
    ['key', 'x'.repeat(65)],
  ])('%s %j is refused and moves nothing', async (field, value) => {
    const player = await hostile()
    const { status } = await bet(player, 'hostile-bet', { [field]: value })
    expect(status).toBe(422)
    expect(await balanceIn(app, player)).toBe('1000.00')
    expect(await recordsOf(player)).toEqual([])
  })

  let player: Promise<Session> | undefined
  const hostile = () => {
    player ??= newPlayer(app, 'hostile1')
    return player
  }

  it.each([undefined, null, [], 'text', 7])('a body of %j is refused', async (body) => {
    const { exchangeToken } = await hostile()
    const { status } = await post(app, '/exchange-frame/calls/bets', body, exchangeToken)
    expect([400, 415, 422]).toContain(status)
  })

  it('the lowest and highest odds and stakes are accepted', async () => {
    const marketId = newMarket({ home: { back: 100_000, lay: 101 } })
    const player = await newPlayer(app, 'limits01')
    const least = await bet(player, 'least-odds', { marketId, side: 'lay', odds: '1.01', stake: 10_000_000 })
    expect(least.body.bet).toMatchObject({ matched: true, risk: 100_000, profit: 10_000_000 })
    expect((await cancel(player, least.body.bet.id)).status).toBe(422)
    await finish(marketId, 'away')
    expect(await balanceIn(app, player)).toBe('101000.00')
    const most = await bet(player, 'most--odds', {
      marketId: newMarket({ home: { back: 100_000 } }),
      odds: '1000',
      stake: 1_000,
    })
    expect(most.body.bet).toMatchObject({ matched: true, odds: '1000.00', profit: 999_000 })
  })
})

describe('the exchange token', () => {
  it('is not valid for the site, and the token of the site is not valid for the exchange', async () => {
    const { token, exchangeToken } = await newPlayer(app, 'tokens01')
    expect((await post(app, '/balance', {}, exchangeToken)).status).toBe(401)
    for (const wrong of [token, 'nonsense', ''])
      expect((await sendOrder(app, wrong, 'wrong-token')).status).toBe(401)
    expect((await get(app, '/exchange-frame/calls/markets', exchangeToken)).status).toBe(200)
  })

  it('ends with the session', async () => {
    const { token, remoteId, exchangeToken } = await newPlayer(app, 'tokens02')
    const issued = must(await post(app, '/player-login', { user_id: remoteId }, token)).access_token
    for (const one of [exchangeToken, issued])
      expect((await get(app, '/exchange-frame/calls/markets/m1', one)).status).toBe(200)
    must(await post(app, '/logout', {}, token))
    for (const one of [exchangeToken, issued]) {
      const { status, body } = await get(app, '/exchange-frame/calls/markets/m1', one)
      expect([status, body]).toEqual([401, { message: 'Your session has ended. Please log in again.' }])
    }
  })
})

it('no bet is placed while the operator blocks the exchange', async () => {
  const operator = await Operator.enter(app)
  const player = await newPlayer(app, 'blocked1')
  const before = await bet(player, 'before-the-block')
  await operator.set({ exchangeBlocked: 'on' })
  expect(await bet(player, 'in-the-block')).toMatchObject({
    status: 422,
    body: { message: 'The exchange is blocked at the moment. Please contact customer support.' },
  })
  expect((await bet(player, 'before-the-block')).body.bet).toEqual(before.body.bet)
  await operator.set({ exchangeBlocked: undefined })
  expect((await bet(player, 'in-the-block')).status).toBe(200)
})

describe('odds', () => {
  it.each([
    [10_000, 214, 11_400],
    [10_000, 101, 100],
    [10_000_000, 100_000, 9_990_000_000],
    // Fractions of a poisha are dropped; whole taka leave none.
    [333, 101, 3],
    [399, 101, 3],
    [400, 101, 4],
  ])('of %s at %s hundredths win %s', (stake, odds, won) => {
    expect(winnings(stake, odds)).toBe(won)
    expect([riskOf('back', stake, odds), gainOf('back', stake, odds)]).toEqual([stake, won])
    expect([riskOf('lay', stake, odds), gainOf('lay', stake, odds)]).toEqual([won, stake])
  })

  it.each([
    ['1.01', 101],
    ['1.00', undefined],
    ['1000', 100_000],
    ['1000.01', undefined],
    ['2.1', 210],
    ['2.145', undefined],
    [' 2', undefined],
    ['+2', undefined],
  ])('%j are read as %s', (text, odds) => {
    expect(parseOdds(text)).toBe(odds)
  })
})

it('the ledger adds up, and the money of every open bet is held', async () => {
  expect(await prove(db)).toEqual({ sum: 0, points: 0, wrong: [] })
  const open = (await db.query.exchangeBets.findMany()).filter(({ status }) => status === 'open')
  const exposures = (await db.query.accounts.findMany()).filter(({ kind }) => kind === 'exposure')
  const held = open.reduce((sum, { held }) => sum + held, 0)
  expect(exposures.reduce((sum, { balance }) => sum + balance, 0)).toBe(held)
})
