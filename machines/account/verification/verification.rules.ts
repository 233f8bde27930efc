import * as z from 'zod/mini'
import { isEmail } from '../../common/input/email.rules.ts'
import { barePhone, isLocalPhone, isPhone, phoneOnWire } from '../../common/input/phone.rules.ts'
import { typedEmail, withoutInvisible } from '../../common/input/typed.rules.ts'
import { leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import type { Result } from '../../common/result.ts'
import { timeLeft } from '../../common/time/deadline.rules.ts'

/** Time until another code can be requested after one was sent, in milliseconds. */
export const VERIFICATION_COUNTDOWN = 300_000

/** What is verified: the player's own phone, an additional phone, or the e-mail address. */
export type ContactKind = 'phone' | 'added' | 'email'

/** What this device knows about contacts during the session, by contact in wire format. */
export const codesSent = z.record(
  z.string(),
  z.object({
    /** When another code may be sent, in milliseconds since the epoch; 0 if none was sent. */
    until: z.number(),
    /** True if the server has accepted it as an additional phone. */
    added: z.boolean(),
  }),
)
export type CodesSent = Readonly<z.output<typeof codesSent>>
export type CodeSent = CodesSent[string]

/** A contact of one player, as typed or in its wire format. */
export interface ContactRequest {
  readonly kind: ContactKind
  readonly remoteId: string
  readonly contact: string
}

export type ContactError = 'phoneMissing' | 'phoneInvalid' | 'emailMissing' | 'emailInvalid'

/** Returns a typed contact in its wire format. */
export function contactOnWire(kind: ContactKind, typed: string): string {
  return kind === 'email' ? typedEmail(typed) : phoneOnWire(typed)
}

/**
 * Returns what is wrong with a typed contact, or null. An additional phone must have 11 digits; the main one
 * follows the sign-up rule.
 */
export function checkContact(kind: ContactKind, typed: string): ContactError | null {
  if (kind === 'email') {
    if (withoutInvisible(typed) === '') return 'emailMissing'
    return isEmail(typedEmail(typed)) ? null : 'emailInvalid'
  }
  if (withoutInvisible(typed) === '') return 'phoneMissing'
  const bare = barePhone(typed)
  return (kind === 'added' ? isLocalPhone(bare) : isPhone(bare)) ? null : 'phoneInvalid'
}

/** Returns the codes with this phone, in wire format, marked as added. */
export function withAdded(codes: CodesSent, contact: string): CodesSent {
  return { ...codes, [contact]: { until: 0, added: true } }
}

/** Returns the codes plus one sent to this contact, in wire format, `at` milliseconds since the epoch. */
export function withCodeSent(codes: CodesSent, kind: ContactKind, contact: string, at: number): CodesSent {
  return { ...codes, [contact]: { until: at + VERIFICATION_COUNTDOWN, added: kind === 'added' } }
}

/** Returns the codes with no wait longer than the full period: a wait restarts if the clock was set back. */
export function withinPeriod(codes: CodesSent, now: number): CodesSent {
  const entries = Object.entries(codes).map(([contact, { until, added }]): [string, CodeSent] => [
    contact,
    { until: Math.min(until, now + VERIFICATION_COUNTDOWN), added },
  ])
  return Object.fromEntries(entries)
}

/** Returns the codes without this contact, in wire format. */
export function withoutContact(codes: CodesSent, contact: string): CodesSent {
  const { [contact]: _, ...others } = codes
  return others
}

/** The typed contact, and what is known about all contacts at a given time. */
interface CodeStatus {
  readonly kind: ContactKind
  readonly contact: string
  readonly codes: CodesSent
  readonly now: number
}

/** Returns what is known about the typed contact. */
export function codeSentTo({ kind, contact, codes }: Omit<CodeStatus, 'now'>): CodeSent | undefined {
  return codes[contactOnWire(kind, contact)]
}

/** Returns the milliseconds until another code may be sent to the typed contact, or 0 if one may be now. */
export function resendIn(status: CodeStatus): number {
  return timeLeft(codeSentTo(status)?.until ?? 0, status.now, VERIFICATION_COUNTDOWN)
}

/** Returns a typed contact as it is sent. */
export function requestOf({ kind, remoteId, contact }: ContactRequest): ContactRequest {
  return { kind, remoteId, contact: contactOnWire(kind, contact) }
}

/** Returns true if the typed phone must be added before a code is sent to it. */
export function mustAdd(typed: ContactRequest & { codes: CodesSent; added: readonly string[] }): boolean {
  const { kind, contact } = requestOf(typed)
  return kind === 'added' && !typed.added.includes(contact) && !codeSentTo(typed)?.added
}

/**
 * Returns true if the phone was refused after a request whose outcome is unknown. That request may have added
 * the phone, which sending the code will show.
 */
export function isAddedAlready(
  typed: ContactRequest & { outcomeUnknown: string },
  result: Result<unknown>,
): boolean {
  if (result.ok || typed.outcomeUnknown !== requestOf(typed).contact) return false
  return result.failure.kind === 'refused' && !leavesOutcomeUnknown(result.failure, 'other')
}
