import { Refusal } from '../http/refusal.ts'

/* What the server takes of a new player (spec, 5; wire-contract, Account: usernames of 4–16). */

type FieldErrors = Record<string, string[]>

/** An e-mail address in the form that it is stored in: no look-alikes of plain letters, such as U+212A for `K`. */
export function normalEmail(text: string): string {
  return text.normalize('NFKC').trim()
}

/** Whether two e-mail addresses, or two phone numbers in their stored form, are the same. */
export function isSameContact(a: string, b: string): boolean {
  return normalEmail(a).toLowerCase() === normalEmail(b).toLowerCase()
}

/** A phone number in the form that it is stored in: digits only, a Bangladeshi number reduced to its 11 digits. */
export function normalPhone(text: string): string {
  const digits = text.normalize('NFKC').trim().replace(/^\+/, '').replace(/[\s-]/g, '')
  return /^8801\d{9}$/.test(digits) ? digits.slice(2) : digits
}

/** The text that says what is wrong with a new password, if anything is. */
export function passwordFault(password: string): string | undefined {
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

export function usernameFault(username: string): string | undefined {
  if (!/^[a-z0-9]*$/i.test(username)) return 'Invalid username (only letters and numbers)'
  if (username.length < 4 || username.length > 16) return 'Username must be between 4 and 16 characters'
  return undefined
}

export function emailFault(email: string): string | undefined {
  return email.length <= 190 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'Invalid email address'
}

export function phoneFault(phone: string): string | undefined {
  return /^\d{10,15}$/.test(phone) ? undefined : 'Invalid phone number (10-15 digits)'
}

/** Throws a 422 where any field has a fault. */
export function refuseFaults(faults: Record<string, string | undefined>): void {
  const errors: FieldErrors = {}
  for (const [field, fault] of Object.entries(faults)) if (fault) errors[field] = [fault]
  const [first] = Object.values(errors)
  if (first) throw new Refusal(422, first[0] ?? '', errors)
}
