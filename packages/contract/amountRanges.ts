import type { Currency } from './amounts.ts'

/** The least and the most that an amount may be, in hundredths. */
export interface AmountRange {
  readonly least: number
  readonly most: number
}

/** What one deposit may be, by currency. */
export const DEPOSIT_RANGES: Readonly<Record<Currency, AmountRange>> = {
  BDT: { least: 100_00, most: 25_000_00 },
  USDT: { least: 10_00, most: 200_00 },
}

/** What one withdrawal may be, in BDT. */
export const WITHDRAWAL_RANGE: AmountRange = { least: 500_00, most: 25_000_00 }

/** Returns true if an amount in hundredths is in a range; false for null. */
export function isWithin(amount: number | null, { least, most }: AmountRange): boolean {
  return amount !== null && amount >= least && amount <= most
}
