import { SEPARATORS } from '@tiya/contract/phone'
import { Refusal } from '../http/refusal.ts'

/* The fields of an account: how they are stored, and which values are accepted. */

/** An e-mail address in its stored form: look-alikes of plain letters, such as U+212A for `K`, are replaced. */
export function normalEmail(text: string): string {
  return text.normalize('NFKC').trim()
}

/** A phone number in its stored form: digits only, a Bangladeshi number reduced to its 11 digits. */
export function normalPhone(text: string): string {
  const digits = text
    .normalize('NFKC')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/\p{Cf}/gu, '')
    .replace(SEPARATORS, '')
    .replace(/^(?:tel:)?(?:\+|00)?/i, '')
  return digits.replace(/^(?:880?)?0?(?=1\d{9}$)/, '0')
}

/** Whether two e-mail addresses, or two phone numbers in their stored form, are the same. */
export function isSameContact(a: string, b: string): boolean {
  return normalEmail(a).toLowerCase() === normalEmail(b).toLowerCase()
}

/**
 * The form of a contact by which the codes sent to it are counted, the same for spellings that reach the same phone or
 * mailbox: a phone's last ten digits, which follow the prefix of the country, and an e-mail address without its tag.
 */
export function contactKey(contact: string): string {
  return contact.includes('@')
    ? normalEmail(contact)
        .toLowerCase()
        .replace(/\+[^@]*@/, '@')
    : contact.slice(-10)
}

/** The reason a new password is rejected, or `undefined` if it is accepted. */
export function passwordError(password: string): string | undefined {
  if (password.length < 8) return 'Password must be at least 8 characters'
  if (password.length > 64) return 'Password must be at most 64 characters'
  if (!/^[a-z0-9]+$/i.test(password)) {
    return 'Password can only contain letters and numbers (no special characters)'
  }
  if (!/[a-z]/i.test(password) || !/\d/.test(password)) {
    return 'Password must contain at least one letter and one number'
  }
  return undefined
}

/** The reason a new username is rejected, or `undefined` if it is accepted. */
export function usernameError(username: string): string | undefined {
  if (!/^[a-z0-9]*$/i.test(username)) return 'Invalid username (only letters and numbers)'
  if (username.length < 4 || username.length > 16) return 'Username must be between 4 and 16 characters'
  return undefined
}

/** The reason an e-mail address is rejected, or `undefined` if it is accepted. */
export function emailError(email: string): string | undefined {
  return email.length <= 190 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'Invalid email address'
}

/** The reason a phone number in its stored form is rejected, or `undefined` if it is accepted. */
export function phoneError(phone: string): string | undefined {
  return /^\d{10,15}$/.test(phone) ? undefined : 'Invalid phone number (10-15 digits)'
}

/** Throws a Refusal with 422 if any field has an error; its message is the first error. */
export function refuseInvalid(errors: Record<string, string | undefined>): void {
  const byField: Record<string, string[]> = {}
  for (const [field, error] of Object.entries(errors)) if (error) byField[field] = [error]
  const [first] = Object.values(byField)
  if (first) throw new Refusal(422, first[0] ?? '', byField)
}
