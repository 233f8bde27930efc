import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { cancelBet, matchBet, placeBet } from '#server/betting/bets.ts'
import type { Kind } from '#server/betting/kinds.ts'
import { endMarket, suspend } from '#server/betting/markets.ts'
import type { Terms } from '#server/betting/odds.ts'
import { settleMarket } from '#server/betting/settlement.ts'
import type { Db } from '#server/db/database.ts'
import { exchangeBets } from '#server/db/schema.ts'
import { row, TestBoard } from '../exchange/exchangeBoard.ts'
import type { ExchangeModel, MarketName, ModelBet, Order } from './exchangeModel.types.ts'
import { accepted, type Command, counts, type Model } from './ledgerModel.ts'

/*
 * The commands of the exchange. Each player has a separate match with three lists of prices, on which `home` can be
 * bet by match odds and by the bookmaker's, and a fancy. A bet has one of three keys, so keys are reused, with the
 * same order or a different one.
 */

export const NEW_EXCHANGE: ExchangeModel = {
  ...{ prices: 'first', exposure: 0, bets: {} },
  suspended: { match: false, fancy: false },
  results: { match: null, fancy: null },
}

const FIRST = {
  odds: { back: 200, lay: 300 },
  bookmaker: { back: 190, lay: 210 },
  fancy: { back: { odds: 190, line: 50 }, lay: { odds: 200, line: 48 } },
}

/** The best prices for `home`, and of the fancy. While a ball runs, only match odds can be bet on. */
const PRICES = {
  first: { ...FIRST, closed: null },
  better: {
    odds: { back: 300, lay: 200 },
    bookmaker: { back: 210, lay: 160 },
    fancy: { back: { odds: 200, line: 45 }, lay: { odds: 150, line: 52 } },
    closed: null,
  },
  running: { ...FIRST, closed: 'Ball running' },
} as const

const KEYS = ['model-bet-1', 'model-bet-2', 'model-bet-3']

const MATCH = { kind: 'odds', line: null } as const
const BOOKMAKER = { kind: 'bookmaker', line: null } as const

/** Orders that wait for the better prices. */
const WAITING: readonly Order[] = [
  { ...MATCH, side: 'back', stake: 10_000, odds: 300 },
  { ...MATCH, side: 'lay', stake: 20_000, odds: 250 },
  { ...BOOKMAKER, side: 'back', stake: 20_000, odds: 200 },
  { ...BOOKMAKER, side: 'lay', stake: 10_000, odds: 160 },
  { kind: 'fancy', side: 'back', stake: 10_000, odds: 190, line: 49 },
  { kind: 'fancy', side: 'lay', stake: 20_000, odds: 200, line: 49 },
]

const ORDERS: readonly Order[] = [
  ...WAITING,
  { ...MATCH, side: 'back', stake: 20_000, odds: 200 },
  // At the better price, its liability is half as much.
  { ...MATCH, side: 'lay', stake: 10_000, odds: 300 },
  { ...MATCH, side: 'back', stake: 90_000, odds: 201 },
  { ...MATCH, side: 'lay', stake: 90_000, odds: 300 },
  { ...BOOKMAKER, side: 'lay', stake: 30_000, odds: 210 },
  { kind: 'fancy', side: 'back', stake: 20_000, odds: 190, line: 50 },
  { kind: 'fancy', side: 'lay', stake: 20_000, odds: 200, line: 48 },
]

const marketOfKind = (kind: Kind): MarketName => (kind === 'fancy' ? 'fancy' : 'match')

const marketIdOf = (playerId: number, market: MarketName) => `model-${market}-${playerId}`

/** Returns the rows of a player's markets, as `storeMarket` stores them. */
export function marketsOf(playerId: number) {
  const runners = ['home', 'away', 'draw'].map((id) => ({ id, name: `The ${id} side` }))
  const row = { eventName: 'Home v Away', marketName: 'Match Odds' }
  return [
    { ...row, id: marketIdOf(playerId, 'match'), runners },
    { ...row, id: marketIdOf(playerId, 'fancy'), runners: [] },
  ]
}

/** Returns what a bet can lose at these odds. */
const riskAt = ({ side, stake }: Order, odds: number) =>
  side === 'back' ? stake : (stake * (odds - 100)) / 100

const isClosed = ({ prices }: ExchangeModel, kind: Kind) => kind !== 'odds' && prices === 'running'

function priceOf(model: ExchangeModel, { kind, side, odds, line }: Order): Terms | null {
  if (isClosed(model, kind)) return null
  const offered = PRICES[model.prices][kind][side]
  const price = typeof offered === 'number' ? { odds: offered, line: null } : offered
  const isLineGood =
    line === null || price.line === null || (side === 'back' ? price.line <= line : price.line >= line)
  return isLineGood && (side === 'back' ? price.odds >= odds : price.odds <= odds) ? price : null
}

/** A fancy takes no bets either while its match takes none. */
const takesBets = ({ suspended, results }: ExchangeModel, kind: Kind) =>
  (['match', marketOfKind(kind)] as const).every((market) => !suspended[market] && results[market] === null)

const isWaiting = (bet: ModelBet | undefined): bet is ModelBet =>
  bet?.status === 'open' && bet.matched === null

/** Returns the model with a bet in its current state and the money moved between wallet and exposure. */
function withBet(model: Model, key: string, bet: ModelBet, exposed: number): Model {
  const { exchange } = model
  return {
    ...model,
    wallet: model.wallet - exposed,
    exchange: {
      ...exchange,
      exposure: exchange.exposure + exposed,
      bets: { ...exchange.bets, [key]: bet },
    },
  }
}

function placed(model: Model, key: string, order: Order): Model | undefined {
  const { exchange, wallet } = model
  const known = exchange.bets[key]
  if (known) {
    const isSame = (Object.keys(order) as (keyof Order)[]).every((field) => known[field] === order[field])
    return isSame ? model : undefined
  }
  const matched = priceOf(exchange, order)
  const held = riskAt(order, (matched ?? order).odds)
  if (!takesBets(exchange, order.kind) || isClosed(exchange, order.kind) || held > wallet) return undefined
  const turnovers = model.turnovers.length
  return withBet(
    model,
    key,
    { ...order, status: 'open', matched, held, net: 0, turnovers, isCounted: false },
    held,
  )
}

function nowMatched(model: Model, key: string): Model {
  const bet = model.exchange.bets[key]
  const matched = bet && priceOf(model.exchange, bet)
  if (!isWaiting(bet) || !matched || !takesBets(model.exchange, bet.kind)) return model
  const held = riskAt(bet, matched.odds)
  return withBet(model, key, { ...bet, matched, held }, held - bet.held)
}

function cancelled(model: Model, key: string): Model | undefined {
  const bet = model.exchange.bets[key]
  if (bet?.status === 'cancelled') return model
  return isWaiting(bet) ? withBet(model, key, { ...bet, status: 'cancelled' }, -bet.held) : undefined
}

/**
 * Returns the settlement of a bet: void, or the backer's profit of stake × (odds − 1) or loss of the stake. The backer
 * of a fancy wins if the run reaches the line.
 */
function settled({ side, stake, matched, held }: ModelBet, result: string): Pick<ModelBet, 'status' | 'net'> {
  if (result === 'void' || matched === null) return { status: 'void', net: 0 }
  const backWins = matched.line === null ? result === 'home' : Number(result) >= matched.line
  if (backWins !== (side === 'back')) return { status: 'lost', net: -held }
  return { status: 'won', net: side === 'back' ? (stake * (matched.odds - 100)) / 100 : stake }
}

/**
 * Returns the model after a market's end: open bets are settled. If the player has no other matched bet on the match,
 * the net of all bets that have not counted yet counts towards the turnovers.
 */
function finished(model: Model, market: MarketName, result: string): Model {
  const { exchange } = model
  let after: Model = {
    ...model,
    exchange: { ...exchange, results: { ...exchange.results, [market]: result } },
  }
  let isAnySettled = false
  for (const [key, bet] of Object.entries(exchange.bets)) {
    if (bet.status !== 'open' || marketOfKind(bet.kind) !== market) continue
    const ended = { ...bet, ...settled(bet, result) }
    const freed = withBet(after, key, ended, -bet.held)
    after = { ...freed, wallet: freed.wallet + ended.net }
    isAnySettled = true
  }
  const bets = Object.values(after.exchange.bets)
  if (!isAnySettled || bets.some(({ status, matched }) => status === 'open' && matched !== null)) return after
  const together = bets.filter(({ status, isCounted }) => status !== 'open' && !isCounted)
  counts('match around a turnover', new Set(together.map(({ turnovers }) => turnovers)).size > 1)
  counts(
    'net over two markets',
    new Set(together.filter(({ net }) => net !== 0).map(({ kind }) => marketOfKind(kind))).size > 1,
  )
  const netSince = (turnovers: number) =>
    Math.abs(together.reduce((sum, bet) => (bet.turnovers >= turnovers ? sum + bet.net : sum), 0))
  const turnovers = counted(after, netSince)
  const all = Object.entries(after.exchange.bets).map(([key, bet]) => [
    key,
    bet.status === 'open' ? bet : { ...bet, isCounted: true },
  ])
  return { ...after, turnovers, exchange: { ...after.exchange, bets: Object.fromEntries(all) } }
}

/**
 * Returns what remains of the turnovers after something has counted, oldest first. `amountSince` says how much
 * was bet since the first, the second, … turnover began; 0 stands for all.
 */
export function counted({ turnovers }: Model, amountSince: (turnover: number) => number): number[] {
  let uncounted = amountSince(0)
  return turnovers.map((remaining, at) => {
    if (remaining === 0) return 0
    uncounted = Math.min(uncounted, amountSince(at + 1))
    const part = Math.min(remaining, uncounted)
    uncounted -= part
    return remaining - part
  })
}

/**
 * Returns what the database stores about a player's bets, as JSON by key: id, status, matched odds and
 * line, money held, net, and the number of turnovers that the bet counts towards.
 */
export function betsOf(playerId: number) {
  return sql<
    Record<string, [number, string, number | null, number | null, number, number, number]>
  >`(select coalesce(json_object_agg(b.key, json_build_array(b.id, b.status, b.matched_odds, b.matched_line, b.held, b.net, (select count(*) from turnovers t where t.player_id = b.player_id and t.id <= b.last_turnover))), '{}') from exchange_bets b where b.player_id = ${playerId})`
}

/** Returns what the database should store about them, without the ids. */
export const betsIn = ({ bets }: ExchangeModel) =>
  Object.fromEntries(
    Object.entries(bets).map(([key, { status, matched, held, net, turnovers }]) => [
      key,
      [status, matched?.odds ?? null, matched?.line ?? null, held, net, turnovers],
    ]),
  )

/** Returns the commands of the exchange for a database. */
export function exchangeCommands(db: Db) {
  const board = new TestBoard()
  const setPrices = (playerId: number, prices: ExchangeModel['prices']) => {
    const { odds, bookmaker, fancy, closed } = PRICES[prices]
    const runners = [row('odds', 'home', odds), row('bookmaker', 'home', bookmaker, closed)]
    board.set(marketIdOf(playerId, 'match'), {}, { runners })
    board.setFancy(marketIdOf(playerId, 'fancy'), fancy, closed, { matchId: marketIdOf(playerId, 'match') })
  }

  const bet = (key: string, order: Order): Command => ({
    toString: () => `${key}: ${JSON.stringify(order)}`,
    apply: (model) => placed(model, key, order),
    run: ({ playerId }) => {
      const marketId = marketIdOf(playerId, marketOfKind(order.kind))
      const selectionId = order.kind === 'fancy' ? marketId : 'home'
      return accepted(
        `${order.kind} bet`,
        placeBet(db, board, { ...order, playerId, key, marketId, selectionId }),
      )
    },
  })

  const move = (prices: ExchangeModel['prices']): Command => ({
    toString: () => `prices are the ${prices}`,
    apply: (model) => ({ ...model, exchange: { ...model.exchange, prices } }),
    run: async ({ playerId }) => {
      setPrices(playerId, prices)
      return true
    },
  })

  const match = (key: string): Command => ({
    toString: () => `match ${key}`,
    apply: (model, start) => (start.exchange.bets[key] ? nowMatched(model, key) : model),
    run: async ({ bets: { [key]: id } }) => {
      const [waiting] = await db
        .select()
        .from(exchangeBets)
        .where(eq(exchangeBets.id, id ?? 0))
      if (waiting) await matchBet(db, board, waiting)
      return true
    },
  })

  const cancel = (key: string): Command => ({
    toString: () => `cancel ${key}`,
    apply: (model, start) => (start.exchange.bets[key] ? cancelled(model, key) : undefined),
    run: ({ playerId, bets }) => accepted('cancellation', cancelBet(db, playerId, bets[key] ?? 0)),
  })

  const setSuspended = (market: MarketName, suspended: boolean): Command => ({
    toString: () => `${suspended ? 'suspend' : 'open again'}: ${market}`,
    apply: (model) => {
      const { exchange } = model
      if (exchange.results[market] !== null) return undefined
      return {
        ...model,
        exchange: { ...exchange, suspended: { ...exchange.suspended, [market]: suspended } },
      }
    },
    run: ({ playerId }) => suspend(db, marketIdOf(playerId, market), suspended),
  })

  /** Ends a market and settles its bets. The first result stays. */
  const finish = (market: MarketName, result: string): Command => ({
    toString: () => `finish ${market}: ${result}`,
    apply: (model) => (model.exchange.results[market] === null ? finished(model, market, result) : undefined),
    run: async ({ playerId }) => {
      const isFirst = await endMarket(db, marketIdOf(playerId, market), result, 'operator')
      await settleMarket(db, marketIdOf(playerId, market))
      return counts('end of a market', isFirst)
    },
  })

  const key = fc.constantFrom(...KEYS)
  const placing = fc.tuple(key, fc.constantFrom(...ORDERS)).map(([key, order]) => bet(key, order))
  const any = fc.oneof(
    { weight: 3, arbitrary: placing },
    {
      weight: 1,
      arbitrary: fc.constantFrom<ExchangeModel['prices']>('first', 'better', 'running').map(move),
    },
    { weight: 2, arbitrary: key.map(match) },
    { weight: 2, arbitrary: key.map(cancel) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom<MarketName>('match', 'fancy'), fc.constantFrom(true, false, false))
        .map(([market, suspended]) => setSuspended(market, suspended)),
    },
  )
  /** A bet that waits while the prices move, it is cancelled, or another bet takes its money. */
  const waits = fc
    .tuple(
      key,
      fc.constantFrom(...WAITING),
      fc.constantFrom<ExchangeModel['prices']>('first', 'better', 'better'),
    )
    .chain(([key, order, prices]) =>
      fc
        .uniqueArray(fc.constantFrom(match(key), cancel(key), cancel(key), bet(key, order)), { minLength: 1 })
        .map((together) => [[bet(key, order)], [move(prices), ...together]]),
    )

  return {
    /** Gives a player's stored markets their first prices. */
    open: (playerId: number) => setPrices(playerId, 'first'),
    bet: placing,
    waits,
    any,
    finish: fc
      .constantFrom<readonly [MarketName, string]>(
        ...([
          ['match', 'home'],
          ['match', 'away'],
          ['match', 'void'],
        ] as const),
        ...([
          ['fancy', '47'],
          ['fancy', '50'],
          ['fancy', 'void'],
        ] as const),
      )
      .map(([market, result]) => finish(market, result)),
    /** Ends a sequence, so that no bet stays open. */
    atLast: [[finish('match', 'home')], [finish('fancy', '48')]],
  }
}
