import type { Currency } from './amounts.ts'

/** Inclusive limits of an amount, in hundredths. */
export interface AmountLimits {
  readonly least: number
  readonly most: number
}

/** Deposit limits by currency. */
export const DEPOSIT_LIMITS: Readonly<Record<Currency, AmountLimits>> = {
  BDT: { least: 100_00, most: 25_000_00 },
  USDT: { least: 10_00, most: 200_00 },
}

/** Withdrawal limits in BDT. */
export const WITHDRAWAL_LIMITS: AmountLimits = { least: 500_00, most: 25_000_00 }

/** Returns true if an amount in hundredths is within the limits, inclusive; false for null. */
export function isWithin(amount: number | null, { least, most }: AmountLimits): boolean {
  return amount !== null && amount >= least && amount <= most
}
