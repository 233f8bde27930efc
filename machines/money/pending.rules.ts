import type { Currency } from '@tiya/contract/amounts'
import type { Transaction } from '@tiya/contract/money'
import { statusOf } from '../records/transactionRecord/transactionRecord.rules.ts'
import { currencyOf } from './methods.rules.ts'

/** Returns the currency of a transaction: taka, except for a deposit through the USDT channel. */
export function currencyOfTransaction({ action, payment_method }: Transaction): Currency {
  if (action !== 'deposit' || !payment_method) return 'BDT'
  return currencyOf({ name: payment_method.name, account_type: payment_method.type })
}

const isPending = (one: Transaction) => statusOf(one) === 'processing'

/** Returns the requests that are waiting for the operator: the first of each kind that the server lists. */
export function pendingRequests(transactions: readonly Transaction[]): readonly Transaction[] {
  return ['deposit', 'withdraw'].flatMap(
    (action) => transactions.find((one) => one.action === action && isPending(one)) ?? [],
  )
}

/** Returns true if a request of this kind is waiting for the operator. */
export function hasPending(transactions: readonly Transaction[], action: 'deposit' | 'withdraw'): boolean {
  return transactions.some((one) => one.action === action && isPending(one))
}
