import type { Transaction } from '@tiya/contract/money'
import type { ToldMoney } from '../../common/routing/screen.types.ts'
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

/** Returns true if a screen has told the player of this transaction. */
function isTold({ action, id, amount }: Transaction, told: ToldMoney | null): boolean {
  if (told?.action !== action) return false
  return 'id' in told ? told.id === id : told.amount === amount
}

/** Returns what has brought money since the known transactions; none if those are null. */
export function arrivedIn(
  transactions: readonly Transaction[],
  known: readonly Transaction[] | null,
): readonly Transaction[] {
  if (known === null) return []
  const before = new Set(known.filter(isArrived).map(keyOf))
  return transactions.filter((one) => isArrived(one) && !before.has(keyOf(one)))
}

/** Returns what is announced of what has arrived, and what a screen has told that has not arrived yet. */
export function untold(arrived: readonly Transaction[], told: ToldMoney | null) {
  const announced = arrived.filter((one) => !isTold(one, told))
  return { arrived: announced, told: announced.length < arrived.length ? null : told }
}
