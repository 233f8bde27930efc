import { barePhone, type CallingCode, isPhone, phoneOnWire } from '../../account/phone.rules.ts'
import type { SignupPayload } from '../../contract/account.ts'
import { isEmail } from '../email.rules.ts'
import { checkNewPassword, type NewPasswordError } from '../newPassword.rules.ts'

export interface SignupForm {
  readonly username: string
  readonly email: string
  readonly callingCode: CallingCode
  readonly phone: string
  readonly password: string
  readonly confirmPassword: string
  readonly name: string
  readonly referralCode: string
  readonly currency: 'BDT' | 'INR' | 'PKR'
}

export type SignupField = keyof SignupForm

/** Codes captured from links; empty where there is none. */
export interface CapturedCodes {
  readonly referral: string
  readonly agent: string
  readonly affiliate: string
}

export type SignupError =
  | 'usernameLength'
  | 'usernameInvalid'
  | 'emailInvalid'
  | 'phoneInvalid'
  | NewPasswordError
  | 'confirmMissing'
  | 'confirmDiffers'

export type SignupErrors = { readonly [Field in SignupField]?: SignupError }
/** By field, the server's words on it. */
export type SignupRefusals = { readonly [Field in SignupField]?: string }

function usernameError(username: string): SignupError | null {
  if (username.length < 8 || username.length > 16) return 'usernameLength'
  return /^[A-Za-z0-9]+$/.test(username) ? null : 'usernameInvalid'
}

function confirmError({ password, confirmPassword }: SignupForm): SignupError | null {
  if (confirmPassword === '') return 'confirmMissing'
  return confirmPassword === password ? null : 'confirmDiffers'
}

/** Returns what is wrong with the form; empty where nothing is. */
export function checkSignup(form: SignupForm): SignupErrors {
  const found: { readonly [Field in SignupField]?: SignupError | null } = {
    username: usernameError(form.username),
    email: isEmail(form.email.trim()) ? null : 'emailInvalid',
    phone: isPhone(barePhone(form.phone, form.callingCode)) ? null : 'phoneInvalid',
    password: checkNewPassword(form.password),
    confirmPassword: confirmError(form),
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null))
}

/** Returns the form as the wire wants it. */
export function signupPayload(form: SignupForm, codes: CapturedCodes): SignupPayload {
  return {
    username: form.username,
    password: form.password,
    confirmPassword: form.confirmPassword,
    name: form.name.trim(),
    phone: phoneOnWire(form.phone, form.callingCode),
    email: form.email.trim(),
    referral_code: form.referralCode.trim(),
    agent_code: codes.agent,
    currency: form.currency,
    status: 'active',
    ...(codes.affiliate ? { affiliate_code: codes.affiliate } : {}),
  }
}

const FIELDS_OF_WIRE = new Map<string, SignupField>(
  Object.entries({
    username: 'username',
    email: 'email',
    phone: 'phone',
    password: 'password',
    confirmPassword: 'confirmPassword',
    name: 'name',
    referral_code: 'referralCode',
    currency: 'currency',
  } as const),
)

/** Returns the server's words by field of the form, without those of fields that the form lacks. */
export function fieldRefusals(fields: Readonly<Record<string, string>>): SignupRefusals {
  const known = Object.entries(fields).flatMap(([name, words]) => {
    const field = FIELDS_OF_WIRE.get(name)
    return field ? [[field, words] as const] : []
  })
  return Object.fromEntries(known)
}
