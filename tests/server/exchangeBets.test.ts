import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { endMarket, suspend } from '../../server/betting/markets.ts'
import { gainOf, parseOdds, riskOf, winnings } from '../../server/betting/odds.ts'
import { settleMarket } from '../../server/betting/settlement.ts'
import { work } from '../../server/betting/worker.ts'
import { exchangeBets } from '../../server/db/schema.ts'
import { balanceOf } from '../../server/ledger/ledger.ts'
import { finishMarket, row, TestBoard } from './exchangeBoard.ts'
import { Operator } from './operator.ts'
import { newPlayer, type Player, sendOrder } from './player.ts'
import { get, must, post, refusal, startSandbox, tally } from './sandbox.ts'

const board = new TestBoard()
board.set('m1')
const app = await startSandbox({ board })
const { db } = app

const exposureOf = ({ remoteId }: Player) => balanceOf(db, { kind: 'exposure', playerId: Number(remoteId) })

/** Returns the balance, and what open bets hold in poisha. */
const moneyOf = async (player: Player) => [await player.balance(), await exposureOf(player)]

const finish = (id: string, result: string) => finishMarket(db, id, result)

const newMarket = (prices = {}, change = {}) => board.open(prices, change)

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
      const { status: code, body } = await player.order('only-bet', { marketId, side, odds, stake })
      expect([code, body.bet.matched, body.bet.odds]).toEqual([200, true, odds])
      expect(await player.balance()).toBe(open)
      expect(await exposureOf(player)).toBe(100_000 - Number(open) * 100)
      const [running] = await player.exchangeRecords()
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
        market_id: marketId,
        selection_id: 'home',
        matched: true,
      })
      await finish(marketId, winner)
      expect(await player.balance()).toBe(end)
      expect(await exposureOf(player)).toBe(0)
      expect(await player.exchangeRecords()).toEqual([{ ...running, status, net_profit_loss: net }])
    },
  )

  it('gets the price of the market if it is better than the requested price', async () => {
    const marketId = newMarket({ home: { back: 250, lay: 180 } })
    const player = await newPlayer(app, 'better01')
    const backed = await player.order('back-better', { marketId, odds: '2.00' })
    expect(backed.body.bet).toMatchObject({ matched: true, odds: '2.50', risk: 10_000, profit: 15_000 })
    const laid = await player.order('lay--better', { marketId, side: 'lay', odds: '2.00' })
    expect(laid.body.bet).toMatchObject({ matched: true, odds: '1.80', risk: 8_000, profit: 10_000 })
    expect(await player.balance()).toBe('820.00')
  })

  it.each([
    ['back', '2.01', '900.00', 200, 201],
    ['lay', '2.01', '899.00', 202, 201],
  ] as const)('to %s waits for a price that is one step away', async (side, odds, open, worse, asked) => {
    const marketId = newMarket({ home: { [side]: worse } })
    const player = await newPlayer(app, `waits${side}`)
    const placed = await player.order('waits-here', { marketId, side, odds })
    expect(placed.body.bet).toMatchObject({ matched: false, odds, status: 'open' })
    expect(await player.balance()).toBe(open)
    await work(db, board)
    expect(await player.exchangeRecords()).toMatchObject([{ odds: Number(odds), status: 'open' }])
    board.set(marketId, { home: { [side]: asked } })
    await work(db, board)
    board.set(marketId, { home: { [side]: worse } })
    await finish(marketId, 'home')
    const [record] = await player.exchangeRecords()
    expect([record.status, record.odds]).toEqual([side === 'back' ? 'WON' : 'LOST', Number(odds)])
    expect(await player.balance()).toBe(side === 'back' ? '1101.00' : '899.00')
  })
})

describe('a bet per 100', () => {
  const fancy = (change = {}) => {
    const id = `fancy-${++fancies}`
    // `No` 42 at 110 and `Yes` 43 at 90.
    const terms = { lay: { line: 42, odds: 210 }, back: { line: 43, odds: 190 } }
    board.setFancy(id, terms, null, change)
    return { marketId: id, kind: 'fancy', selectionId: id }
  }
  const bookmaker = () => ({ marketId: newMarket({ home: { back: 185, lay: 190 } }), kind: 'bookmaker' })
  const yes = { side: 'back', odds: '90', line: 43 }
  const no = { side: 'lay', odds: '110', line: 42 }
  let fancies = 0

  // What a player with ৳ 1,000.00 has while the bet of ৳ 100 is open, and at the end.
  it.each([
    ['back', 'home', 'WON', bookmaker, { odds: '85' }, '900.00', '1085.00', '85.00', 1.85],
    ['back', 'away', 'LOST', bookmaker, { odds: '85' }, '900.00', '900.00', '-100.00', 1.85],
    ['lay', 'away', 'WON', bookmaker, { side: 'lay', odds: '90' }, '910.00', '1100.00', '100.00', 1.9],
    ['lay', 'home', 'LOST', bookmaker, { side: 'lay', odds: '90' }, '910.00', '910.00', '-90.00', 1.9],
    ['yes', '43', 'WON', fancy, yes, '900.00', '1090.00', '90.00', 1.9],
    ['yes', '42', 'LOST', fancy, yes, '900.00', '900.00', '-100.00', 1.9],
    ['no', '41', 'WON', fancy, no, '890.00', '1100.00', '100.00', 2.1],
    ['no', '42', 'LOST', fancy, no, '890.00', '890.00', '-110.00', 2.1],
    ['no', 'void', 'VOID', fancy, no, '890.00', '1000.00', '0.00', 2.1],
  ] as const)(
    'to %s with the result %s is %s',
    async (bet_type, result, status, market, terms, open, end, net, odds) => {
      const bet = market()
      const player = await newPlayer(app, `hundred${++fancies}`)
      expect((await player.order('per-hundred', { ...bet, ...terms })).body.bet.matched).toBe(true)
      expect(await player.balance()).toBe(open)
      const isFancy = 'line' in terms
      expect(await player.exchangeRecords()).toMatchObject([
        {
          ...{ bet_type, odds, market_id: bet.marketId, status: 'open' },
          market_name: isFancy ? 'Fancy Bet' : 'BookMaker',
          ...(isFancy && { run: String(terms.line) }),
        },
      ])
      await finish(bet.marketId, result)
      expect(await moneyOf(player)).toEqual([end, 0])
      expect(await player.exchangeRecords()).toMatchObject([{ status, net_profit_loss: net }])
    },
  )

  it('gets a better run and rate than it asked for, at once or when they come', async () => {
    const bet = fancy()
    const player = await newPlayer(app, 'betterrun')
    const at = async (key: string, terms: object) => (await player.order(key, { ...bet, ...terms })).body.bet
    expect(await at('better-run', { ...yes, odds: '80', line: 50 })).toMatchObject({
      matched: true,
      odds: '43/90',
    })
    expect(await at('worse-rate', { ...yes, odds: '91', line: 50 })).toMatchObject({
      matched: false,
      odds: '50/91',
    })
    expect(await at('worse-run', { ...no, line: 43 })).toMatchObject({ matched: false, risk: 11_000 })
    board.setFancy(bet.marketId, { lay: { line: 44, odds: 150 }, back: { line: 41, odds: 195 } })
    await work(db, board)
    const { bets } = await player.exchange('/m1')
    const terms = bets.map(({ odds, risk }: { odds: string; risk: number }) => [odds, risk])
    expect(terms).toEqual([
      ['44/50', 5_000],
      ['41/95', 10_000],
      ['43/90', 10_000],
    ])
  })

  it.each([
    ['Ball running', 'A ball is running. No bets are taken until it is over.'],
    ['Suspended', 'This market takes no bets at the moment.'],
  ] as const)('is neither taken nor matched while its row says %s', async (closed, message) => {
    const bet = fancy()
    const player = await newPlayer(app, closed === 'Suspended' ? 'closed01' : 'closed02')
    const waiting = { ...bet, ...yes, line: 42 }
    expect((await player.order('waits-first', waiting)).status).toBe(200)
    const better = { lay: { line: 42, odds: 210 }, back: { line: 42, odds: 190 } }
    board.setFancy(bet.marketId, better, closed)
    await work(db, board)
    expect(await player.order('while-closed', waiting)).toMatchObject(refusal(message))
    const runners = [row('odds', 'home', { back: 200 }), row('bookmaker', 'home', { back: 200 }, closed)]
    const marketId = newMarket({}, { runners })
    expect(await player.order('bookmakers', { marketId, kind: 'bookmaker', odds: '100' })).toMatchObject(
      refusal(message),
    )
    expect((await player.order('match-odds', { marketId })).status).toBe(200)
    expect(await player.exchangeRecords()).toMatchObject([{ matched: true }, { matched: false }])
    board.setFancy(bet.marketId, better)
    await work(db, board)
    expect(await player.exchangeRecords()).toMatchObject([{ matched: true }, { matched: true }])
  })

  it('on a fancy is settled by a count only', async () => {
    const bet = fancy()
    const player = await newPlayer(app, 'counted1')
    must(await player.order('is-counted', { ...bet, ...yes }))
    for (const wrong of ['home', bet.selectionId, '-1', '4.5', '1000', ''])
      expect([wrong, await endMarket(db, bet.marketId, wrong, 'operator')]).toEqual([wrong, false])
    board.setFancy(bet.marketId, { lay: { line: 1, odds: 200 }, back: { line: 2, odds: 200 } }, null, {
      result: '57',
    })
    await work(db, board)
    expect(await player.balance()).toBe('1090.00')
  })

  it.each([
    { kind: 'bookmaker', odds: '0' },
    { kind: 'bookmaker', odds: '1.85' },
    { kind: 'bookmaker', odds: '99901' },
    { kind: 'bookmaker', odds: '85', line: 4 },
    { ...yes, kind: 'fancy', line: null },
    { ...yes, kind: 'fancy', line: 0 },
    { ...yes, kind: 'fancy', line: 4.5 },
    { ...yes, kind: 'fancy', line: 1_000 },
    { ...yes, kind: 'fancy', marketId: 'm1', selectionId: 'home' },
    { ...yes },
    { kind: 'lottery' },
    { kind: 'toString' },
  ])('%o is refused', async (change) => {
    refused ??= newPlayer(app, 'perhundred')
    const player = await refused
    expect((await player.order('is-refused', change)).status).toBe(422)
    expect(await player.exchangeRecords()).toEqual([])
  })
  let refused: Promise<Player> | undefined

  it('is repeated with its key only if run and kind are the same', async () => {
    const bet = fancy()
    const player = await newPlayer(app, 'samerun1')
    const first = must(await player.order('same-run', { ...bet, ...yes }))
    expect(must(await player.order('same-run', { ...bet, ...yes })).bet).toEqual(first.bet)
    for (const other of [{ ...bet, ...yes, line: 44 }, { odds: '1.90' }])
      expect(await player.order('same-run', other)).toMatchObject(
        refusal('This key has been used for another bet.'),
      )
  })
})

describe('a waiting bet', () => {
  it('can be cancelled once, which returns its money', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'cancel01')
    const { id } = (await player.order('to-be-cancelled', { marketId, odds: '3.00' })).body.bet
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.cancelOrder(id)))
    expect(tally(answers)).toEqual({ 200: 10 })
    expect(await moneyOf(player)).toEqual(['1000.00', 0])
    expect(await player.exchangeRecords()).toMatchObject([{ status: 'CANCELLED', net_profit_loss: '0.00' }])
    board.set(marketId, { home: { back: 300 } })
    await work(db, board)
    await finish(marketId, 'home')
    expect(await player.balance()).toBe('1000.00')
  })

  it('is cancelled when its market ends, and its money is returned', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'neverhit')
    await player.order('never-matched', { marketId, odds: '3.00' })
    await finish(marketId, 'home')
    expect(await player.exchangeRecords()).toMatchObject([{ status: 'VOID', odds: 3 }])
    expect(await moneyOf(player)).toEqual(['1000.00', 0])
  })

  it('is not matched while its market is suspended, by the match or by the operator', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'suspend1')
    await player.order('waits-long', { marketId, odds: '3.00' })
    board.set(marketId, { home: { back: 300 } }, { suspended: true })
    await work(db, board)
    expect(await player.exchangeRecords()).toMatchObject([{ potential_profit: '200.00' }])
    expect((await player.cancelOrder((await betsIn(player))[0].id)).status).toBe(200)

    const id = newMarket()
    await player.order('waits-again', { marketId: id, odds: '3.00' })
    await suspend(db, id, true)
    board.set(id, { home: { back: 300 } })
    await work(db, board)
    expect((await betsIn(player))[0].matched).toBe(false)
    await suspend(db, id, false)
    await work(db, board)
    expect((await betsIn(player))[0].matched).toBe(true)
  })

  const betsIn = async (player: Player) => (await player.exchange()).bets

  it('cannot be cancelled by another player, with another id, or after it is matched', async () => {
    const [player, other] = [await newPlayer(app, 'matched1'), await newPlayer(app, 'matched2')]
    const matched = (await player.order('is-matched')).body.bet
    const waiting = (await player.order('is-waiting', { odds: '9.00' })).body.bet
    expect(await player.cancelOrder(matched.id)).toMatchObject(
      refusal('This bet can no longer be cancelled.'),
    )
    const theirs = await other.cancelOrder(waiting.id)
    for (const id of ['999999999', '0', '-1', 'x', '1e3', '%00'])
      expect([id, [404, 422].includes((await other.cancelOrder(id)).status)]).toEqual([id, true])
    expect([theirs.status, theirs.body]).toEqual([404, { message: 'Not found' }])
    expect(await player.balance()).toBe('800.00')
  })
})

it('an open bet is listed, however many bets were placed after it', async () => {
  const player = await newPlayer(app, 'longlist')
  const { id } = must(await player.order('is-the-oldest')).bet
  const [open] = await db.select().from(exchangeBets).where(eq(exchangeBets.id, id))
  if (!open) throw new Error('no bet')
  const { id: _id, ...oldest } = open
  const later = { ...oldest, status: 'cancelled', settledAt: new Date() } as const
  await db
    .insert(exchangeBets)
    .values(Array.from({ length: 501 }, (_, at) => ({ ...later, key: `later-bet-${at}` })))
  const records = await player.exchangeRecords()
  expect(records).toHaveLength(501)
  expect(records.at(-1)).toMatchObject({ status: 'open' })
  const page = await player.exchange('/m1')
  expect(page.bets.map(({ status }: { status: string }) => status)).toEqual([
    'open',
    ...Array(5).fill('cancelled'),
  ])
  expect(page.bets[0].id).toBe(id)
})

describe('money', () => {
  it('is not moved by a bet that reuses a key for another bet', async () => {
    const player = await newPlayer(app, 'samekey1')
    must(await player.order('the-same-key'))
    expect(await player.order('the-same-key', { stake: 20_000 })).toMatchObject(
      refusal('This key has been used for another bet.'),
    )
    expect(await moneyOf(player)).toEqual(['900.00', 10_000])
  })

  it('is not enough for a lay bet whose liability is larger than the balance', async () => {
    const marketId = newMarket({ home: { lay: 1_102 } })
    const player = await newPlayer(app, 'liable01')
    expect(await player.order('liable-too-much', { marketId, side: 'lay', odds: '11.02' })).toMatchObject(
      refusal('Your balance does not cover this bet.'),
    )
    expect(await player.balance()).toBe('1000.00')
    board.set(marketId, { home: { lay: 1_100 } })
    expect((await player.order('liable-all', { marketId, side: 'lay', odds: '11.00' })).status).toBe(200)
    expect(await player.balance()).toBe('0.00')
  })
})

describe('a market', () => {
  it('accepts and matches no bets after it has ended, in whatever order the calls arrive', async () => {
    const player = await newPlayer(app, 'lastmoment')
    for (let round = 0; round < 5; round++) {
      const marketId = newMarket()
      const before = Number(await player.balance())
      const [answers] = await Promise.all([
        Promise.all(
          Array.from({ length: 4 }, (_, at) =>
            player.order(`last-${round}-${at}`, { marketId, stake: 1_000 }),
          ),
        ),
        endMarket(db, marketId, 'home', 'operator'),
        suspend(db, marketId, true),
      ])
      await settleMarket(db, marketId)
      const placed = tally(answers)[200] ?? 0
      // The first bet stores the market, so the end may have found nothing to end.
      await endMarket(db, marketId, 'home', 'operator')
      await settleMarket(db, marketId)
      expect(Number(await player.balance())).toBe(before + placed * 10)
      expect((await player.order(`late-${round}`, { marketId })).status).toBe(422)
    }
  })

  it.each([
    ['suspended by its match', { suspended: true }],
    ['over', { result: 'home' }],
  ])('that is %s accepts no bets', async (name, change) => {
    const marketId = newMarket({}, change)
    const player = await newPlayer(app, `closed${name.length}`)
    const refused = refusal('This market takes no bets at the moment.')
    expect(await player.order('comes-late', { marketId })).toMatchObject(refused)
    expect(await player.balance()).toBe('1000.00')
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
      const marketId = newMarket({}, market)
      expect((await player.order(`refused-${marketId}`, { marketId, ...order })).status).toBe(422)
    }
    expect(await rows()).toEqual(before)
  })

  it('ends when its match ends, and its bets are settled', async () => {
    const [home, abandoned] = [newMarket(), newMarket()]
    const player = await newPlayer(app, 'itself01')
    await player.order('ends-itself', { marketId: home })
    await player.order('ends-without', { marketId: abandoned })
    board.set(home, {}, { result: 'home' })
    board.set(abandoned, {}, { result: 'void' })
    await Promise.all([work(db, board), work(db, board)])
    expect(await player.exchangeRecords()).toMatchObject([{ status: 'VOID' }, { status: 'WON' }])
    expect(await player.balance()).toBe('1100.00')
  })

  it('can only be ended with one of its selections as the winner', async () => {
    const marketId = newMarket()
    const player = await newPlayer(app, 'whowins1')
    await player.order('who-wins', { marketId })
    expect(await endMarket(db, marketId, 'nobody', 'operator')).toBe(false)
    expect(await endMarket(db, 'no-such-market', 'home', 'operator')).toBe(false)
    expect(await player.exchangeRecords()).toMatchObject([{ status: 'open' }])
  })
})

describe('hostile input', () => {
  const WRONG = {
    odds: [
      ...['1.00', '1.001', '1000.01', '1001', '-2.00', '0x10', '1e2', 'NaN', 'Infinity', '২.০০', ''],
      ...['9'.repeat(400), 2, null],
    ],
    stake: [0, -10_000, 900, 10_050, 10_000_100, 1e300, '10000', null],
    side: ['both'],
    kind: ['lottery', 'bookmakers', null],
    marketId: ['unknown', '__proto__', 'm1\0', 'x'.repeat(65), null],
    selectionId: ['nobody', 'void', 7],
    key: ['short', 'with spaces in it', 'x'.repeat(65)],
  }

  it.each(Object.entries(WRONG).flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
    '%s %j is refused and moves nothing',
    async (field, value) => {
      const player = await hostile()
      const { status } = await player.order('hostile-bet', { [field]: value })
      expect(status).toBe(422)
      expect(await player.balance()).toBe('1000.00')
      expect(await player.exchangeRecords()).toEqual([])
    },
  )

  let player: Promise<Player> | undefined
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
    const least = await player.order('least-odds', { marketId, side: 'lay', odds: '1.01', stake: 10_000_000 })
    expect(least.body.bet).toMatchObject({ matched: true, risk: 100_000, profit: 10_000_000 })
    expect((await player.cancelOrder(least.body.bet.id)).status).toBe(422)
    await finish(marketId, 'away')
    expect(await player.balance()).toBe('101000.00')
    const most = await player.order('most--odds', {
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
  const before = await player.order('before-the-block')
  await operator.set({ exchangeBlocked: 'on' })
  const message = 'The exchange is blocked at the moment. Please contact customer support.'
  expect(await player.order('in-the-block')).toMatchObject(refusal(message))
  expect((await player.order('before-the-block')).body.bet).toEqual(before.body.bet)
  await operator.set({ exchangeBlocked: undefined })
  expect((await player.order('in-the-block')).status).toBe(200)
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

it('the money of every open bet is held', async () => {
  const open = (await db.query.exchangeBets.findMany()).filter(({ status }) => status === 'open')
  const exposures = (await db.query.accounts.findMany()).filter(({ kind }) => kind === 'exposure')
  const held = open.reduce((sum, { held }) => sum + held, 0)
  expect(exposures.reduce((sum, { balance }) => sum + balance, 0)).toBe(held)
})
