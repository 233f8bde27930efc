import type { SignupPayload } from '@tiya/contract/account'
import { typedName, typedWord, westernDigits, withoutInvisible } from '../../common/input/typed.rules.ts'
import { checkNewPassword } from '../newPassword.rules.ts'
import {
  type CapturedCodes,
  checkSignup,
  EMPTY_SIGNUP,
  fieldRefusals,
  foundErrors,
  isSignupField,
  type SignupError,
  type SignupForm,
  signupPayload,
  usernameError,
} from '../signup/signup.rules.ts'

export interface RegisterForm extends SignupForm {
  /** The digits in the picture, as typed. */
  readonly captcha: string
  readonly adult: boolean
}

export type RegisterField = keyof RegisterForm
/** The text fields. */
export type RegisterTextField = Exclude<RegisterField, 'adult'>

export type RegisterError =
  | SignupError
  | 'usernameInvalid'
  | 'passwordLong'
  | 'referralCodeLength'
  | 'nameMissing'
  | 'nameLong'
  | 'captchaInvalid'
  | 'captchaExpired'
  | 'adultMissing'

export type RegisterErrors = { readonly [Field in RegisterField]?: RegisterError | undefined }
/** The server's message by field. */
export type RegisterRefusals = { readonly [Field in RegisterField]?: string | undefined }

export const LONGEST_PASSWORD = 20

/** The fields of step 1; all others belong to step 2. */
const CREDENTIALS: readonly RegisterField[] = [
  'username',
  'password',
  'confirmPassword',
  'currency',
  'referralCode',
]

/** Returns the form that a visitor starts with; a captured code is filled in. */
export function emptyForm(referralCode: string): RegisterForm {
  return { ...EMPTY_SIGNUP, referralCode, captcha: '', adult: false }
}

/** Checks a referral code; one captured from a link is accepted at any length. */
function referralCodeError(code: string, captured: string): RegisterError | null {
  if (code === '' || code === captured) return null
  return code.length >= 6 && code.length <= 20 ? null : 'referralCodeLength'
}

/** Returns the errors in step 1; empty if there are none. */
export function checkCredentials(form: RegisterForm, codes: CapturedCodes): RegisterErrors {
  return foundErrors<RegisterField, RegisterError>({
    username: usernameError(typedWord(form.username), 4, 15),
    password:
      checkNewPassword(form.password) ?? (form.password.length > LONGEST_PASSWORD ? 'passwordLong' : null),
    confirmPassword: checkSignup(form).confirmPassword,
    referralCode: referralCodeError(typedWord(form.referralCode), codes.referral),
  })
}

function nameError(name: string): RegisterError | null {
  if (name === '') return 'nameMissing'
  return name.length > 100 ? 'nameLong' : null
}

const captchaDigits = (typed: string) => westernDigits(withoutInvisible(typed)).replace(/\s/g, '')

/** Returns the errors in step 2; empty if there are none. */
export function checkDetails(form: RegisterForm): RegisterErrors {
  const { phone, email } = checkSignup(form)
  return foundErrors<RegisterField, RegisterError>({
    name: nameError(typedName(form.name)),
    phone,
    email,
    captcha: /^\d{4}$/.test(captchaDigits(form.captcha)) ? null : 'captchaInvalid',
    adult: form.adult ? null : 'adultMissing',
  })
}

/** Returns the key of picture number `at` of a page load with this seed. */
export function captchaKey(seed: string, at: number): string {
  return `${seed}.${at}`
}

/** Returns the form in its wire format, with the key of the picture that was read. */
export function registerPayload(form: RegisterForm, codes: CapturedCodes, key: string): SignupPayload {
  return { ...signupPayload(form, codes), captcha: captchaDigits(form.captcha), captcha_key: key }
}

/** Returns the server's messages by form field, without fields that the form lacks. */
export function registerRefusals(fields: Readonly<Record<string, string>>): RegisterRefusals {
  const captcha = fields.captcha ?? fields.captcha_key
  return { ...fieldRefusals(fields), ...(captcha ? { captcha } : {}) }
}

/** Returns true for a field of the wire that the form has. */
export const isRegisterField = (name: string): boolean => isSignupField(name) || name.startsWith('captcha')

/** Returns true if the server refused a field of step 1. */
export function concernsCredentials(refusals: RegisterRefusals): boolean {
  return CREDENTIALS.some((field) => refusals[field] !== undefined)
}
