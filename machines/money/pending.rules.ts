import type { Currency } from '../contract/amounts.ts'
import type { Transaction } from '../contract/money.ts'
import { currencyOf } from './methods.rules.ts'

/** Returns the currency of a transaction: taka, except for a deposit by the USDT channel. */
export function currencyOfTransaction({ action, payment_method }: Transaction): Currency {
  if (action !== 'deposit' || !payment_method) return 'BDT'
  return currencyOf({ name: payment_method.name, account_type: payment_method.type })
}

/** Returns the requests that wait for the operator: of each kind the first that the server lists. */
export function pendingRequests(transactions: readonly Transaction[]): readonly Transaction[] {
  return ['deposit', 'withdraw'].flatMap(
    (action) => transactions.find((one) => one.action === action && one.key === '0') ?? [],
  )
}

/** Returns true where a request of this kind waits for the operator. */
export function hasPending(transactions: readonly Transaction[], action: 'deposit' | 'withdraw'): boolean {
  return transactions.some((one) => one.action === action && one.key === '0')
}
