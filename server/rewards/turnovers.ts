import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { requests, turnovers } from '../db/schema.ts'

/** A settled bet: what the player won or lost, and the newest turnover when it was placed. */
export interface SettledBet {
  net: number
  lastTurnover: number
}

/** Counts a stake that is placed and settled in the transaction `tx`, which has locked the wallet. */
export async function countStake(tx: Db, playerId: number, stake: number): Promise<void> {
  await count(tx, playerId, () => stake)
}

/**
 * Counts the result of a player's bets that may offset each other. Towards a turnover counts the net of the bets that
 * were placed after it began, so bets that do offset each other count nothing. No part of a result counts twice,
 * and earlier bets that offset later ones lower what these count. Call it within the transaction that settles
 * the last of the bets, which has locked the wallet.
 */
export async function countTogether(tx: Db, playerId: number, bets: readonly SettledBet[]): Promise<void> {
  await count(tx, playerId, (id) =>
    Math.abs(bets.reduce((sum, { net, lastTurnover }) => (lastTurnover >= id ? sum + net : sum), 0)),
  )
}

/** The id of a player's newest turnover, or 0. A bet counts towards the turnovers up to it. */
export async function newestTurnover(tx: Db, playerId: number): Promise<number> {
  const [newest] = await tx
    .select({ id: turnovers.id })
    .from(turnovers)
    .where(eq(turnovers.playerId, playerId))
    .orderBy(desc(turnovers.id))
    .limit(1)
  return newest?.id ?? 0
}

/**
 * Counts towards a player's active turnovers: the oldest first, then the rest towards the next. `amountSince`
 * returns what was bet since a turnover, by its id; 0 stands for all bets.
 */
async function count(tx: Db, playerId: number, amountSince: (turnover: number) => number): Promise<void> {
  const active = await tx
    .select({ id: turnovers.id, remaining: turnovers.remaining })
    .from(turnovers)
    .where(and(eq(turnovers.playerId, playerId), gt(turnovers.remaining, 0)))
    .orderBy(turnovers.id)
  let rest = amountSince(0)
  for (const { id, remaining } of active) {
    rest = Math.min(rest, amountSince(id))
    const part = Math.min(remaining, rest)
    rest -= part
    if (part === 0) continue
    await tx
      .update(turnovers)
      .set({ remaining: remaining - part })
      .where(eq(turnovers.id, id))
  }
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
