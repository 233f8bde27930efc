import { barePhone, isPhone, westernDigits } from '../../account/phone.rules.ts'
import { timeLeft } from '../../common/deadline.rules.ts'
import { isEmail } from '../email.rules.ts'
import { checkNewPassword } from '../newPassword.rules.ts'

/** Forgot password: `Resend` after this. */
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

export type ForgotError =
  | 'usernameMissing'
  | 'emailMissing'
  | 'emailInvalid'
  | 'phoneMissing'
  | 'phoneInvalid'
  | 'otpMissing'
  | 'passwordInvalid'
  | 'confirmMissing'
  | 'confirmDiffers'

export type ForgotErrors = { readonly [Field in keyof ForgotForm]?: ForgotError }

function emailErrors(email: string): ForgotErrors {
  if (email.trim() === '') return { email: 'emailMissing' }
  return isEmail(email.trim()) ? {} : { email: 'emailInvalid' }
}

function phoneErrors(phone: string): ForgotErrors {
  if (phone.trim() === '') return { phone: 'phoneMissing' }
  return isPhone(barePhone(phone)) ? {} : { phone: 'phoneInvalid' }
}

/** What keeps the code from being sent. */
export function checkRequest(mode: ForgotMode, form: ForgotForm): ForgotErrors {
  return {
    ...(form.username.trim() === '' ? { username: 'usernameMissing' } : {}),
    ...(mode === 'email' ? emailErrors(form.email) : phoneErrors(form.phone)),
  }
}

function confirmErrors({ password, confirmPassword }: ForgotForm): ForgotErrors {
  if (confirmPassword === '') return { confirmPassword: 'confirmMissing' }
  return confirmPassword === password ? {} : { confirmPassword: 'confirmDiffers' }
}

/** What keeps the new password from being set; the OTP has 6 digits. */
export function checkReset(form: ForgotForm): ForgotErrors {
  return {
    ...(/^\d{6}$/.test(westernDigits(form.otp.trim())) ? {} : { otp: 'otpMissing' }),
    ...(checkNewPassword(form.password) === null ? {} : { password: 'passwordInvalid' }),
    ...confirmErrors(form),
  }
}

/** Milliseconds until another code may be asked for, 0 where one may. */
export function resendIn({ sentAt, now }: { readonly sentAt: number; readonly now: number }): number {
  return timeLeft(sentAt + RESEND_AFTER, now, RESEND_AFTER)
}
