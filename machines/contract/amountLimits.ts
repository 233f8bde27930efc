import { type Currency, DECIMAL, moneyToDecimal } from './amounts.ts'

/**
 * Returns an amount in hundredths multiplied by a decimal such as `12` or `122.50`, without floating point,
 * rounded down; 0 unless the decimal is above 0. Used for the turnover of a bonus and to convert USDT to
 * taka.
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
