import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { exchangeBets, exchangeMarkets } from '../db/schema.ts'
import { type Attempt, separately, strictly } from './attempts.ts'
import { matchBet } from './bets.ts'
import type { Board } from './board.ts'
import { endMarket, type OperatorChanges, type StoredMarket } from './markets.ts'
import { settleMarket } from './settlement.ts'

const EVERY_MS = 500

type BusyMarket = Pick<StoredMarket, 'id' | 'result'>

/**
 * Runs the exchange's background work every half second until the app closes: passes the operator's changes
 * to the simulator, matches waiting bets, ends markets whose matches are over, and settles their bets. A
 * market that takes long, or a bet that fails, holds up no other one. The operator's changes are loaded
 * before the app handles its first request.
 */
export function workRegularly(app: FastifyInstance, board: Board, changes: OperatorChanges): void {
  const { attempt, ended } = separately(app.log)
  const round = async () => {
    await changes.refresh()
    // Not awaited: the next round begins the work on other markets.
    for (const market of await busyMarkets(app.db)) {
      void attempt(`market ${market.id}`, () => workOn(app.db, board, market, attempt))
    }
  }
  const timer = setInterval(() => void attempt('round', round), EVERY_MS)
  // The timer must not keep a closed server's process alive.
  timer.unref()
  app.addHook('onReady', () => changes.refresh())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await ended()
  })
}

/** Runs one round and stops at the first error. */
export async function work(db: Db, board: Board): Promise<void> {
  const markets = await busyMarkets(db)
  await Promise.all(markets.map((market) => workOn(db, board, market, strictly)))
}

/** The markets that have open bets. */
function busyMarkets(db: Db): Promise<BusyMarket[]> {
  return db
    .selectDistinct({ id: exchangeMarkets.id, result: exchangeMarkets.result })
    .from(exchangeBets)
    .innerJoin(exchangeMarkets, eq(exchangeMarkets.id, exchangeBets.marketId))
    .where(eq(exchangeBets.status, 'open'))
}

async function workOn(db: Db, board: Board, { id, result }: BusyMarket, attempt: Attempt): Promise<void> {
  const ending = result === null ? board.market(id)?.result : undefined
  if (ending) await endMarket(db, id, ending, 'simulator')
  if (ending || result !== null) await settleMarket(db, id, attempt)
  else await matchWaiting(db, board, id, attempt)
}

async function matchWaiting(db: Db, board: Board, marketId: string, attempt: Attempt): Promise<void> {
  const waiting = await db
    .select()
    .from(exchangeBets)
    .where(
      and(
        eq(exchangeBets.marketId, marketId),
        eq(exchangeBets.status, 'open'),
        isNull(exchangeBets.matchedOdds),
      ),
    )
    .orderBy(exchangeBets.id)
  for (const bet of waiting) await attempt(`match of bet ${bet.id}`, () => matchBet(db, board, bet))
}
