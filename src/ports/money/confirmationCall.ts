import { moneyCalls } from '@tiya/contract/money'
import type { Payment } from '#machines/money/makePayment/makePayment.types.ts'

/** Returns the call that confirms a payment. */
export function confirmationCall({ paymentType }: Pick<Payment, 'paymentType'>) {
  return paymentType === 'ewallet' ? moneyCalls.confirmEwallet : moneyCalls.submitDeposit
}
