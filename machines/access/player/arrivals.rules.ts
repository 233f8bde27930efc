import type { Transaction } from '../../contract/money.ts'
import { statusOf, type TransactionStatus } from '../../records/transactionRecord/transactionRecord.rules.ts'

/** When each kind of transaction has brought money: a withdrawal was taken from the balance, and is given back. */
const ARRIVED: ReadonlyMap<string, TransactionStatus> = new Map([
  ['deposit', 'success'],
  ['bonus', 'success'],
  ['withdraw', 'fail'],
])

function isArrived(one: Transaction): boolean {
  const arrived = ARRIVED.get(one.action)
  return arrived !== undefined && statusOf(one) === arrived
}

/** A deposit and a withdrawal may have one id. */
const keyOf = ({ action, id }: Transaction): string => `${action} ${id}`

/** Returns what has brought money since the known transactions; none if those are null. */
export function arrivedIn(
  transactions: readonly Transaction[],
  known: readonly Transaction[] | null,
): readonly Transaction[] {
  if (known === null) return []
  const before = new Set(known.filter(isArrived).map(keyOf))
  return transactions.filter((one) => isArrived(one) && !before.has(keyOf(one)))
}
