import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { requests, turnovers } from '../db/schema.ts'

/**
 * Counts a stake towards a player's turnovers: the oldest first, what is left over towards the next. To be called
 * within the bet's transaction, after its posting: the wallet's row makes a player's bets wait for one another.
 */
export async function countStake(tx: Db, playerId: number, stake: number): Promise<void> {
  const active = and(eq(turnovers.playerId, playerId), gt(turnovers.remaining, 0))
  const queue = tx.$with('queue').as(
    tx
      .select({
        id: turnovers.id,
        /** What the older ones take of the stake. */
        before:
          sql<number>`sum(${turnovers.remaining}) over (order by ${turnovers.id}) - ${turnovers.remaining}`.as(
            'before',
          ),
      })
      .from(turnovers)
      .where(active),
  )
  await tx
    .with(queue)
    .update(turnovers)
    .set({ remaining: sql`greatest(0, ${turnovers.remaining} - (${stake} - ${queue.before}))` })
    .from(queue)
    .where(and(eq(turnovers.id, queue.id), gt(sql`${stake}::numeric`, queue.before)))
}

/** True while a player has something left to play. */
export async function hasActiveTurnover(db: Db, playerId: number): Promise<boolean> {
  const found = await db
    .select({ id: turnovers.id })
    .from(turnovers)
    .where(and(eq(turnovers.playerId, playerId), gt(turnovers.remaining, 0)))
    .limit(1)
  return found.length > 0
}

/** A player's turnovers with the deposits that brought them, newest first. */
export function turnoversOf(db: Db, playerId: number, limit = 200) {
  return db
    .select({ turnover: turnovers, request: requests })
    .from(turnovers)
    .innerJoin(requests, eq(requests.id, turnovers.requestId))
    .where(eq(turnovers.playerId, playerId))
    .orderBy(desc(turnovers.id))
    .limit(limit)
}
