import { percentOf } from '@tiya/contract/arithmetic'
import { startOfWeek } from '@tiya/contract/dhakaCalendar'
import { and, gte, inArray, like, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { bets, transactions } from '../db/schema.ts'
import { violated } from '../db/violation.ts'
import { writeToInbox } from '../inbox/inbox.ts'
import { cashbackText } from '../inbox/texts.ts'
import { lockWallet } from '../ledger/ledger.ts'
import { CASHBACK_PERCENT } from '../seed/promotions.ts'
import { payBonus } from './bonuses.ts'

/** The types of the games whose losses come back in part. */
const TYPES = ['SLOT', 'LIVE']

/**
 * Pays players their cashback, once for each week: a part of what slots and live casino took from them from Monday to
 * Sunday in Dhaka. It is counted as soon as that week is over, or when the sandbox starts in the week after it.
 */
export async function payCashback(db: Db, now = Date.now()): Promise<void> {
  const until = startOfWeek(now)
  const from = startOfWeek(until - 1)
  const prefix = `cashback:${from}:`
  const paid = await db
    .select({ reference: transactions.reference })
    .from(transactions)
    .where(like(transactions.reference, `${prefix}%`))
  const done = new Set(paid.map(({ reference }) => reference))
  const lost = sql<string>`sum(${bets.stake} - ${bets.win})`
  const losers = await db
    .select({ playerId: bets.playerId, lost })
    .from(bets)
    .where(
      and(
        inArray(bets.gameType, TYPES),
        gte(bets.createdAt, new Date(from)),
        lt(bets.createdAt, new Date(until)),
      ),
    )
    .groupBy(bets.playerId)
    .having(sql`${lost} > 0`)
  for (const { playerId, lost } of losers) {
    const reference = `${prefix}${playerId}`
    const amount = percentOf(Number(lost), CASHBACK_PERCENT)
    if (amount > 0 && !done.has(reference)) await pay(db, playerId, amount, reference)
  }
}

/** Pays a player's cashback and says so in the inbox, unless another process has done it meanwhile. */
async function pay(db: Db, playerId: number, amount: number, reference: string): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await lockWallet(tx, playerId)
      const ledger = { kind: 'cashback', reference }
      await payBonus(tx, { playerId, amount, from: { kind: 'issued' }, note: 'Weekly cashback', ledger })
      await writeToInbox(tx, playerId, cashbackText(amount))
    })
  } catch (error) {
    if (violated(error) !== 'transactions_reference_unique') throw error
  }
}
