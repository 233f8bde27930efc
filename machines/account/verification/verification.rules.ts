import * as z from 'zod/mini'
import { isEmail } from '../../access/email.rules.ts'
import { timeLeft } from '../../common/deadline.rules.ts'
import { barePhone, isPhone, phoneOnWire, westernDigits } from '../phone.rules.ts'

/** After a code was sent: until another may be asked for. */
export const VERIFICATION_COUNTDOWN = 300_000

/** What is verified: the player's own phone, a further phone, or the e-mail. */
export type ContactKind = 'phone' | 'added' | 'email'

/** What is known of contacts on this device, by contact as it travels, for as long as the session lasts. */
export const codesSent = z.record(
  z.string(),
  z.object({
    /** When another code may be sent, in milliseconds since the epoch; 0 where none was sent. */
    until: z.number(),
    /** The server has taken it as a further phone. */
    added: z.boolean(),
  }),
)
export type CodesSent = Readonly<z.output<typeof codesSent>>
export type CodeSent = CodesSent[string]

export type ContactError = 'phoneMissing' | 'phoneInvalid' | 'emailMissing' | 'emailInvalid'

/** Returns a typed contact as it travels. */
export function contactOnWire(kind: ContactKind, typed: string): string {
  return kind === 'email' ? typed.trim() : phoneOnWire(typed)
}

/** Returns what is wrong with a typed contact. A further phone has 11 digits, the main one those of the sign-up. */
export function checkContact(kind: ContactKind, typed: string): ContactError | null {
  if (kind === 'email') {
    if (typed.trim() === '') return 'emailMissing'
    return isEmail(typed.trim()) ? null : 'emailInvalid'
  }
  if (typed.trim() === '') return 'phoneMissing'
  const bare = barePhone(typed)
  return (kind === 'added' ? /^01\d{9}$/.test(bare) : isPhone(bare)) ? null : 'phoneInvalid'
}

/** Returns a typed code in digits (Bengali ones count, spaces go), empty where it is none. */
export function readCode(typed: string): string {
  const digits = westernDigits(typed).replace(/\s/g, '')
  return /^\d+$/.test(digits) ? digits : ''
}

/** Returns the codes with this phone, as it travels, noted as added. */
export function withAdded(codes: CodesSent, contact: string): CodesSent {
  return { ...codes, [contact]: { until: 0, added: true } }
}

/** Returns the codes with one noted that was sent to this contact, as it travels, `at` milliseconds since the epoch. */
export function withCodeSent(codes: CodesSent, kind: ContactKind, contact: string, at: number): CodesSent {
  return { ...codes, [contact]: { until: at + VERIFICATION_COUNTDOWN, added: kind === 'added' } }
}

/** Returns the codes without this contact, as it travels. */
export function withoutContact(codes: CodesSent, contact: string): CodesSent {
  const { [contact]: _, ...others } = codes
  return others
}

/** The contact that is typed and what is known of all of them, at a time. */
interface CodeStatus {
  readonly kind: ContactKind
  readonly contact: string
  readonly codes: CodesSent
  readonly now: number
}

/** Returns what is known of the typed contact. */
export function codeSentTo({ kind, contact, codes }: Omit<CodeStatus, 'now'>): CodeSent | undefined {
  return codes[contactOnWire(kind, contact)]
}

/** Returns the milliseconds until another code may be sent to the typed contact, 0 where one may. */
export function resendIn(status: CodeStatus): number {
  return timeLeft(codeSentTo(status)?.until ?? 0, status.now, VERIFICATION_COUNTDOWN)
}
