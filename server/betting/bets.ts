import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { exchangeBets, exchangeMarkets } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { InsufficientFunds, lockWallet, openAccount, post } from '../ledger/ledger.ts'
import { readSettings } from '../operator/storedSettings.ts'
import { newestTurnover } from '../rewards/turnovers.ts'
import type { Board } from './board.ts'
import type { BoardMarket, BoardRunner, Price } from './board.types.ts'
import type { Kind } from './kinds.ts'
import { lockMarket, storeMarket } from './markets.ts'
import { isAsGood, riskOf, type Side, type Terms } from './odds.ts'

export type ExchangeBet = typeof exchangeBets.$inferSelect

/** A bet as requested by the player, with the worst price that is accepted. */
export interface Order extends Terms {
  playerId: number
  /** The frame's idempotency key: a repeated request places the bet only once. */
  key: string
  marketId: string
  kind: Kind
  selectionId: string
  side: Side
  /** Poisha. */
  stake: number
}

/** Maximum number of a player's open bets. */
const MOST_OPEN = 100

/**
 * Places a bet in one database transaction and holds the amount it can lose. It is matched immediately if the
 * market's price is as good as the player asked for, or better; otherwise it waits for its price. Throws a
 * 422 if the exchange is blocked, the market takes no bets, the player has too many open bets, the balance
 * does not cover the bet, or the key was used for another bet. A refused bet leaves nothing in the database.
 */
export async function placeBet(db: Db, board: Board, order: Order): Promise<ExchangeBet> {
  try {
    return await db.transaction((tx) => insertBet(tx, board, order))
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal(422, 'Your balance does not cover this bet.')
    throw error
  }
}

async function insertBet(tx: Db, board: Board, order: Order): Promise<ExchangeBet> {
  const { playerId, marketId, side, stake, odds } = order
  // The player's other calls wait here, among them a second one with the same key.
  await lockWallet(tx, playerId)
  const repeated = await findByKey(tx, order)
  if (repeated) return sameBet(repeated, order)
  await requireExchangeOpen(tx)
  const offered = board.market(marketId)
  const runner = offered && rowOf(offered, order)
  if (!offered || !runner) throw new Refusal(422, 'This market does not exist.')
  const { matchId } = offered
  const market = await lockOpenMarket(tx, board, offered)
  const closed = market && rowOf(market, order)?.closed
  if (closed === 'Ball running')
    throw new Refusal(422, 'A ball is running. No bets are taken until it is over.')
  if (!market || closed !== null) throw new Refusal(422, 'This market takes no bets at the moment.')
  await requireFewOpen(tx, playerId)
  const price = priceFor(market, order)
  const held = riskOf(side, stake, price?.odds ?? odds)
  const lastTurnover = await newestTurnover(tx, playerId)
  const [bet] = await tx
    .insert(exchangeBets)
    .values({ ...order, matchId, selectionName: runner.name, ...matchedAt(price), held, lastTurnover })
    .returning()
  if (!bet) throw new Error('the bet was not inserted')
  const exposure = { kind: 'exposure', playerId } as const
  await openAccount(tx, exposure)
  await post(tx, {
    kind: 'exchange bet',
    reference: `exchange-bet:${bet.id}`,
    entries: [
      { account: { kind: 'wallet', playerId }, amount: -held },
      { account: exposure, amount: held },
    ],
  })
  return bet
}

/**
 * Matches a waiting bet if its price is now available. A lay bet that gets better odds holds less: the
 * difference goes back to the wallet.
 */
export async function matchBet(db: Db, board: Board, waiting: ExchangeBet): Promise<void> {
  const { id, playerId, marketId } = waiting
  const now = board.market(marketId)
  if (!now || priceFor(now, waiting) === null) return
  await db.transaction(async (tx) => {
    await lockWallet(tx, playerId)
    const market = await lockOpenMarket(tx, board, now)
    const bet = await findWaiting(tx, id)
    const price = market && bet && priceFor(market, bet)
    if (!bet || !price) return
    const held = riskOf(bet.side, bet.stake, price.odds)
    await release(tx, bet, bet.held - held, `exchange-match:${id}`)
    await tx
      .update(exchangeBets)
      .set({ ...matchedAt(price), held })
      .where(eq(exchangeBets.id, id))
  })
}

/**
 * Cancels a player's bet that is waiting for its price and releases the amount it held; an already cancelled
 * bet stays as it is. Throws a 404 if the player has no such bet, and a 422 if it has been matched or its
 * market has ended.
 */
export async function cancelBet(db: Db, playerId: number, id: number): Promise<ExchangeBet> {
  return db.transaction(async (tx) => {
    await lockWallet(tx, playerId)
    const own = and(eq(exchangeBets.id, id), eq(exchangeBets.playerId, playerId))
    const [bet] = await tx.select().from(exchangeBets).where(own)
    if (!bet) throw new Refusal(404, 'Not found')
    if (bet.status === 'cancelled') return bet
    if (bet.status !== 'open' || bet.matchedOdds !== null) {
      throw new Refusal(422, 'This bet can no longer be cancelled.')
    }
    await release(tx, bet, bet.held, `exchange-cancel:${id}`)
    return updated(
      tx.update(exchangeBets).set({ status: 'cancelled', settledAt: new Date() }).where(own).returning(),
    )
  })
}

/** Reads a player's open bets and the newest of the others, with their markets, newest first. */
export function exchangeBetsOf(db: Db, playerId: number, others = 500) {
  const isOwn = eq(exchangeBets.playerId, playerId)
  const newest = db
    .select({ id: exchangeBets.id })
    .from(exchangeBets)
    .where(and(isOwn, ne(exchangeBets.status, 'open')))
    .orderBy(desc(exchangeBets.id))
    .limit(others)
  return db
    .select({ bet: exchangeBets, market: exchangeMarkets })
    .from(exchangeBets)
    .innerJoin(exchangeMarkets, eq(exchangeMarkets.id, exchangeBets.marketId))
    .where(and(isOwn, or(eq(exchangeBets.status, 'open'), inArray(exchangeBets.id, newest))))
    .orderBy(desc(exchangeBets.id))
}

/** Throws a 422 while the operator blocks the exchange. */
async function requireExchangeOpen(db: Db): Promise<void> {
  if (!(await readSettings(db)).exchangeBlocked) return
  throw new Refusal(422, 'The exchange is blocked at the moment. Please contact customer support.')
}

/** Throws a 422 if a player, whose wallet `tx` has locked, has too many open bets to place another. */
async function requireFewOpen(tx: Db, playerId: number): Promise<void> {
  const open = await tx.$count(
    exchangeBets,
    and(eq(exchangeBets.playerId, playerId), eq(exchangeBets.status, 'open')),
  )
  if (open < MOST_OPEN) return
  throw new Refusal(
    422,
    `You have ${open} open bets, and ${MOST_OPEN} is the most. Cancel one that waits, or wait for a result.`,
  )
}

/**
 * Stores and locks a market, and that of its match before it, so the operator can suspend or end neither until `tx`
 * ends, in whatever process. Returns the market's current state if both take bets.
 */
async function lockOpenMarket(
  tx: Db,
  board: Board,
  { id, matchId }: BoardMarket,
): Promise<BoardMarket | undefined> {
  for (const each of new Set([matchId, id])) {
    const offered = board.market(each)
    if (!offered) return undefined
    await storeMarket(tx, offered)
    const stored = await lockMarket(tx, each)
    if (!stored || stored.suspended || stored.result !== null) return undefined
  }
  const market = board.market(id)
  return market && !market.suspended && market.result === null ? market : undefined
}

type Wanted = Pick<Order, 'kind' | 'selectionId'>

const rowOf = ({ runners }: BoardMarket, { kind, selectionId }: Wanted): BoardRunner | undefined =>
  runners.find((row) => row.kind === kind && row.id === selectionId)

/** The market's best price for a bet, or null if it is worse than the player asked for or not to be had now. */
function priceFor(market: BoardMarket, bet: Wanted & Terms & Pick<Order, 'side'>): Price | null {
  const row = rowOf(market, bet)
  const best = row?.closed === null ? row.prices[bet.side][0] : undefined
  return best && isAsGood(bet.side, best, bet) ? best : null
}

/** The terms of a bet: those it was matched at, or those it asks for. */
export const takenOrAsked = ({ odds, line, matchedOdds, matchedLine }: ExchangeBet): Terms =>
  matchedOdds === null ? { odds, line } : { odds: matchedOdds, line: matchedLine }

const matchedAt = (price: Price | null) => ({
  matchedOdds: price?.odds ?? null,
  matchedLine: price?.line ?? null,
})

/** Returns part of the amount that a bet holds to the wallet. */
async function release(tx: Db, { playerId }: ExchangeBet, amount: number, reference: string): Promise<void> {
  if (amount === 0) return
  await post(tx, {
    kind: 'exchange release',
    reference,
    entries: [
      { account: { kind: 'wallet', playerId }, amount },
      { account: { kind: 'exposure', playerId }, amount: -amount },
    ],
  })
}

async function findWaiting(tx: Db, id: number): Promise<ExchangeBet | undefined> {
  const [bet] = await tx
    .select()
    .from(exchangeBets)
    .where(and(eq(exchangeBets.id, id), eq(exchangeBets.status, 'open'), isNull(exchangeBets.matchedOdds)))
  return bet
}

async function findByKey(db: Db, { playerId, key }: Order): Promise<ExchangeBet | undefined> {
  const [bet] = await db
    .select()
    .from(exchangeBets)
    .where(and(eq(exchangeBets.playerId, playerId), eq(exchangeBets.key, key)))
  return bet
}

const ASKED = ['marketId', 'kind', 'selectionId', 'side', 'stake', 'odds', 'line'] as const

function sameBet(bet: ExchangeBet, order: Order): ExchangeBet {
  if (ASKED.some((field) => bet[field] !== order[field])) {
    throw new Refusal(422, 'This key has been used for another bet.')
  }
  return bet
}

async function updated(rows: PromiseLike<ExchangeBet[]>): Promise<ExchangeBet> {
  const [bet] = await rows
  if (!bet) throw new Error('the bet was not updated')
  return bet
}
