import type { Currency } from '../contract/amounts.ts'
import type { Transaction } from '../contract/money.ts'
import { currencyOf } from './methods.rules.ts'

/** Taka, unless the wire says that the money came by the USDT channel. */
export function currencyOfTransaction({ action, payment_method }: Transaction): Currency {
  if (action !== 'deposit' || !payment_method) return 'BDT'
  return currencyOf({ name: payment_method.name, account_type: payment_method.type })
}

/** What waits for the operator: at most one request of each kind, the first that the server lists. */
export function pendingRequests(transactions: readonly Transaction[]): readonly Transaction[] {
  return ['deposit', 'withdraw'].flatMap(
    (action) => transactions.find((one) => one.action === action && one.key === '0') ?? [],
  )
}
