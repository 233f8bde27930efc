import { type AmountLimits, isWithin } from '../../machines/contract/amountLimits.ts'
import { type Currency, formatWhole } from '../../machines/contract/amounts.ts'
import { Refusal } from '../http/refusal.ts'

/** Throws a 422 if an amount, in hundredths of the currency, is not within the limits. */
export function requireAmount(amount: number, limits: AmountLimits, currency: Currency): void {
  if (isWithin(amount, limits)) return
  const [least, most] = [formatWhole(limits.least), formatWhole(limits.most)]
  const range = currency === 'USDT' ? `${least} and ${most} USDT` : `৳${least} and ৳${most}`
  const message = `Amount must be between ${range}.`
  throw new Refusal(422, message, { amount: [message] })
}
