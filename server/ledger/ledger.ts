import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts, entries, transactions } from '../db/schema.ts'

/**
 * An account by name: a player's `wallet`, its `reserved` for a withdrawal that is looked at, or its cash `bonus`
 * until it is claimed; or one of the house's (`issued`, `games`), which may go below zero.
 */
export type Account =
  | { kind: 'wallet' | 'reserved' | 'bonus'; playerId: number }
  | { kind: 'issued' | 'games'; playerId?: undefined }

const LOCK_ORDER: Account['kind'][] = ['wallet', 'bonus', 'reserved', 'games', 'issued']

export interface LedgerTransaction {
  kind: string
  /** Names what is posted; a second posting with the same reference breaks a unique index. */
  reference: string
  /** Poisha, not zero, summing to zero: what each account gains. */
  entries: { account: Account; amount: number }[]
}

/** A player's account does not hold what a posting takes from it. */
export class InsufficientFunds extends Error {}

/** Opens a player's account, empty, where it is not open yet. */
export async function openAccount(db: Db, account: Account): Promise<void> {
  await db.insert(accounts).values(account).onConflictDoNothing()
}

/**
 * Posts one transaction, within the database transaction `tx`. Throws InsufficientFunds where a player's
 * account would go below zero: the guard is in the UPDATE itself, so that two at once can't both pass it.
 */
export async function post(tx: Db, posting: LedgerTransaction): Promise<void> {
  const [transaction] = await tx
    .insert(transactions)
    .values({ kind: posting.kind, reference: posting.reference })
    .returning({ id: transactions.id })
  if (!transaction) throw new Error('no transaction')
  const lines: (typeof entries.$inferInsert)[] = []
  for (const { account, amount } of inLockOrder(posting.entries)) {
    const [moved] = await tx
      .update(accounts)
      .set({ balance: sql`${accounts.balance} + ${amount}` })
      .where(
        and(
          is(account),
          account.playerId === undefined ? undefined : sql`${accounts.balance} + ${amount} >= 0`,
        ),
      )
      .returning({ id: accounts.id })
    if (!moved) throw new InsufficientFunds()
    lines.push({ transactionId: transaction.id, accountId: moved.id, amount })
  }
  if (lines.length > 0) await tx.insert(entries).values(lines)
}

/** What an account holds, in poisha; 0 where there is none. */
export async function balanceOf(db: Db, account: Account): Promise<number> {
  const [row] = await db.select({ balance: accounts.balance }).from(accounts).where(is(account))
  return row?.balance ?? 0
}

/** The same within a transaction; no other transaction changes it until this one ends. */
export async function lockedBalanceOf(tx: Db, account: Account): Promise<number> {
  const [row] = await tx.select({ balance: accounts.balance }).from(accounts).where(is(account)).for('update')
  return row?.balance ?? 0
}

/**
 * Locks a player's wallet until the transaction `tx` ends. Every transaction that moves a player's money takes this
 * lock before it reads what its decision depends on, and before any other lock but that of an idempotency key: one
 * player's transactions then run one after the other, each sees what the one before it left, and none deadlocks.
 */
export async function lockWallet(tx: Db, playerId: number): Promise<void> {
  await lockedBalanceOf(tx, { kind: 'wallet', playerId })
}

export interface Proof {
  /** Sum of all entries: 0. */
  sum: number
  /** Accounts whose balance is not the sum of their entries: none. */
  wrong: { accountId: number; balance: number; entries: number }[]
}

/** Adds the whole ledger up. */
export async function prove(db: Db): Promise<Proof> {
  const total = sql<string>`coalesce(sum(${entries.amount}), 0)`
  const rows = await db
    .select({ accountId: accounts.id, balance: accounts.balance, entries: total })
    .from(accounts)
    .leftJoin(entries, eq(entries.accountId, accounts.id))
    .groupBy(accounts.id)
  const lines = rows.map((row) => ({ ...row, entries: Number(row.entries) }))
  return {
    sum: lines.reduce((sum, line) => sum + line.entries, 0),
    wrong: lines.filter((line) => line.balance !== line.entries),
  }
}

function is(account: Account) {
  const owner =
    account.playerId === undefined ? isNull(accounts.playerId) : eq(accounts.playerId, account.playerId)
  return and(eq(accounts.kind, account.kind), owner)
}

/**
 * Locks are taken in one order, so that none deadlocks: players, each with the wallet first, then the house, whose
 * accounts all postings share and so hold shortest.
 */
function inLockOrder(lines: LedgerTransaction['entries']): LedgerTransaction['entries'] {
  const owner = ({ account }: LedgerTransaction['entries'][number]) =>
    account.playerId ?? Number.MAX_SAFE_INTEGER
  const rank = ({ account }: LedgerTransaction['entries'][number]) => LOCK_ORDER.indexOf(account.kind)
  return lines.toSorted((a, b) => owner(a) - owner(b) || rank(a) - rank(b))
}
