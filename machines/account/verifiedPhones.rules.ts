import type { Contact, User } from '../contract/account.ts'
import { barePhone } from './phone.rules.ts'

/** Phone verified when `session_id` is "1". */
export function isMainVerified(user: User): boolean {
  return user.session_id === '1'
}

/** The verified phones, main first, each once, Bangladeshi ones in 11 digits. */
export function verifiedPhones(user: User, contacts: readonly Contact[]): readonly string[] {
  const extra = contacts.filter(({ isverify }) => isverify).map(({ contract_value }) => contract_value)
  const verified = [...(isMainVerified(user) ? [user.phone] : []), ...extra]
  return [...new Set(verified.map((phone) => barePhone(phone)))]
}

/** A number with its first and last two digits shown. */
export function masked(number: string): string {
  return number.length <= 4
    ? number
    : `${number.slice(0, 2)}${'*'.repeat(number.length - 4)}${number.slice(-2)}`
}
