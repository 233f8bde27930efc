import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { exchangeBets, exchangeMarkets } from '../db/schema.ts'
import { lockWallet, post } from '../ledger/ledger.ts'
import { countTogether } from '../rewards/turnovers.ts'
import { type Attempt, strictly } from './attempts.ts'
import type { ExchangeBet } from './bets.ts'
import { KINDS } from './kinds.ts'
import { VOID } from './markets.ts'
import { gainOf } from './odds.ts'

/**
 * Settles the open bets of a market, if it has ended. Each player's bets are settled in one transaction, so
 * their net is known. Several processes may do so concurrently: each bet is settled once, and the next call
 * settles whatever a killed process left behind.
 */
export async function settleMarket(db: Db, marketId: string, attempt: Attempt = strictly): Promise<void> {
  const due = await db
    .selectDistinct({ playerId: exchangeBets.playerId, result: exchangeMarkets.result })
    .from(exchangeBets)
    .innerJoin(exchangeMarkets, eq(exchangeMarkets.id, exchangeBets.marketId))
    .where(and(eq(exchangeBets.marketId, marketId), eq(exchangeBets.status, 'open')))
  for (const { playerId, result } of due) {
    if (result === null) return
    await attempt(`settlement of ${marketId} for player ${playerId}`, () =>
      settleBets(db, playerId, marketId, result),
    )
  }
}

/** The outcome of a bet: its status, and what the player wins or loses, in poisha. */
function outcomeOf(
  { kind, side, stake, selectionId, matchedOdds, matchedLine, held }: ExchangeBet,
  result: string,
): { status: 'won' | 'lost' | 'void'; net: number } {
  // A bet that was never matched is void when its market ends, and so is every bet on a voided market.
  if (result === VOID || matchedOdds === null) return { status: 'void', net: 0 }
  const wins = KINDS[kind].backWins(selectionId, result, matchedLine) === (side === 'back')
  return wins ? { status: 'won', net: gainOf(side, stake, matchedOdds) } : { status: 'lost', net: -held }
}

/** Settles all open bets of a player on an ended market, which takes no more of them. */
async function settleBets(db: Db, playerId: number, marketId: string, result: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWallet(tx, playerId)
    // Read under the lock: a bet changes only in transactions that hold it.
    const open = await tx
      .select()
      .from(exchangeBets)
      .where(
        and(
          eq(exchangeBets.playerId, playerId),
          eq(exchangeBets.marketId, marketId),
          eq(exchangeBets.status, 'open'),
        ),
      )
    if (open.length === 0) return
    const settled = open.map((bet) => ({ ...bet, ...outcomeOf(bet, result) }))
    const rows = JSON.stringify(settled.map(({ id, status, net }) => ({ id, status, net })))
    await tx
      .update(exchangeBets)
      .set({ status: sql`outcome.status`, net: sql`outcome.net`, settledAt: new Date() })
      .from(sql`json_to_recordset(${rows}::json) as outcome(id bigint, status text, net bigint)`)
      .where(eq(exchangeBets.id, sql`outcome.id`))
    const [held, net] = [sumOf(settled, 'held'), sumOf(settled, 'net')]
    await post(tx, {
      kind: 'exchange settlement',
      reference: `exchange-settle:${marketId}:${playerId}`,
      entries: [
        { account: { kind: 'wallet', playerId } as const, amount: held + net },
        { account: { kind: 'exposure', playerId } as const, amount: -held },
        { account: { kind: 'exchange' } as const, amount: -net },
      ].filter(({ amount }) => amount !== 0),
    })
    await countMatch(tx, playerId, settled)
  })
}

/**
 * Counts a player's bets on the match of `settled` towards the turnovers, as soon as no matched one is open: bets that
 * are open at a time may offset each other, on whatever markets of the match they are.
 */
async function countMatch(tx: Db, playerId: number, [settled]: readonly ExchangeBet[]): Promise<void> {
  if (!settled) return
  const onMatch = and(eq(exchangeBets.playerId, playerId), eq(exchangeBets.matchId, settled.matchId))
  const isOpen = eq(exchangeBets.status, 'open')
  if ((await tx.$count(exchangeBets, and(onMatch, isOpen, isNotNull(exchangeBets.matchedOdds)))) > 0) return
  const together = await tx
    .update(exchangeBets)
    .set({ counted: true })
    .where(and(onMatch, ne(exchangeBets.status, 'open'), eq(exchangeBets.counted, false)))
    .returning({ net: exchangeBets.net, lastTurnover: exchangeBets.lastTurnover })
  await countTogether(tx, playerId, together)
}

function sumOf(bets: readonly ExchangeBet[], field: 'held' | 'net'): number {
  return bets.reduce((sum, bet) => sum + bet[field], 0)
}
