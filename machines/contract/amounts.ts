/** Amounts are integers of hundredths: poisha for BDT, cents for USDT. */
export type Currency = 'BDT' | 'USDT'

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Returns a decimal string (`-?digits[.digits]`) as an integer of hundredths, without floating point. Digits after the
 * second decimal place are rounded half up. Undefined if the text is not a decimal or not a safe integer.
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
export function moneyToDecimal(minor: number): string {
  const digits = Math.abs(minor).toString().padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Returns an amount in hundredths multiplied by a decimal such as `12` or `122.50`, without floating point, rounded
 * down; 0 unless the decimal is above 0. It gives the turnover of a bonus, or the taka for an amount in USDT.
 */
export function multiply(amount: number, decimal: string | null | undefined): number {
  return product(amount, decimal, 1n)
}

/** Returns a percentage of an amount in hundredths, rounded down; 0 unless the percentage is above 0. */
export function percentOf(amount: number, percent: string | null | undefined): number {
  return product(amount, percent, 100n)
}

function product(amount: number, decimal: string | null | undefined, divisor: bigint): number {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(decimal ?? '') ?? []
  if (sign !== '') return 0
  return Number((BigInt(amount) * BigInt(whole + fraction)) / (divisor * 10n ** BigInt(fraction.length)))
}

/** Returns hundredths as displayed: `৳ 1,500.00` or `1,500.00 USDT`. */
export function formatMoney(minor: number, currency: Currency = 'BDT'): string {
  const grouped = moneyToDecimal(minor).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
  return currency === 'USDT' ? `${grouped} USDT` : `৳ ${grouped}`
}

/** Returns hundredths as whole units without decimals, for limits: 2500000 → `25,000`. */
export function formatWhole(minor: number): string {
  return moneyToDecimal(minor)
    .slice(0, -3)
    .replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Inclusive limits of an amount, in hundredths. */
export interface Limits {
  readonly least: number
  readonly most: number
}

/** Deposit limits by currency. */
export const DEPOSIT_LIMITS: Readonly<Record<Currency, Limits>> = {
  BDT: { least: 100_00, most: 25_000_00 },
  USDT: { least: 10_00, most: 200_00 },
}

/** Withdrawal limits in BDT. */
export const WITHDRAWAL_LIMITS: Limits = { least: 500_00, most: 25_000_00 }

/** Returns true if an amount in hundredths is within the limits, inclusive; false for null. */
export function isWithin(amount: number | null, { least, most }: Limits): boolean {
  return amount !== null && amount >= least && amount <= most
}
