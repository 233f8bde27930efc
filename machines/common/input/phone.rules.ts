import { LOCAL_PHONE, SEPARATORS } from '@tiya/contract/phone'
import { westernDigits, withoutInvisible } from './typed.rules.ts'

/** The calling codes that sign-up offers. */
export const CALLING_CODES = ['+880', '+91', '+92'] as const
export type CallingCode = (typeof CALLING_CODES)[number]

/**
 * Returns a typed number as bare digits, without `tel:`, spaces, dashes, dots, slashes and brackets. A Bangladeshi number
 * typed as `+880…`, `880…` or `00880…` is reduced to 11 digits. Without a chosen code, a number of another country that
 * sign-up offers loses its `+`. Other characters stay, so the number is refused later.
 */
export function barePhone(typed: string, code?: CallingCode): string {
  const bare = westernDigits(withoutInvisible(typed))
    .replace(/^tel:/i, '')
    .replace(SEPARATORS, '')
    .replace(/^00(?=[1-9])/, '+')
  if (!code && /^\+9[12]\d{10}$/.test(bare)) return bare.slice(1)
  if (code && isForeign(code)) return bare.replace(new RegExp(`^\\${code}|^${code.slice(1)}(?=\\d{10}$)`), '')
  // Also matches `+88001…`: the field shows the code, and people type both.
  return bare.replace(/^(?:\+?880{0,2}|0?)(?=1\d{9}$)/, '0')
}

/** Returns true for 10 to 15 digits. */
export function isPhone(bare: string): boolean {
  return /^\d{10,15}$/.test(bare)
}

/** Returns true for a Bangladeshi number of 11 digits. */
export function isLocalPhone(bare: string): boolean {
  return LOCAL_PHONE.test(bare)
}

/** Returns true for a calling code whose numbers receive and send no payment here. */
export function isForeign(code: CallingCode): boolean {
  return code !== '+880'
}

/** Returns the number in its wire format: 11 digits, or calling code and number in digits. */
export function phoneOnWire(typed: string, code?: CallingCode): string {
  const bare = barePhone(typed, code)
  return code && isForeign(code) ? `${code.slice(1)}${bare}` : bare
}

/**
 * Returns the prefix to show before a typed number, so that both read as one: none if it has its calling code. That of a
 * foreign number begins with 9.
 */
export function phonePrefix(typed: string): '+88' | '+880' | undefined {
  const bare = westernDigits(withoutInvisible(typed))
  if (/^(\+|88|9|00|tel:)/i.test(bare)) return undefined
  return bare.startsWith('1') ? '+880' : '+88'
}

/** Returns a typed number with its calling code, `+8801712345678`; undefined while it is not a phone number. */
export function fullPhone(typed: string, code: CallingCode): string | undefined {
  const bare = barePhone(typed, code)
  return isPhone(bare) ? `${code}${code === '+880' ? bare.replace(/^0/, '') : bare}` : undefined
}

/** Returns a number with only its first and last two digits shown; one of up to 4 digits is shown in full. */
export function masked(number: string): string {
  return number.length <= 4
    ? number
    : `${number.slice(0, 2)}${'*'.repeat(number.length - 4)}${number.slice(-2)}`
}
