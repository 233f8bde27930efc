import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { endMarket, storeMarket, suspend } from '#server/betting/markets.ts'
import { gainOf, riskOf, winnings } from '#server/betting/odds.ts'
import { work } from '#server/betting/worker.ts'
import { exchangeBets } from '#server/db/schema.ts'
import { balanceOf } from '#server/ledger/ledger.ts'
import { get, must, post, refusal } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer, type Player, sendBet, verifiedPlayer } from '../setup/player.ts'
import { losing, startSandbox } from '../setup/sandbox.ts'
import { finishMarket, row, TestBoard } from './exchangeBoard.ts'

const board = new TestBoard()
board.set('m1')
const app = await startSandbox({ board, below: losing() })
const operator = await Operator.enter(app)
const { db } = app

/** Returns the balance, and what open bets hold in poisha. */
const moneyOf = async (player: Player) => [
  await player.balance(),
  await balanceOf(db, { kind: 'exposure', playerId: Number(player.remoteId) }),
]

const finish = (id: string, result: string) => finishMarket(db, id, result)

/** A bet on `Yes`, at the price of the fancies. */
const yes = { side: 'back', odds: '90', line: 43 }

const newMarket = (prices = {}, change = {}) => board.open(prices, change)

describe('a bet', () => {
  const fancy = () => {
    const id = `fancy-${++fancies}`
    // `No` 42 at 110 and `Yes` 43 at 90.
    const terms = { lay: { line: 42, odds: 210 }, back: { line: 43, odds: 190 } }
    board.setFancy(id, terms)
    return { marketId: id, kind: 'fancy' as const, selectionId: id }
  }
  const odds = () => ({ marketId: newMarket(), kind: 'odds' as const })
  const bookmaker = () => ({
    marketId: newMarket({ home: { back: 185, lay: 190 } }),
    kind: 'bookmaker' as const,
  })
  const no = { side: 'lay', odds: '110', line: 42 }
  let fancies = 0

  it('is recorded', async () => {
    const player = await newPlayer(app, 'recorded')
    must(await player.order('is-recorded', { side: 'lay', odds: '2.02' }))
    expect(await player.exchangeRecords()).toEqual([
      {
        ...{ event_name: 'Match m1', market_name: 'Match Odds', market_id: 'm1' },
        ...{ bet_type: 'lay', selection_name: 'The home side', selection_id: 'home', matched: true },
        ...{ stake: '100.00', odds: 2.02, status: 'open', net_profit_loss: '0.00' },
        ...{ potential_profit: '100.00', potential_liability: '102.00' },
        transaction_id: expect.stringMatching(/^EX\d{8}$/),
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ])
  })

  // What a player with ৳ 1,000.00 has while the bet of ৳ 100 is open, and at the end.
  it.each([
    ['back', 'home', 'WON', odds, { odds: '2.00' }, '900.00', '1100.00', '100.00', 2],
    ['lay', 'home', 'LOST', odds, { side: 'lay', odds: '2.02' }, '898.00', '898.00', '-102.00', 2.02],
    ['lay', 'void', 'VOID', odds, { side: 'lay', odds: '2.02' }, '898.00', '1000.00', '0.00', 2.02],
    ['back', 'home', 'WON', bookmaker, { odds: '85' }, '900.00', '1085.00', '85.00', 1.85],
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
      const player = await newPlayer(app, `settled${++fancies}`)
      expect((await player.order('is-settled', { ...bet, ...terms })).body.bet.matched).toBe(true)
      expect(await moneyOf(player)).toEqual([open, 100_000 - Number(open) * 100])
      const market_name = { odds: 'Match Odds', bookmaker: 'BookMaker', fancy: 'Fancy Bet' }[bet.kind]
      expect(await player.exchangeRecords()).toMatchObject([
        {
          ...{ bet_type, odds, market_id: bet.marketId, market_name, status: 'open' },
          ...('line' in terms && { run: String(terms.line) }),
        },
      ])
      await finish(bet.marketId, result)
      expect(await moneyOf(player)).toEqual([end, 0])
      expect(await player.exchangeRecords()).toMatchObject([{ status, net_profit_loss: net }])
    },
  )

  it.each([
    ['Ball running', 'A ball is running. No bets are taken until it is over.'],
    ['Suspended', 'This market takes no bets at the moment.'],
  ] as const)('is not taken while its row says %s; match odds are', async (closed, message) => {
    const player = await newPlayer(app, closed === 'Suspended' ? 'closed01' : 'closed02')
    const runners = [row('odds', 'home', { back: 200 }), row('bookmaker', 'home', { back: 200 }, closed)]
    const marketId = newMarket({}, { runners })
    const refused = await player.order('bookmakers', { marketId, kind: 'bookmaker', odds: '100' })
    expect(refused).toMatchObject(refusal(message))
    must(await player.order('match-odds', { marketId }))
  })

  it('on a fancy is settled by a count only', async () => {
    const bet = fancy()
    const player = await newPlayer(app, 'counted1')
    must(await player.order('is-counted', { ...bet, ...yes }))
    for (const wrong of ['home', bet.selectionId, '-1', '4.5', '1000', ''])
      expect([wrong, await endMarket(db, bet.marketId, wrong, 'operator')]).toEqual([wrong, false])
    expect(await endMarket(db, bet.marketId, '57', 'operator')).toBe(true)
  })
})

it('a waiting bet is matched at the better price when it comes, cancelled, or void at the end', async () => {
  const marketId = newMarket({ home: { lay: 300 } })
  const player = await newPlayer(app, 'waiting1')
  const place = async (key: string, odds: string) =>
    must(await player.order(key, { marketId, side: 'lay', odds })).bet
  const first = await place('lays-at-250', '2.50')
  expect([first.matched, await moneyOf(player)]).toEqual([false, ['850.00', 15_000]])
  const cancelled = await place('is-cancelled', '2.50')
  for (let time = 0; time < 2; time++) must(await player.cancelOrder(cancelled.id))
  expect(await moneyOf(player)).toEqual(['850.00', 15_000])
  board.set(marketId, { home: { lay: 180 } })
  await work(db, board)
  expect(await moneyOf(player)).toEqual(['920.00', 8_000])
  expect(await place('taken-at-once', '2.50')).toMatchObject({ matched: true, odds: '1.80', risk: 8_000 })
  await place('never-matched', '1.50')
  await finish(marketId, 'home')
  expect(await moneyOf(player)).toEqual(['840.00', 0])
  const statuses = (await player.exchangeRecords()).map(({ status }: { status: string }) => status)
  expect(statuses).toEqual(['VOID', 'LOST', 'CANCELLED', 'LOST'])
  expect(await player.cancelOrder(first.id)).toMatchObject(refusal('This bet can no longer be cancelled.'))
  for (const other of ['0', '-1', 'x', '1e3', '%00'])
    expect([other, [404, 422].includes((await player.cancelOrder(other)).status)]).toEqual([other, true])
})

it('a waiting bet is not matched while its market or row is closed, by the match or by the operator', async () => {
  const marketId = newMarket()
  const player = await newPlayer(app, 'suspend1')
  must(await player.order('waits-long', { marketId, odds: '3.00' }))
  const isMatched = async () => {
    await work(db, board)
    return (await player.exchangeRecords())[0].matched
  }
  board.set(marketId, { home: { back: 300 } }, { suspended: true })
  expect(await isMatched()).toBe(false)
  board.set(marketId, {}, { runners: [row('odds', 'home', { back: 300 }, 'Ball running')] })
  expect(await isMatched()).toBe(false)
  board.set(marketId, { home: { back: 300 } })
  await suspend(db, marketId, true)
  expect(await isMatched()).toBe(false)
  await suspend(db, marketId, false)
  expect(await isMatched()).toBe(true)
})

describe('a fancy whose match is closed in the database', () => {
  const close = {
    suspended: (id: string) => suspend(db, id, true),
    ended: (id: string) => endMarket(db, id, 'home', 'operator'),
  }

  // This process learns of it half a second later, from the database.
  it.each(['suspended', 'ended'] as const)(
    'takes and matches no bets: %s by another process',
    async (how) => {
      const matchId = newMarket()
      const id = `${matchId}-runs6`
      const offer = (line: number) =>
        board.setFancy(id, { back: { line, odds: 190 }, lay: { line, odds: 210 } }, null, { matchId })
      offer(50)
      const order = { ...yes, marketId: id, kind: 'fancy', selectionId: id, stake: 1_000 }
      const player = await newPlayer(app, `closed-${how}`.replace('-', '').slice(0, 12))
      must(await player.order('waits-for-43', order))
      const match = board.market(matchId)
      if (!match) throw new Error('no match')
      await storeMarket(db, match)
      expect(await close[how](matchId)).toBe(true)
      offer(43)
      const answers = await Promise.all(
        Array.from({ length: 25 }, (_, at) => player.order(`after-close-${at}`, order)),
      )
      expect(answers.filter(({ status }) => status === 200)).toEqual([])
      expect(answers[0]).toMatchObject(refusal('This market takes no bets at the moment.'))
      await work(db, board)
      expect(await player.exchangeRecords()).toMatchObject([{ status: 'open', matched: false }])
    },
  )
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

it('a bet that reuses a key, or that the balance does not cover, is refused', async () => {
  const player = await newPlayer(app, 'refused1')
  must(await player.order('the-same-key'))
  const reused = await player.order('the-same-key', { stake: 20_000 })
  expect(reused).toMatchObject(refusal('This key has been used for another bet.'))
  const marketId = newMarket({ home: { lay: 1_010 } })
  const liable = await player.order('liable-for-910', { marketId, side: 'lay', odds: '10.10' })
  expect(liable).toMatchObject(refusal('Your balance does not cover this bet.'))
  expect(await moneyOf(player)).toEqual(['900.00', 10_000])
})

describe('a market', () => {
  it('that refuses a bet, for whatever reason, leaves nothing in the database', async () => {
    const player = await newPlayer(app, 'norows01')
    const rows = async () => {
      const { exchangeMarkets, exchangeBets, transactions, accounts } = db.query
      const tables = [exchangeMarkets, exchangeBets, transactions, accounts]
      return Promise.all(tables.map(async (table) => (await table.findMany()).length))
    }
    const before = await rows()
    const closed = 'This market takes no bets at the moment.'
    const refusals = [
      [{ result: 'home' }, {}, closed],
      [{ suspended: true }, {}, closed],
      [{}, { selectionId: 'nobody' }, 'This market does not exist.'],
      [{}, { stake: 1_000_000 }, 'Your balance does not cover this bet.'],
    ] as const
    for (const [market, order, message] of refusals) {
      const marketId = newMarket({}, market)
      const refused = await player.order(`refused-${marketId}`, { marketId, ...order })
      expect(refused).toMatchObject(refusal(message))
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
})

describe('hostile input', () => {
  const WRONG = {
    odds: [
      ...['1.00', '1.001', '2.145', '1000.01', '1001', '-2.00', '+2', ' 2', '0x10', '1e2', 'NaN', '২.০০', ''],
      ...['9'.repeat(400), 2, null],
    ],
    stake: [0, -10_000, 900, 10_050, 10_000_100, 1e300, '10000', null],
    side: ['both'],
    kind: ['lottery', 'bookmakers', 'toString', null],
    marketId: ['unknown', '__proto__', 'm1\0', 'x'.repeat(65), null],
    selectionId: ['nobody', 'void', 7],
    key: ['short', 'with spaces in it', 'x'.repeat(65)],
  }
  const PER_HUNDRED = [
    ...['0', '1.85', '99901'].map((odds) => ({ kind: 'bookmaker', odds })),
    { kind: 'bookmaker', odds: '85', line: 4 },
    ...[null, 0, 4.5, 1_000].map((line) => ({ ...yes, kind: 'fancy', line })),
    { ...yes, kind: 'fancy' },
    yes,
  ]

  it('is refused and moves nothing', async () => {
    const player = await newPlayer(app, 'hostile1')
    const changes = Object.entries(WRONG).flatMap(([field, values]) =>
      values.map((value) => ({ [field]: value })),
    )
    for (const change of [...changes, ...PER_HUNDRED])
      expect([change, (await player.order('hostile-bet', change)).status]).toEqual([change, 422])
    for (const body of [undefined, null, [], 'text', 7]) {
      const { status } = await post(app, '/exchange-frame/calls/bets', body, player.exchangeToken)
      expect([body, [400, 415, 422].includes(status)]).toEqual([body, true])
    }
    expect(await player.balance()).toBe('1000.00')
    expect(await player.exchangeRecords()).toEqual([])
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

it('the exchange token ends with the session', async () => {
  const { token, remoteId, exchangeToken } = await newPlayer(app, 'tokens02')
  const issued = must(await post(app, '/player-login', { user_id: remoteId }, token)).access_token
  for (const one of [exchangeToken, issued])
    expect((await get(app, '/exchange-frame/calls/markets/m1', one)).status).toBe(200)
  must(await post(app, '/logout', {}, token))
  for (const one of [exchangeToken, issued, token, 'nonsense', '']) {
    const { status, body } = await get(app, '/exchange-frame/calls/markets/m1', one)
    expect([status, body]).toEqual([401, { message: 'Your session has ended. Please log in again.' }])
  }
})

it('no bet is placed while the operator blocks the exchange', async () => {
  const player = await newPlayer(app, 'blocked1')
  const before = await player.order('before-the-block')
  await operator.set({ exchangeBlocked: 'on' })
  const message = 'The exchange is blocked at the moment. Please contact customer support.'
  expect(await player.order('in-the-block')).toMatchObject(refusal(message))
  expect((await player.order('before-the-block')).body.bet).toEqual(before.body.bet)
  await operator.set({ exchangeBlocked: undefined })
  expect((await player.order('in-the-block')).status).toBe(200)
})

it.each([
  [10_000, 214, 11_400],
  [10_000, 101, 100],
  [10_000_000, 100_000, 9_990_000_000],
  // Fractions of a poisha are dropped; whole taka leave none.
  [333, 101, 3],
  [399, 101, 3],
  [400, 101, 4],
])('%s at odds of %s hundredths win %s', (stake, odds, won) => {
  expect(winnings(stake, odds)).toBe(won)
  expect([riskOf('back', stake, odds), gainOf('back', stake, odds)]).toEqual([stake, won])
  expect([riskOf('lay', stake, odds), gainOf('lay', stake, odds)]).toEqual([won, stake])
})

// ledgerModelExchange.ts plays random bets around turnovers; these examples show the rule.
describe('turnovers', () => {
  let serial = 0
  /** Backs `home` at 2.00 with ৳ 100, except for `change`. */
  const bet = async (payer: Player, marketId: string, change = {}) =>
    must(await payer.order(`turnover-bet-${++serial}`, { marketId, ...change }))

  /** Deposits with promotions that a player can have once, by the turnover in taka that they add. */
  const BONUSES = {
    300: { amount: 1_000, promotion_id: '4' },
    450: { amount: 500, promotion_id: '8' },
    320: { amount: 200, promotion_id: '7' },
  }
  const takeBonus = (payer: Player, turnover: keyof typeof BONUSES = 300) =>
    operator.approveDeposit(payer, BONUSES[turnover])

  /** Returns what remains of a player's turnovers, oldest first. */
  const remaining = async (payer: Player): Promise<string[]> =>
    (await payer.turnovers())
      .map(({ remaining_turnover }: { remaining_turnover: string }) => remaining_turnover)
      .reverse()

  it('a bet from before the turnover is not offset for free by one after it', async () => {
    const payer = await verifiedPlayer(app, 'straddle')
    const marketId = board.open()
    await bet(payer, marketId)
    await takeBonus(payer)
    await bet(payer, marketId, { side: 'lay', odds: '2.02' })
    await finish(marketId, 'away')
    // Loses 100.00 before it and wins 100.00 after it.
    expect(await remaining(payer)).toEqual(['300.00'])
  })

  it('each turnover counts its own bets, the oldest first, and no part of a result twice', async () => {
    const payer = await verifiedPlayer(app, 'queue001')
    await takeBonus(payer)
    const marketId = board.open()
    await bet(payer, marketId, { stake: 25_000 })
    await takeBonus(payer, 450)
    await bet(payer, marketId)
    await takeBonus(payer, 320)
    await bet(payer, marketId)
    await finish(marketId, 'away')
    // 450.00 in total: 300.00 for the first, 150.00 of the 200.00 since the second for the second.
    expect(await remaining(payer)).toEqual(['0.00', '300.00', '320.00'])
    const next = board.open()
    await bet(payer, next, { stake: 35_000 })
    await finish(next, 'away')
    expect(await remaining(payer)).toEqual(['0.00', '0.00', '270.00'])
  })

  it('bets that are open at a time on several markets of a match count their net, later ones on their own', async () => {
    const payer = await verifiedPlayer(app, 'markets1')
    await takeBonus(payer)
    const matchId = board.open()
    const fancies = ['runs20', 'runs6'].map((name) => `${matchId}-${name}`)
    const [total = '', session = ''] = fancies
    for (const id of fancies)
      board.setFancy(id, { back: { line: 43, odds: 190 }, lay: { line: 43, odds: 200 } }, null, { matchId })
    const no = { kind: 'fancy', side: 'lay', odds: '110', line: 43 }
    await bet(payer, session, { ...no, selectionId: session })
    await finish(session, '42')
    expect(await remaining(payer)).toEqual(['200.00'])
    // The away side wins with its 43rd run: one of these wins 100.00, and the other one loses as much.
    await bet(payer, matchId)
    await bet(payer, total, { ...no, odds: '100', selectionId: total })
    await finish(total, '42')
    expect(await remaining(payer)).toEqual(['200.00'])
    await finish(matchId, 'away')
    expect(await remaining(payer)).toEqual(['200.00'])
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
})
