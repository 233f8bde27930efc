import type { Transaction } from '../../contract/money.ts'
import { statusOf } from '../../records/transactionRecord/transactionRecord.rules.ts'

const isSuccess = (one: Transaction): boolean => statusOf(one) === 'success'

/** A deposit and a withdrawal may have one id. */
const keyOf = ({ action, id }: Transaction): string => `${action} ${id}`

/** Returns the deposits and bonuses that have succeeded since the known transactions; none if those are null. */
export function arrivedIn(
  transactions: readonly Transaction[],
  known: readonly Transaction[] | null,
): readonly Transaction[] {
  if (known === null) return []
  const before = new Set(known.filter(isSuccess).map(keyOf))
  return transactions.filter(
    (one) =>
      isSuccess(one) && (one.action === 'deposit' || one.action === 'bonus') && !before.has(keyOf(one)),
  )
}
