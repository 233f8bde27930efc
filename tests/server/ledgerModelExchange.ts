import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { cancelBet, type ExchangeBet, matchBet, placeBet } from '../../server/betting/bets.ts'
import { endMarket, suspend } from '../../server/betting/markets.ts'
import type { Side } from '../../server/betting/odds.ts'
import { settleMarket } from '../../server/betting/settlement.ts'
import type { Db } from '../../server/db/database.ts'
import { exchangeBets } from '../../server/db/schema.ts'
import { TestBoard } from './exchangeBoard.ts'
import { accepted, type Command, counts, type Model } from './ledgerModel.ts'

/*
 * The commands of the exchange. Each player has a separate market with two lists of prices, and bets on
 * `home`. A bet has one of three keys, so keys are reused, with the same order or a different one.
 */

/** What a bet requests: poisha, and odds in hundredths. */
interface Order {
  readonly side: Side
  readonly stake: number
  readonly odds: number
}

interface ModelBet extends Order {
  readonly status: ExchangeBet['status']
  readonly matchedOdds: number | null
  readonly held: number
  readonly net: number
  /** How many turnovers the player had when the bet was placed. */
  readonly turnovers: number
}

/** A player's market and the bets on it. */
export interface ExchangeModel {
  readonly prices: keyof typeof PRICES
  readonly suspended: boolean
  readonly result: string | null
  readonly exposure: number
  readonly bets: Readonly<Record<string, ModelBet>>
}

export const NEW_EXCHANGE: ExchangeModel = {
  ...{ prices: 'first', suspended: false, result: null, exposure: 0, bets: {} },
}

/** The best odds for `home`. */
const PRICES = { first: { back: 200, lay: 300 }, better: { back: 300, lay: 200 } } as const

const KEYS = ['model-bet-1', 'model-bet-2', 'model-bet-3']

/** Orders that wait for the better prices. */
const WAITING: readonly Order[] = [
  { side: 'back', stake: 10_000, odds: 300 },
  { side: 'lay', stake: 20_000, odds: 250 },
]

const ORDERS: readonly Order[] = [
  ...WAITING,
  { side: 'back', stake: 20_000, odds: 200 },
  // At the better price, its liability is half as much.
  { side: 'lay', stake: 10_000, odds: 300 },
  { side: 'back', stake: 90_000, odds: 201 },
  { side: 'lay', stake: 90_000, odds: 300 },
]

const marketIdOf = (playerId: number) => `model-${playerId}`

/** Returns the row of a player's market, as `storeMarket` stores it. */
export function marketOf(playerId: number) {
  const runners = ['home', 'away', 'draw'].map((id) => ({ id, name: `The ${id} side` }))
  return { id: marketIdOf(playerId), eventName: 'Home v Away', marketName: 'Match Odds', runners }
}

/** Returns what a bet can lose at these odds. */
const riskAt = ({ side, stake }: Order, odds: number) =>
  side === 'back' ? stake : (stake * (odds - 100)) / 100

const priceOf = ({ prices }: ExchangeModel, { side, odds }: Order) => {
  const price = PRICES[prices][side]
  return (side === 'back' ? price >= odds : price <= odds) ? price : null
}

const takesBets = ({ suspended, result }: ExchangeModel) => !suspended && result === null

const isWaiting = (bet: ModelBet | undefined): bet is ModelBet =>
  bet?.status === 'open' && bet.matchedOdds === null

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
    const isSame = known.side === order.side && known.stake === order.stake && known.odds === order.odds
    return isSame ? model : undefined
  }
  const matchedOdds = priceOf(exchange, order)
  const held = riskAt(order, matchedOdds ?? order.odds)
  if (!takesBets(exchange) || held > wallet) return undefined
  const turnovers = model.turnovers.length
  return withBet(model, key, { ...order, status: 'open', matchedOdds, held, net: 0, turnovers }, held)
}

function matched(model: Model, key: string): Model {
  const bet = model.exchange.bets[key]
  const matchedOdds = bet && priceOf(model.exchange, bet)
  if (!isWaiting(bet) || !matchedOdds || !takesBets(model.exchange)) return model
  const held = riskAt(bet, matchedOdds)
  return withBet(model, key, { ...bet, matchedOdds, held }, held - bet.held)
}

function cancelled(model: Model, key: string): Model | undefined {
  const bet = model.exchange.bets[key]
  if (bet?.status === 'cancelled') return model
  return isWaiting(bet) ? withBet(model, key, { ...bet, status: 'cancelled' }, -bet.held) : undefined
}

/** Returns the settlement of a bet: void, or the backer's profit of stake × (odds − 1) or loss of the stake. */
function settled(
  { side, stake, matchedOdds, held }: ModelBet,
  result: string,
): Pick<ModelBet, 'status' | 'net'> {
  if (result === 'void' || matchedOdds === null) return { status: 'void', net: 0 }
  const wins = (result === 'home') === (side === 'back')
  if (!wins) return { status: 'lost', net: -held }
  return { status: 'won', net: side === 'back' ? (stake * (matchedOdds - 100)) / 100 : stake }
}

/** Returns the model after a market's end: open bets are settled, and their net counts towards the turnovers. */
function finished(model: Model, result: string): Model {
  let after: Model = { ...model, exchange: { ...model.exchange, result } }
  const settledBets: ModelBet[] = []
  for (const [key, bet] of Object.entries(model.exchange.bets)) {
    if (bet.status !== 'open') continue
    const ended = { ...bet, ...settled(bet, result) }
    const freed = withBet(after, key, ended, -bet.held)
    after = { ...freed, wallet: freed.wallet + ended.net }
    settledBets.push(ended)
  }
  counts('market around a turnover', new Set(settledBets.map(({ turnovers }) => turnovers)).size > 1)
  const netSince = (turnovers: number) =>
    Math.abs(settledBets.reduce((sum, bet) => (bet.turnovers >= turnovers ? sum + bet.net : sum), 0))
  return { ...after, turnovers: counted(after, netSince) }
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
 * Returns what the database stores about a player's bets, as JSON by key: id, status, matched odds, money
 * held, net, and the number of turnovers that the bet counts towards.
 */
export function betsOf(playerId: number) {
  return sql<
    Record<string, [number, string, number | null, number, number, number]>
  >`(select coalesce(json_object_agg(b.key, json_build_array(b.id, b.status, b.matched_odds, b.held, b.net, (select count(*) from turnovers t where t.player_id = b.player_id and t.id <= b.last_turnover))), '{}') from exchange_bets b where b.player_id = ${playerId})`
}

/** Returns what the database should store about them, without the ids. */
export const betsIn = ({ bets }: ExchangeModel) =>
  Object.fromEntries(
    Object.entries(bets).map(([key, { status, matchedOdds, held, net, turnovers }]) => [
      key,
      [status, matchedOdds, held, net, turnovers],
    ]),
  )

/** Returns the commands of the exchange for a database. */
export function exchangeCommands(db: Db) {
  const board = new TestBoard()
  const setPrices = (playerId: number, prices: ExchangeModel['prices']) =>
    board.set(marketIdOf(playerId), { home: PRICES[prices] })

  const bet = (key: string, order: Order): Command => ({
    toString: () => `${key}: ${order.side} ${order.stake} at ${order.odds}`,
    apply: (model) => placed(model, key, order),
    run: ({ playerId }) => {
      const marketId = marketIdOf(playerId)
      return accepted(
        'exchange bet',
        placeBet(db, board, { ...order, playerId, key, marketId, selectionId: 'home' }),
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
    apply: (model, start) => (start.exchange.bets[key] ? matched(model, key) : model),
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

  const setSuspended = (suspended: boolean): Command => ({
    toString: () => (suspended ? 'suspend' : 'open again'),
    apply: (model) =>
      model.exchange.result === null ? { ...model, exchange: { ...model.exchange, suspended } } : undefined,
    run: ({ playerId }) => suspend(db, marketIdOf(playerId), suspended),
  })

  /** Ends the market and settles its bets. The first result stays. */
  const finish = (result: string): Command => ({
    toString: () => `finish: ${result}`,
    apply: (model) => (model.exchange.result === null ? finished(model, result) : undefined),
    run: async ({ playerId }) => {
      const isFirst = await endMarket(db, marketIdOf(playerId), result, 'operator')
      await settleMarket(db, marketIdOf(playerId))
      return counts('end of a market', isFirst)
    },
  })

  const key = fc.constantFrom(...KEYS)
  const placing = fc.tuple(key, fc.constantFrom(...ORDERS)).map(([key, order]) => bet(key, order))
  const any = fc.oneof(
    { weight: 3, arbitrary: placing },
    { weight: 1, arbitrary: fc.constantFrom<ExchangeModel['prices']>('first', 'better').map(move) },
    { weight: 2, arbitrary: key.map(match) },
    { weight: 2, arbitrary: key.map(cancel) },
    { weight: 1, arbitrary: fc.constantFrom(true, false, false).map(setSuspended) },
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
    /** Gives a player's stored market its first prices. */
    open: (playerId: number) => setPrices(playerId, 'first'),
    bet: placing,
    waits,
    any,
    finish: fc.constantFrom('home', 'away', 'void').map(finish),
    /** Ends a sequence, so that no bet stays open. */
    atLast: finish('home'),
  }
}
