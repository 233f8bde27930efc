import type { Currency } from '@tiya/contract/amounts'
import { typedWord, westernDigits, withoutInvisible } from './typed.rules.ts'

export type AmountError = 'missing' | 'notWhole' | 'outOfRange'

/** Quick amounts in whole units of the currency, as shown on the buttons. */
export const DEPOSIT_QUICK: Readonly<Record<Currency, readonly number[]>> = {
  BDT: [100, 500, 1000, 2000, 3000, 5000, 10000, 15000, 20000, 25000],
  USDT: [10, 20, 30, 50, 100, 150, 200],
}
export const WITHDRAWAL_QUICK: readonly number[] = [500, 1000, 2000, 3000, 5000, 10000, 15000, 20000, 25000]

/** A whole number with what people write around it: the currency before, `.00` and `/-` after, commas between. */
const WHOLE =
  /^(?:(?:৳|tk\.?|bdt)\s*)?(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.00)?(?:\s*\/-)?$/i

/** Returns the digits of a typed whole number, or undefined. */
const wholeDigits = (typed: string) => WHOLE.exec(westernDigits(typedWord(typed)))?.[1]?.replace(/,/g, '')

/**
 * Returns a typed whole number, in Western or Bengali digits, or null if it is empty or refused; `amountError` tells
 * which. `1,500`, `1,00,000`, `৳ 500`, `500.00` and `500/-` are understood; `1e3`, `-5`, `0x10`, `1.5`, `1.500` and more
 * than 12 digits are refused.
 */
export function readWhole(typed: string): number | null {
  const digits = wholeDigits(typed)
  return digits && digits.length <= 12 ? Number(digits) : null
}

/** Returns what a field shows for a typed amount after the player leaves it: the plain number, or what was typed. */
export function plainWhole(typed: string): string {
  const whole = readWhole(typed)
  return whole === null ? typed : String(whole)
}

/** Returns a typed amount in hundredths, or null unless `readWhole` accepts it. */
export function readAmount(typed: string): number | null {
  const whole = readWhole(typed)
  return whole === null ? null : whole * 100
}

/** Returns what is wrong with a typed amount: missing, not a whole number, or more than any range allows. */
export function amountError(typed: string): AmountError | null {
  if (withoutInvisible(typed) === '') return 'missing'
  if (wholeDigits(typed) === undefined) return 'notWhole'
  return readWhole(typed) === null ? 'outOfRange' : null
}
