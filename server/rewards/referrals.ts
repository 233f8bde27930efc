import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { players, requests, transactions } from '../db/schema.ts'
import { writeToInbox } from '../inbox/inbox.ts'
import { referralText } from '../inbox/texts.ts'
import { readSettings } from '../operator/storedSettings.ts'
import { payBonus } from './bonuses.ts'

/** A player who signed up with another player's code. */
export interface Friend {
  playerId: number
  username: string
  referredBy: number | null
}

/** Maximum number of friends listed. */
const MOST_LISTED = 200

/**
 * Pays the player whose code a friend signed up with, once per friend, when the friend's approved deposits
 * reach the amount that the operator has set. Call it within a transaction that has locked both wallets.
 */
export async function payReferral(tx: Db, { playerId, username, referredBy }: Friend): Promise<void> {
  if (referredBy === null) return
  const { referralBonus: amount, referralDeposits } = await readSettings(tx)
  const reference = referenceOf(playerId)
  if (amount === 0 || (await paidOf(tx, [reference])).size > 0) return
  if ((await depositedBy(tx, playerId)) < referralDeposits) return
  await payBonus(tx, {
    playerId: referredBy,
    amount,
    from: { kind: 'issued' },
    note: `Referral of ${username}`,
    ledger: { kind: 'referral', reference },
  })
  await writeToInbox(tx, referredBy, referralText(username, amount))
}

/** Lists the players who signed up with a player's code, newest first. */
export function friendsOf(db: Db, playerId: number, limit = MOST_LISTED) {
  return db
    .select({ id: players.id, username: players.username, createdAt: players.createdAt })
    .from(players)
    .where(eq(players.referredBy, playerId))
    .orderBy(desc(players.id))
    .limit(limit)
}

/** Returns the ids of those friends whose referral has been paid. */
export async function paidFriends(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const paid = await paidOf(db, ids.map(referenceOf))
  return new Set(ids.filter((id) => paid.has(referenceOf(id))))
}

const referenceOf = (friendId: number) => `referral:${friendId}`

async function paidOf(db: Db, references: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ reference: transactions.reference })
    .from(transactions)
    .where(inArray(transactions.reference, [...references]))
  return new Set(rows.map(({ reference }) => reference))
}

/** The sum of a player's approved deposits, in poisha. */
async function depositedBy(db: Db, playerId: number): Promise<number> {
  const deposits = await db
    .select({ amount: requests.amount })
    .from(requests)
    .where(
      and(eq(requests.playerId, playerId), eq(requests.action, 'deposit'), eq(requests.state, 'approved')),
    )
  return deposits.reduce((sum, { amount }) => sum + amount, 0)
}
