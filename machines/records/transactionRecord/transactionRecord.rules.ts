import type { Transaction } from '@tiya/contract/money'
import * as z from 'zod/mini'
import type { RowIdentity } from '../../common/lists/rowKeys.rules.ts'
import { createdWithin } from '../../common/time/dhaka.ts'

/** The meaning of a transaction's key. */
export type TransactionStatus = 'processing' | 'success' | 'fail'

const STATUSES: ReadonlyMap<string, TransactionStatus> = new Map([
  ['0', 'processing'],
  ['1', 'success'],
  ['2', 'fail'],
])

/** Returns the status of a transaction, undefined if its key is unknown. */
export function statusOf({ key }: Pick<Transaction, 'key'>): TransactionStatus | undefined {
  return STATUSES.get(key)
}

/** What tells transactions apart: a deposit and a withdrawal may have one id. */
export const transactionIdentity: RowIdentity<Transaction> = {
  idOf: ({ id }) => id,
  factsOf: ({ action, created_at, transaction_id }) => [action, created_at, transaction_id],
}

const SIGNS: ReadonlyMap<string, 1 | -1> = new Map([
  ['deposit', 1],
  ['bonus', 1],
  ['withdraw', -1],
])

/** Returns the amount of a transaction, negative for a withdrawal. Undefined if its action or amount is unknown. */
export function signedAmount({ action, amount }: { action: string; amount: number | null }) {
  const sign = SIGNS.get(action)
  return sign && amount !== null ? sign * amount : undefined
}

/** Returns where the money comes from or goes to: the promotion of a bonus, else the payment method. */
export function sourceOf({ action, promotion, payment_method }: Transaction): string | undefined {
  return (action === 'bonus' && promotion?.name) || payment_method?.name
}

/** Returns the id to quote to support for a pending or failed transaction, undefined for any other. */
export function idToAskAbout(transaction: Transaction): string | undefined {
  const status = statusOf(transaction)
  const isOpen = status === 'processing' || status === 'fail'
  return isOpen ? transaction.transaction_id?.trim() || transaction.id : undefined
}

/** A step of a transaction. */
export interface TransactionStep {
  readonly name: 'submitted' | 'granted' | 'review' | 'success' | 'fail'
  readonly look: 'done' | 'current' | 'failed'
  /** As on the wire. */
  readonly at?: string | null | undefined
}

/** Returns the steps of a transaction: submitted, reviewed, decided. A bonus is granted and not reviewed. */
export function stepsOf(transaction: Transaction): readonly TransactionStep[] {
  const { action, created_at, updated_at } = transaction
  const status = statusOf(transaction)
  const first = { name: action === 'bonus' ? 'granted' : 'submitted', look: 'done', at: created_at } as const
  if (status === 'processing' || status === undefined) return [first, { name: 'review', look: 'current' }]
  const decided = { name: status, look: status === 'fail' ? 'failed' : 'done', at: updated_at } as const
  return action === 'bonus' ? [first, decided] : [first, { name: 'review', look: 'done' }, decided]
}

/** The filter of the list. */
export const transactionFilter = z.object({
  status: z.enum(['all', 'processing', 'success', 'fail']),
  type: z.enum(['all', 'deposit', 'withdraw', 'bonus']),
  date: z.enum(['all', 'today', 'yesterday', 'last7']),
})
export type TransactionFilter = Readonly<z.output<typeof transactionFilter>>

/** The default filter, which matches everything. */
export const ALL: TransactionFilter = { status: 'all', type: 'all', date: 'all' }

/** Returns the transactions that match the filter, by days in Dhaka at `now` (milliseconds since the epoch). */
export function filterTransactions(
  transactions: readonly Transaction[],
  { status, type, date }: TransactionFilter,
  now: number,
): readonly Transaction[] {
  return createdWithin(transactions, date, now).filter(
    (one) => (status === 'all' || statusOf(one) === status) && (type === 'all' || one.action === type),
  )
}
