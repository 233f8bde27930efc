import { DECIMAL } from './amounts.ts'

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
