import { type AmountRange, isWithin } from '@tiya/contract/amountRanges'
import { type Currency, formatWhole } from '@tiya/contract/amounts'
import { Refusal } from '../http/refusal.ts'

/** Throws a 422 if an amount, in hundredths of the currency, is not in a range. */
export function requireAmount(amount: number, range: AmountRange, currency: Currency): void {
  if (isWithin(amount, range)) return
  const [least, most] = [formatWhole(range.least), formatWhole(range.most)]
  const between = currency === 'USDT' ? `${least} and ${most} USDT` : `৳${least} and ৳${most}`
  const message = `Amount must be between ${between}.`
  throw new Refusal(422, message, { amount: [message] })
}
