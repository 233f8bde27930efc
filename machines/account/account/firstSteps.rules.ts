import type { Contact, User } from '@tiya/contract/account'
import type { Transaction } from '@tiya/contract/money'
import type { Result } from '../../common/result.ts'
import type { MissingPhone } from '../../common/routing/verifyFirst.types.ts'
import { statusOf } from '../../records/transactionRecord/transactionRecord.rules.ts'
import { isEnough } from '../cashBonus/cashBonus.rules.ts'
import { missingPhone } from '../verifiedPhones.rules.ts'

/** What is known of a player; null until it is loaded. */
interface Known {
  readonly user: User | null
  /** The additional phones; only asked for if the main one does not count. */
  readonly contacts: Result<readonly Contact[]> | null
  readonly transactions: readonly Transaction[] | null
}

export interface FirstStep {
  readonly name: 'bonus' | 'phone' | 'birthday' | 'deposit'
  /** Null while it is unknown, as a deposit is until the transactions are known: nothing is said of it then. */
  readonly isDone: boolean | null
}

/** Returns true if it depends on the additional phones whether one counts. */
export function needsContacts(user: User | null): boolean {
  return user !== null && missingPhone(user, []) !== null
}

/** Returns the phone that the player lacks, null if that is none; undefined if it is unknown. */
export function lackedPhone({
  user,
  contacts,
}: Pick<Known, 'user' | 'contacts'>): MissingPhone | null | undefined {
  if (!user) return undefined
  if (!needsContacts(user)) return null
  return contacts?.ok ? missingPhone(user, contacts.value) : undefined
}

/** Returns true if a deposit has been made: one that was rejected is none. */
export function hasDeposited(transactions: readonly Transaction[]): boolean {
  return transactions.some((one) => one.action === 'deposit' && statusOf(one) !== 'fail')
}

/**
 * Returns what a new player does first; none once all of it is done, null until that is known. The transactions may come
 * later, and move nothing then if another step is open. The phone is left out if the additional ones could not be loaded.
 */
export function firstSteps(known: Known): readonly FirstStep[] | null {
  const { user, contacts, transactions } = known
  if (!user || (needsContacts(user) && !contacts)) return null
  const phone = lackedPhone(known)
  const steps: readonly FirstStep[] = [
    { name: 'bonus', isDone: !isEnough(user.cash_bonus) },
    ...(phone === undefined ? [] : [{ name: 'phone', isDone: phone === null } as const]),
    { name: 'birthday', isDone: Boolean(user.dofb) },
    { name: 'deposit', isDone: transactions && hasDeposited(transactions) },
  ]
  if (steps.some(({ isDone }) => isDone === false)) return steps
  return transactions ? [] : null
}
