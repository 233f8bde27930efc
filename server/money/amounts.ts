import * as z from 'zod/mini'
import { money } from '../../machines/contract/wire.ts'
import { Refusal } from '../http/refusal.ts'

/* Amounts are integers of hundredths: poisha, or cents of a USDT. */

export type Currency = 'BDT' | 'USDT'

export interface Range {
  least: number
  most: number
}

/** The limits of a deposit, by its currency. */
export const DEPOSIT: Record<Currency, Range> = {
  BDT: { least: 100_00, most: 25_000_00 },
  USDT: { least: 10_00, most: 200_00 },
}

/** The limits of a withdrawal. */
export const WITHDRAWAL: Range = { least: 500_00, most: 25_000_00 }

/** Throws a 422 where an amount is not within its range. */
export function requireAmount(amount: number, { least, most }: Range, currency: Currency): void {
  if (amount >= least && amount <= most) return
  const message = `Amount must be between ${rangeText(least, most, currency)}.`
  throw new Refusal(422, message, { amount: [message] })
}

function rangeText(least: number, most: number, currency: Currency): string {
  const whole = (amount: number) => (amount / 100).toLocaleString('en-US')
  return currency === 'USDT'
    ? `${whole(least)} and ${whole(most)} USDT`
    : `৳${whole(least)} and ৳${whole(most)}`
}

/** Multiplies an amount by a decimal such as `122.50`, in integers throughout; rounds down to a hundredth. */
export function times(amount: number, decimal: string): number {
  const [whole = '', fraction = ''] = decimal.split('.')
  const product = BigInt(amount) * BigInt(whole + fraction)
  return Number(product / 10n ** BigInt(fraction.length))
}

/** A percentage of an amount, rounded down to a hundredth. */
export function percentOf(amount: number, percent: string): number {
  const hundredfold = times(amount, percent)
  return (hundredfold - (hundredfold % 100)) / 100
}

/** Formats an amount for people: `৳ 1,500.00`, or `1,500.00 USDT`. */
export function shown(amount: number, currency: Currency = 'BDT'): string {
  const grouped = String(z.encode(money, amount)).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
  return currency === 'USDT' ? `${grouped} USDT` : `৳ ${grouped}`
}
