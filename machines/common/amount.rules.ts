import type { Currency } from '../contract/amounts.ts'
import { westernDigits } from './phone.rules.ts'

export type AmountError = 'missing' | 'notWhole' | 'outOfRange'

/** Quick amounts in whole units of the currency, as shown on the buttons. */
export const DEPOSIT_QUICK: Readonly<Record<Currency, readonly number[]>> = {
  BDT: [100, 500, 1000, 2000, 3000, 5000, 10000, 15000, 20000, 25000],
  USDT: [10, 20, 30, 50, 100, 150, 200],
}
export const WITHDRAWAL_QUICK: readonly number[] = [500, 1000, 2000, 3000, 5000, 10000, 15000, 20000, 25000]

/**
 * Returns a typed whole number, in Western or Bengali digits, or null if it is empty or refused;
 * `amountError` tells which. `1e3`, `-5`, `0x10` and `1.5` are refused.
 */
export function readWhole(typed: string): number | null {
  const digits = westernDigits(typed.trim())
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null
}

/** Returns a typed amount in hundredths, or null unless `readWhole` accepts it. */
export function readAmount(typed: string): number | null {
  const whole = readWhole(typed)
  return whole === null ? null : whole * 100
}

/** Returns what is wrong with a typed amount: missing, or not a whole number. */
export function amountError(typed: string): Exclude<AmountError, 'outOfRange'> | null {
  if (typed.trim() === '') return 'missing'
  return readWhole(typed) === null ? 'notWhole' : null
}
