/** Amounts are integers of hundredths: poisha for BDT, cents for USDT. */
export type Currency = 'BDT' | 'USDT'

/** A decimal string of the wire: sign, whole part, fraction. */
export const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Returns a decimal string (`-?digits[.digits]`) as an integer of hundredths, without floating point. Digits
 * after the second decimal place are rounded half away from zero. Undefined if the text is not a decimal or
 * the result is not a safe integer.
 */
export function parseMoney(text: string): number | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign, whole = '0', fraction = ''] = match
  const digits = fraction.padEnd(3, '0')
  const minor = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(minor)) return undefined
  return sign && minor !== 0 ? -minor : minor
}

/** Returns hundredths as a decimal string with two places: 150000 → `1500.00`. */
export function moneyToDecimal(minor: number | bigint): string {
  const digits = `${minor}`.replace('-', '').padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Returns hundredths as whole units without decimals, for limits: 2500000 → `25,000`. */
export function formatWhole(minor: number): string {
  return moneyToDecimal(minor)
    .slice(0, -3)
    .replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Returns a number of points as displayed: `1,234`; `–` for an unknown one. */
export function formatCount(count: number | null): string {
  return count === null ? '–' : count.toLocaleString('en')
}

/** Returns hundredths with their sign: `+৳ 50.00` or `−৳ 100.00`; 0 has none. `–` for an unknown amount. */
export function formatSigned(minor: number | bigint | null, currency?: Currency): string {
  if (minor === null) return '–'
  return `${minor > 0 ? '+' : ''}${formatMoney(minor, currency)}`
}

/** Returns hundredths as displayed: `৳ 1,500.00`, `−৳ 1,500.00` or `1,500.00 USDT`; `–` for an unknown amount. */
export function formatMoney(minor: number | bigint | null, currency: Currency = 'BDT'): string {
  if (minor === null) return '–'
  if (minor < 0) return `−${formatMoney(-minor, currency)}`
  const grouped = moneyToDecimal(minor).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
  return currency === 'USDT' ? `${grouped} USDT` : `৳ ${grouped}`
}
