import type { Contact, User } from '@tiya/contract/account'
import { barePhone, isLocalPhone } from '../common/input/phone.rules.ts'
import type { MissingPhone } from '../common/routing/verifyFirst.types.ts'

/** Returns true if the main phone is verified, as indicated by a `session_id` of "1". */
export function isMainVerified(user: User): boolean {
  return user.session_id === '1'
}

/** Returns the verified phones without duplicates, main one first, Bangladeshi ones in 11 digits. */
export function verifiedPhones(user: User, contacts: readonly Contact[]): readonly string[] {
  const extra = contacts.filter(({ isverify }) => isverify).map(({ contract_value }) => contract_value)
  const verified = [...(isMainVerified(user) ? [user.phone] : []), ...extra]
  return [...new Set(verified.map((phone) => barePhone(phone)).filter(Boolean))]
}

/** Returns which phone a player lacks, null if one of Bangladesh is verified. */
export function missingPhone(user: User, contacts: readonly Contact[]): MissingPhone | null {
  if (verifiedPhones(user, contacts).some(isLocalPhone)) return null
  return isLocalPhone(barePhone(user.phone)) ? 'phone' : 'added'
}
