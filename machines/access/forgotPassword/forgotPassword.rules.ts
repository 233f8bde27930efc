import type { accessCalls } from '@tiya/contract/account'
import type { BodyOf } from '@tiya/contract/wire'
import * as z from 'zod/mini'
import { isEmail } from '../../common/input/email.rules.ts'
import { barePhone, isPhone, phoneOnWire } from '../../common/input/phone.rules.ts'
import { readCode, typedEmail, typedWord, withoutInvisible } from '../../common/input/typed.rules.ts'
import { timeLeft } from '../../common/time/deadline.rules.ts'
import { CODE_LIFE } from '../../common/time/timings.ts'
import { checkNewPassword } from '../newPassword.rules.ts'

/** Time after a code until another can be requested, in milliseconds. */
export const RESEND_AFTER = 60_000

export type ForgotMode = 'email' | 'sms'

export interface ForgotForm {
  readonly username: string
  readonly email: string
  readonly phone: string
  readonly otp: string
  readonly password: string
  readonly confirmPassword: string
}

/** What the device stores while the code is awaited: neither the code nor the new password. */
export const codeDraft = z.object({
  mode: z.enum(['email', 'sms']),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  /** In milliseconds since the epoch. */
  sentAt: z.number(),
})
export type CodeDraft = Readonly<z.output<typeof codeDraft>>

export type ForgotError =
  | 'usernameMissing'
  | 'emailMissing'
  | 'emailInvalid'
  | 'phoneMissing'
  | 'phoneInvalid'
  | 'otpMissing'
  | 'otpInvalid'
  | 'passwordInvalid'
  | 'confirmMissing'
  | 'confirmDiffers'

export type ForgotErrors = { readonly [Field in keyof ForgotForm]?: ForgotError }

function emailErrors(email: string): ForgotErrors {
  if (withoutInvisible(email) === '') return { email: 'emailMissing' }
  return isEmail(typedEmail(email)) ? {} : { email: 'emailInvalid' }
}

function phoneErrors(phone: string): ForgotErrors {
  if (withoutInvisible(phone) === '') return { phone: 'phoneMissing' }
  return isPhone(barePhone(phone)) ? {} : { phone: 'phoneInvalid' }
}

/** Returns the errors in the request for a code; empty if there are none. */
export function checkRequest(mode: ForgotMode, form: ForgotForm): ForgotErrors {
  return {
    ...(typedWord(form.username) === '' ? { username: 'usernameMissing' } : {}),
    ...(mode === 'email' ? emailErrors(form.email) : phoneErrors(form.phone)),
  }
}

function confirmErrors({ password, confirmPassword }: ForgotForm): ForgotErrors {
  if (confirmPassword === '') return { confirmPassword: 'confirmMissing' }
  return confirmPassword === password ? {} : { confirmPassword: 'confirmDiffers' }
}

function otpErrors(otp: string): ForgotErrors {
  if (withoutInvisible(otp) === '') return { otp: 'otpMissing' }
  return readCode(otp).length === 6 ? {} : { otp: 'otpInvalid' }
}

/** Returns the errors in the code and the new password; empty if there are none. The code has 6 digits. */
export function checkReset(form: ForgotForm): ForgotErrors {
  return {
    ...otpErrors(form.otp),
    ...(checkNewPassword(form.password) === null ? {} : { password: 'passwordInvalid' }),
    ...confirmErrors(form),
  }
}

/** Returns the request for a code in its wire format. */
export function otpPayload(mode: ForgotMode, form: ForgotForm): BodyOf<typeof accessCalls.forgotPassword> {
  const username = typedWord(form.username)
  return mode === 'email'
    ? { type: 'email', email: typedEmail(form.email), username }
    : { type: 'sms', phone: phoneOnWire(form.phone), username }
}

/** Returns the new password with its code in their wire format. */
export function resetPayload(form: ForgotForm): BodyOf<typeof accessCalls.resetPassword> {
  return {
    otp: readCode(form.otp),
    password: form.password,
    password_confirmation: form.confirmPassword,
    username: typedWord(form.username),
  }
}

/** Returns the milliseconds until another code can be requested, or 0 if one can be now. */
export function resendIn({ sentAt, now }: { readonly sentAt: number; readonly now: number }): number {
  return timeLeft(sentAt + RESEND_AFTER, now, RESEND_AFTER)
}

export interface ForgotStart {
  /** The code that was sent before the page was loaded. */
  readonly draft: CodeDraft | null
  /** Milliseconds since the epoch. */
  readonly now: number
}

const EMPTY: ForgotForm = {
  username: '',
  email: '',
  phone: '',
  otp: '',
  password: '',
  confirmPassword: '',
}

/**
 * Returns the form to start with: the one that a code was sent for, while that can be used. A code from the future, as
 * after a clock that was set back, would never end: it counts as too old.
 */
export function startOf({ draft, now }: ForgotStart): {
  readonly mode: ForgotMode
  readonly form: ForgotForm
  readonly sentAt: number
} {
  if (!draft || draft.sentAt > now || timeLeft(draft.sentAt + CODE_LIFE, now, CODE_LIFE) === 0)
    return { mode: 'email', form: EMPTY, sentAt: 0 }
  const { mode, sentAt, ...contact } = draft
  return { mode, sentAt, form: { ...EMPTY, ...contact } }
}
