import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { exchangeBets, exchangeMarkets } from '../db/schema.ts'
import { type LedgerTransaction, lockWallet, post } from '../ledger/ledger.ts'
import { countStake } from '../rewards/turnovers.ts'
import type { ExchangeBet } from './bets.ts'
import { VOID } from './markets.ts'
import { gainOf } from './odds.ts'

/** Number of bets read at a time. */
const BATCH = 200

/**
 * Settles the open bets of all ended markets, or of one. Several processes may do so concurrently: each bet
 * is settled once, in its own transaction, and the next call settles whatever a killed process left behind.
 */
export async function settleBets(db: Db, marketId?: string): Promise<void> {
  for (;;) {
    const due = await db
      .select({ bet: exchangeBets, result: exchangeMarkets.result })
      .from(exchangeBets)
      .innerJoin(exchangeMarkets, eq(exchangeMarkets.id, exchangeBets.marketId))
      .where(
        and(
          eq(exchangeBets.status, 'open'),
          isNotNull(exchangeMarkets.result),
          marketId === undefined ? undefined : eq(exchangeMarkets.id, marketId),
        ),
      )
      .orderBy(exchangeBets.id)
      .limit(BATCH)
    for (const { bet, result } of due) await settleBet(db, bet, result ?? VOID)
    if (due.length < BATCH) return
  }
}

/** The outcome of a bet: its status, and what the player wins or loses, in poisha. */
export function outcomeOf(
  { side, stake, selectionId, matchedOdds, held }: ExchangeBet,
  result: string,
): { status: 'won' | 'lost' | 'void'; net: number } {
  // A bet that was never matched is void when its market ends, and so is every bet on a voided market.
  if (result === VOID || matchedOdds === null) return { status: 'void', net: 0 }
  const wins = (selectionId === result) === (side === 'back')
  return wins ? { status: 'won', net: gainOf(side, stake, matchedOdds) } : { status: 'lost', net: -held }
}

async function settleBet(db: Db, { id, playerId }: ExchangeBet, result: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWallet(tx, playerId)
    // Read under the lock: a bet changes only in transactions that hold it.
    const [bet] = await tx
      .select()
      .from(exchangeBets)
      .where(and(eq(exchangeBets.id, id), eq(exchangeBets.status, 'open')))
    if (!bet) return
    const { status, net } = outcomeOf(bet, result)
    await tx
      .update(exchangeBets)
      .set({ status, net, settledAt: new Date() })
      .where(and(eq(exchangeBets.id, id), eq(exchangeBets.status, 'open')))
    await post(tx, {
      kind: 'exchange settlement',
      reference: `exchange-settle:${id}`,
      entries: settlementEntries(bet, net),
    })
    await countStake(tx, playerId, Math.abs(net))
  })
}

function settlementEntries({ playerId, held }: ExchangeBet, net: number): LedgerTransaction['entries'] {
  const entries: LedgerTransaction['entries'] = [
    { account: { kind: 'wallet', playerId }, amount: held + net },
    { account: { kind: 'exposure', playerId }, amount: -held },
    { account: { kind: 'exchange' }, amount: -net },
  ]
  return entries.filter(({ amount }) => amount !== 0)
}
