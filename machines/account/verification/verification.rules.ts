import { isEmail } from '../../access/email.rules.ts'
import { timeLeft } from '../../common/deadline.rules.ts'
import { barePhone, isPhone, phoneOnWire, westernDigits } from '../phone.rules.ts'

/** After a code was sent: until another may be asked for. */
export const VERIFICATION_COUNTDOWN = 300_000

/** What is verified: the player's own phone, a further phone, or the e-mail. */
export type ContactKind = 'phone' | 'added' | 'email'

/** What is known of a contact on this device, for as long as the session lasts. */
export interface Mark {
  /** When another code may be sent, in milliseconds since the epoch; 0 where none was sent. */
  readonly until: number
  /** `/add/number` has taken it. */
  readonly added: boolean
}

/** By contact, as it travels. */
export type Marks = Readonly<Record<string, Mark>>

export type ContactError = 'phoneMissing' | 'phoneInvalid' | 'emailMissing' | 'emailInvalid'

/** A typed contact as it travels. */
export function contactOnWire(kind: ContactKind, typed: string): string {
  return kind === 'email' ? typed.trim() : phoneOnWire(typed)
}

/** What is wrong with a typed contact. A further phone has 11 digits, the main one those of the sign-up. */
export function checkContact(kind: ContactKind, typed: string): ContactError | null {
  if (kind === 'email') {
    if (typed.trim() === '') return 'emailMissing'
    return isEmail(typed.trim()) ? null : 'emailInvalid'
  }
  if (typed.trim() === '') return 'phoneMissing'
  const bare = barePhone(typed)
  return (kind === 'added' ? /^01\d{9}$/.test(bare) : isPhone(bare)) ? null : 'phoneInvalid'
}

/** A typed code in digits (Bengali ones count, spaces go), empty where it is none. */
export function readCode(typed: string): string {
  const digits = westernDigits(typed).replace(/\s/g, '')
  return /^\d+$/.test(digits) ? digits : ''
}

/** The contact that is typed and what is known of all of them, at a time. */
interface CodeStatus {
  readonly kind: ContactKind
  readonly contact: string
  readonly marks: Marks
  readonly now: number
}

/** What is known of the typed contact. */
export function markOf({ kind, contact, marks }: Omit<CodeStatus, 'now'>): Mark | undefined {
  return marks[contactOnWire(kind, contact)]
}

/** Milliseconds until another code may be sent to the typed contact, 0 where one may. */
export function resendIn(status: CodeStatus): number {
  return timeLeft(markOf(status)?.until ?? 0, status.now, VERIFICATION_COUNTDOWN)
}
