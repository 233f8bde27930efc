import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { exchangeBets, exchangeMarkets } from '../db/schema.ts'
import { matchBet } from './bets.ts'
import type { Board } from './board.ts'
import { endMarket, type OperatorChanges } from './markets.ts'
import { settleBets } from './settlement.ts'

const EVERY_MS = 500

/**
 * Runs the exchange's background work every half second until the app closes: passes the operator's changes
 * to the simulator, matches waiting bets, ends markets whose matches are over, and settles their bets. A
 * failed round is logged. The operator's changes are loaded before the app handles its first request.
 */
export function workRegularly(app: FastifyInstance, board: Board, changes: OperatorChanges): void {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    // A slow round delays the next one.
    running ??= changes
      .refresh()
      .then(() => work(app.db, board))
      .catch((err) => app.log.error({ err }, 'The exchange could not be kept up'))
      .finally(() => {
        running = undefined
      })
  }, EVERY_MS)
  // The timer must not keep a closed server's process alive.
  timer.unref()
  app.addHook('onReady', () => changes.refresh())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}

/** Runs one round: matches waiting bets, ends markets whose matches are over, and settles bets. */
export async function work(db: Db, board: Board): Promise<void> {
  const open = await db
    .selectDistinct({ marketId: exchangeBets.marketId })
    .from(exchangeBets)
    .innerJoin(exchangeMarkets, eq(exchangeMarkets.id, exchangeBets.marketId))
    .where(and(eq(exchangeBets.status, 'open'), isNull(exchangeMarkets.result)))
  for (const { marketId } of open) {
    const result = board.market(marketId)?.result
    if (result) await endMarket(db, marketId, result, 'simulator')
    else await matchWaiting(db, board, marketId)
  }
  await settleBets(db)
}

async function matchWaiting(db: Db, board: Board, marketId: string): Promise<void> {
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
  for (const bet of waiting) await matchBet(db, board, bet)
}
