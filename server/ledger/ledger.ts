import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts, entries, transactions } from '../db/schema.ts'

/**
 * An account. A player has a `wallet`, money `reserved` for a pending withdrawal, the `exposure` of open bets
 * on the exchange, a cash `bonus` until it is claimed, and VIP `points`. The house's accounts may go below
 * zero: `issued`, `games`, `exchange`, and the `points` that it has given.
 */
export type Account =
  | { kind: 'wallet' | 'reserved' | 'exposure' | 'bonus' | 'points'; playerId: number }
  | { kind: 'issued' | 'games' | 'exchange' | 'points'; playerId?: undefined }

const LOCK_ORDER: Account['kind'][] = [
  ...(['wallet', 'bonus', 'reserved', 'exposure', 'points'] as const),
  ...(['games', 'exchange', 'issued'] as const),
]

export interface LedgerTransaction {
  kind: string
  /** Names the transaction; a unique index rejects a second one with the same reference. */
  reference: string
  /**
   * What each account gains, in poisha or VIP points. No amount is zero, and the amounts of each unit sum to zero.
   */
  entries: { account: Account; amount: number }[]
}

/** Thrown if a player's account does not cover what a transaction takes from it. */
export class InsufficientFunds extends Error {}

/** Opens an account with a balance of 0, unless it is open already. */
export async function openAccount(db: Db, account: Account): Promise<void> {
  await db.insert(accounts).values(account).onConflictDoNothing()
}

/**
 * Posts a ledger transaction within the database transaction `tx`. Throws InsufficientFunds if a player's account
 * would go below zero. The UPDATE itself checks this, so only one of two concurrent transactions can pass.
 */
export async function post(tx: Db, { kind, reference, entries: gains }: LedgerTransaction): Promise<void> {
  const [transaction] = await tx
    .insert(transactions)
    .values({ kind, reference })
    .returning({ id: transactions.id })
  if (!transaction) throw new Error('the transaction was not inserted')
  const rows: (typeof entries.$inferInsert)[] = []
  for (const { account, amount } of inLockOrder(gains)) {
    const [updated] = await tx
      .update(accounts)
      .set({ balance: sql`${accounts.balance} + ${amount}` })
      .where(
        and(
          matches(account),
          account.playerId === undefined ? undefined : sql`${accounts.balance} + ${amount} >= 0`,
        ),
      )
      .returning({ id: accounts.id })
    if (!updated) throw new InsufficientFunds()
    rows.push({ transactionId: transaction.id, accountId: updated.id, amount })
  }
  if (rows.length > 0) await tx.insert(entries).values(rows)
}

/** Reads the balance of an account, in poisha or VIP points; 0 if the account is not open. */
export async function balanceOf(db: Db, account: Account): Promise<number> {
  const [row] = await db.select({ balance: accounts.balance }).from(accounts).where(matches(account))
  return row?.balance ?? 0
}

/** Reads a balance and locks it: no other transaction changes it until `tx` ends. */
export async function lockedBalanceOf(tx: Db, account: Account): Promise<number> {
  const [row] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(matches(account))
    .for('update')
  return row?.balance ?? 0
}

/**
 * Locks a player's wallet until the transaction `tx` ends. Every transaction that moves a player's money
 * takes this lock before it reads the data it depends on, and before any other lock except that of an
 * idempotency key. The transactions of one player therefore run one after another: each sees what the
 * previous one committed, and none deadlocks.
 */
export async function lockWallet(tx: Db, playerId: number): Promise<void> {
  await lockWallets(tx, [playerId])
}

/** Locks the wallets of several players in the order of their ids, so two such transactions do not deadlock. */
export async function lockWallets(tx: Db, playerIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, 'wallet'), inArray(accounts.playerId, [...playerIds])))
    .orderBy(accounts.playerId)
    .for('update')
}

export interface Proof {
  /** The sum of all money entries, in poisha; 0 if the ledger is correct. */
  sum: number
  /** The sum of all VIP point entries; 0 if the ledger is correct. */
  points: number
  /** The accounts whose balance is not the sum of their entries; empty if the ledger is correct. */
  wrong: { accountId: number; kind: string; balance: number; entries: number }[]
}

/** Adds up the whole ledger. */
export async function prove(db: Db): Promise<Proof> {
  const total = sql<string>`coalesce(sum(${entries.amount}), 0)`
  const rows = await db
    .select({ accountId: accounts.id, kind: accounts.kind, balance: accounts.balance, entries: total })
    .from(accounts)
    .leftJoin(entries, eq(entries.accountId, accounts.id))
    .groupBy(accounts.id)
  const sums = rows.map((row) => ({ ...row, entries: Number(row.entries) }))
  const sumOf = (isPoints: boolean) =>
    sums.reduce((sum, { kind, entries }) => ((kind === 'points') === isPoints ? sum + entries : sum), 0)
  return {
    sum: sumOf(false),
    points: sumOf(true),
    wrong: sums.filter((account) => account.balance !== account.entries),
  }
}

function matches(account: Account) {
  const owner =
    account.playerId === undefined ? isNull(accounts.playerId) : eq(accounts.playerId, account.playerId)
  return and(eq(accounts.kind, account.kind), owner)
}

/**
 * Sorts entries into the order in which their accounts are locked. It is the same for all transactions, so
 * none deadlocks. The house's accounts come last, because all transactions share them and should hold them as
 * briefly as possible.
 */
function inLockOrder(gains: LedgerTransaction['entries']): LedgerTransaction['entries'] {
  const owner = ({ account }: LedgerTransaction['entries'][number]) =>
    account.playerId ?? Number.MAX_SAFE_INTEGER
  const rank = ({ account }: LedgerTransaction['entries'][number]) => LOCK_ORDER.indexOf(account.kind)
  return gains.toSorted((a, b) => owner(a) - owner(b) || rank(a) - rank(b))
}
