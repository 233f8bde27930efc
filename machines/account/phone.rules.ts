/** The calling codes that sign-up offers. */
export const CALLING_CODES = ['+880', '+91', '+92'] as const
export type CallingCode = (typeof CALLING_CODES)[number]

/** Bengali digits count as digits. */
export function westernDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
}

/**
 * A typed number as bare digits: spaces, dashes, dots and brackets go, and a Bangladeshi one read as `+880…` or
 * `880…` is reduced to 11 digits. What is no digit stays, to be refused.
 */
export function barePhone(typed: string, code: CallingCode = '+880'): string {
  const bare = westernDigits(typed).replace(/[\s().-]/g, '')
  if (code !== '+880') return bare.replace(new RegExp(`^\\${code}`), '')
  // `+88001…` too: the field shows the code, and people type both.
  return bare.replace(/^(?:\+?880{0,2}|0?)(?=1\d{9}$)/, '0')
}

/** 10 to 15 digits. */
export function isPhone(bare: string): boolean {
  return /^\d{10,15}$/.test(bare)
}

/** As it travels: 11 digits, or calling code and number in digits. */
export function phoneOnWire(typed: string, code: CallingCode = '+880'): string {
  const bare = barePhone(typed, code)
  return code === '+880' ? bare : `${code.slice(1)}${bare}`
}
