import { westernDigits } from '../account/phone.rules.ts'
import type { Currency } from '../contract/amounts.ts'

export type AmountError = 'missing' | 'notWhole' | 'outOfRange'

/** Quick amounts, in whole units of the currency, as their buttons are named. */
export const DEPOSIT_QUICK: Readonly<Record<Currency, readonly number[]>> = {
  BDT: [100, 500, 1000, 2000, 3000, 5000, 10000, 15000, 20000, 25000],
  USDT: [10, 20, 30, 50, 100, 150, 200],
}
export const WITHDRAWAL_QUICK: readonly number[] = [500, 1000, 2000, 3000, 5000, 10000, 15000, 20000, 25000]

/**
 * A typed amount in hundredths: whole, Western or Bengali digits only, so `1e3`, `-5`, `0x10` and `1.5` are refused.
 * Null where it is empty or refused; `amountError` says which.
 */
export function readAmount(typed: string): number | null {
  const digits = westernDigits(typed.trim())
  return /^\d{1,12}$/.test(digits) ? Number(digits) * 100 : null
}

/** What is wrong with a typed amount: nothing typed, or no whole number. */
export function amountError(typed: string): Exclude<AmountError, 'outOfRange'> | null {
  if (typed.trim() === '') return 'missing'
  return readAmount(typed) === null ? 'notWhole' : null
}
