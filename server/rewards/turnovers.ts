import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { requests, turnovers } from '../db/schema.ts'

/**
 * Counts a stake towards a player's turnovers: the oldest first, then the rest towards the next. Call it
 * within the bet's transaction, which has locked the wallet.
 */
export async function countStake(tx: Db, playerId: number, stake: number): Promise<void> {
  const active = and(eq(turnovers.playerId, playerId), gt(turnovers.remaining, 0))
  const queue = tx.$with('queue').as(
    tx
      .select({
        id: turnovers.id,
        /** The part of the stake that counts towards the older turnovers. */
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

/** Whether a player has an incomplete turnover. */
export async function hasActiveTurnover(db: Db, playerId: number): Promise<boolean> {
  const found = await db
    .select({ id: turnovers.id })
    .from(turnovers)
    .where(and(eq(turnovers.playerId, playerId), gt(turnovers.remaining, 0)))
    .limit(1)
  return found.length > 0
}

/** Reads a player's turnovers with their deposits, newest first. */
export function turnoversOf(db: Db, playerId: number, limit = 200) {
  return db
    .select({ turnover: turnovers, request: requests })
    .from(turnovers)
    .innerJoin(requests, eq(requests.id, turnovers.requestId))
    .where(eq(turnovers.playerId, playerId))
    .orderBy(desc(turnovers.id))
    .limit(limit)
}
