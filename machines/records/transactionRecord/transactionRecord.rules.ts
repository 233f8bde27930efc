import * as z from 'zod/mini'
import { isWithin } from '../../common/dhaka.ts'
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

/** Returns the id by which a player asks support about a transaction; undefined for one that needs no question. */
export function idToAskAbout(transaction: Transaction): string | undefined {
  const status = statusOf(transaction)
  const isOpen = status === 'processing' || status === 'fail'
  return isOpen ? transaction.transaction_id?.trim() || transaction.id : undefined
}

/** What the list is narrowed to. */
export const transactionFilter = z.object({
  status: z.enum(['all', 'processing', 'success', 'fail']),
  type: z.enum(['all', 'deposit', 'withdraw', 'bonus']),
  date: z.enum(['all', 'today', 'yesterday', 'last7']),
})
export type TransactionFilter = Readonly<z.output<typeof transactionFilter>>

/** By default all of them. */
export const ALL: TransactionFilter = { status: 'all', type: 'all', date: 'all' }

/** Returns the transactions that pass the filter; days are those of Dhaka at `now` (milliseconds since the epoch). */
export function filterTransactions(
  transactions: readonly Transaction[],
  { status, type, date }: TransactionFilter,
  now: number,
): readonly Transaction[] {
  const isInDays = date === 'all' ? () => true : isWithin(date, now)
  return transactions.filter(
    (one) =>
      (status === 'all' || statusOf(one) === status) &&
      (type === 'all' || one.action === type) &&
      isInDays(one.created_at),
  )
}
