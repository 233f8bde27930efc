import type { Transaction } from '../../contract/money.ts'
import { statusOf } from '../../records/transactionRecord/transactionRecord.rules.ts'

const isSuccess = (one: Transaction): boolean => statusOf(one) === 'success'

/** A deposit and a withdrawal may have one id. */
const keyOf = ({ action, id }: Transaction): string => `${action} ${id}`

/** Returns the keys of the transactions that succeeded. */
export function successesOf(transactions: readonly Transaction[]): readonly string[] {
  return transactions.filter(isSuccess).map(keyOf)
}

/** Returns the deposits and bonuses that succeeded, besides those with the known keys. */
export function arrivedIn(
  transactions: readonly Transaction[],
  known: readonly string[],
): readonly Transaction[] {
  return transactions.filter(
    (one) =>
      isSuccess(one) && (one.action === 'deposit' || one.action === 'bonus') && !known.includes(keyOf(one)),
  )
}
