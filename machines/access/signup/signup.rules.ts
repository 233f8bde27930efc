import type { SignupPayload } from '@tiya/contract/account'
import { isEmail } from '../../common/input/email.rules.ts'
import { isClean } from '../../common/input/form.ts'
import { barePhone, type CallingCode, isPhone, phoneOnWire } from '../../common/input/phone.rules.ts'
import { typedEmail, typedName, typedWord } from '../../common/input/typed.rules.ts'
import type { Failure } from '../../common/result.ts'
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

/** Codes captured from links; empty if there are none. */
export interface CapturedCodes {
  readonly referral: string
  readonly agent: string
  readonly affiliate: string
}

export type SignupError =
  | 'usernameLength'
  | 'emailInvalid'
  | 'phoneInvalid'
  | NewPasswordError
  | 'confirmMissing'
  | 'confirmDiffers'

export type SignupErrors = { readonly [Field in SignupField]?: SignupError }
/** The server's message by field. */
export type SignupRefusals = { readonly [Field in SignupField]?: string }

/** The initial form. */
export const EMPTY_SIGNUP: SignupForm = {
  username: '',
  email: '',
  callingCode: '+880',
  phone: '',
  password: '',
  confirmPassword: '',
  name: '',
  referralCode: '',
  currency: 'BDT',
}

/** Checks a username: letters and digits only, with a length from `least` to `most`. */
export function usernameError(username: string, least: number, most: number) {
  if (username.length < least || username.length > most) return 'usernameLength'
  return /^[A-Za-z0-9]+$/.test(username) ? null : 'usernameInvalid'
}

function confirmError({ password, confirmPassword }: SignupForm): SignupError | null {
  if (confirmPassword === '') return 'confirmMissing'
  return confirmPassword === password ? null : 'confirmDiffers'
}

/** Returns the errors of a form, leaving out fields that have none. */
export function foundErrors<Field extends string, Error>(
  errors: { readonly [Name in Field]?: Error | null | undefined },
): { readonly [Name in Field]?: Error } {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as {
    readonly [Name in Field]?: Error
  }
}

/** Returns the errors in the form; empty if there are none. */
export function checkSignup(form: SignupForm): SignupErrors {
  return foundErrors<SignupField, SignupError>({
    // The spec has one text for a username of wrong length and for one of other characters.
    username: usernameError(typedWord(form.username), 8, 16) && 'usernameLength',
    email: isEmail(typedEmail(form.email)) ? null : 'emailInvalid',
    phone: isPhone(barePhone(form.phone, form.callingCode)) ? null : 'phoneInvalid',
    password: checkNewPassword(form.password),
    confirmPassword: confirmError(form),
  })
}

/** Returns the form in its wire format. */
export function signupPayload(form: SignupForm, codes: CapturedCodes): SignupPayload {
  return {
    username: typedWord(form.username),
    password: form.password,
    confirmPassword: form.confirmPassword,
    name: typedName(form.name),
    phone: phoneOnWire(form.phone, form.callingCode),
    email: typedEmail(form.email),
    referral_code: typedWord(form.referralCode),
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

/** Returns the server's messages by wire field; empty if it named no field. */
export function fieldsOf(failure: Failure | null): Readonly<Record<string, string>> {
  return (failure?.kind === 'refused' ? failure.fields : undefined) ?? {}
}

/** Returns the server's messages by form field, without fields that the form lacks. */
export function fieldRefusals(fields: Readonly<Record<string, string>>): SignupRefusals {
  const known = Object.entries(fields).flatMap(([name, words]) => {
    const field = FIELDS_OF_WIRE.get(name)
    return field ? [[field, words] as const] : []
  })
  return Object.fromEntries(known)
}

/** Returns true for a field of the wire that the form has. */
export const isSignupField = (name: string): boolean => FIELDS_OF_WIRE.has(name)

/** Returns why the player was not created, without what fields of the form say; null if they say it all. */
export function generalFailure(
  { failure, refusals }: { readonly failure: Failure | null; readonly refusals: object },
  isField: (name: string) => boolean = isSignupField,
): Failure | null {
  if (isClean(refusals)) return failure
  const others = Object.entries(fieldsOf(failure)).filter(([name]) => !isField(name))
  return failure?.kind === 'refused' && others.length > 0
    ? { ...failure, fields: Object.fromEntries(others) }
    : null
}
