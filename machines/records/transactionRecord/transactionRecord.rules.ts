import { type DateRange, isInRange } from '../../common/dhaka.ts'
import type { Transaction } from '../../contract/money.ts'

/** What a transaction's key stands for. */
export type TransactionStatus = 'processing' | 'success' | 'fail'

const STATUSES: ReadonlyMap<string, TransactionStatus> = new Map([
  ['0', 'processing'],
  ['1', 'success'],
  ['2', 'fail'],
])

/** Returns the status of a transaction, undefined for a key that the site does not know. */
export function statusOf({ key }: Pick<Transaction, 'key'>): TransactionStatus | undefined {
  return STATUSES.get(key)
}

/** Tells the transactions of a list apart. */
export const transactionId = ({ id }: Transaction): string => id

/** The kinds of transactions. */
export type TransactionType = 'deposit' | 'withdraw' | 'bonus'

/** What the list is narrowed to. */
export interface TransactionFilter {
  readonly status: 'all' | TransactionStatus
  readonly type: 'all' | TransactionType
  readonly date: 'all' | DateRange
}

/** By default all of them. */
export const ALL: TransactionFilter = { status: 'all', type: 'all', date: 'all' }

/** Returns the transactions that pass the filter; days are those of Dhaka at `now` (milliseconds since the epoch). */
export function filterTransactions(
  transactions: readonly Transaction[],
  { status, type, date }: TransactionFilter,
  now: number,
): readonly Transaction[] {
  return transactions.filter(
    (one) =>
      (status === 'all' || statusOf(one) === status) &&
      (type === 'all' || one.action === type) &&
      (date === 'all' || isInRange(one.created_at, date, now)),
  )
}
