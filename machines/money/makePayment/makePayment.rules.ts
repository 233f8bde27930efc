import type { ScreenOutput } from '../../app/router/screen.types.ts'
import { type Currency, moneyToDecimal } from '../../contract/amounts.ts'
import { EWALLET_TIMER, PAY_WITHIN } from '../../contract/limits.ts'
import type { Transaction } from '../../contract/money.ts'
import { requestState } from '../paymentRequest/paymentRequest.rules.ts'
import { type Accepted, type Match, reconcile } from '../reconcile.rules.ts'
import type { Payment, PaymentConfirmation, PaymentErrors, PaymentForm } from './makePayment.types.ts'

/** Returns the milliseconds that a payment may take: 10 minutes, 30 in USDT. */
export function payWithin(currency: Currency): number {
  return PAY_WITHIN[currency]
}

/** Returns the milliseconds of an e-wallet's timer, which is in minutes; 10 minutes unless it is a day at most. */
export function ewalletWithin(timer: number | null | undefined): number {
  const isTimer = typeof timer === 'number' && timer > 0 && timer <= 24 * 60
  return Math.round((isTimer ? timer : EWALLET_TIMER) * 60_000)
}

/** Returns the fields that are wrong: the phone must be a verified one, and the id has 7 characters at least. */
export function checkPayment(
  { phone, transactionId }: PaymentForm,
  phones: readonly string[],
): PaymentErrors {
  return {
    ...(/^\d{11}$/.test(phone) && phones.includes(phone) ? {} : { phone: true }),
    ...(transactionId.trim().length >= 7 ? {} : { transactionId: true }),
  }
}

/** Returns what can be copied: the number, and the amount as it is typed elsewhere, `500` or `500.50`. */
export function copyTexts(payment: Payment | null): { readonly number: string; readonly amount: string } {
  const { number = '', amount = 0 } = payment ?? {}
  return { number, amount: amount > 0 ? moneyToDecimal(amount).replace('.00', '') : '' }
}

interface Confirming {
  readonly payment: Payment | null
  readonly form: PaymentForm
}

/** Returns what is sent: the payment with the form, its id without spaces around it. */
export function confirmationOf({ payment, form }: Confirming): PaymentConfirmation {
  const { phone, transactionId } = form
  return { payment: payment as Payment, form: { phone, transactionId: transactionId.trim() } }
}

/** Returns what the transactions say of a confirmation of unknown outcome. */
export function matchOf(confirming: Confirming, transactions: readonly Transaction[]): Match {
  const { transactionId } = confirmationOf(confirming).form
  return reconcile({ action: 'deposit', transactionId }, transactions)
}

/** Returns where the flow ends: on the request that was accepted, else back on the deposit. */
export function outputOf(payment: Payment | null, accepted: Accepted | null): ScreenOutput {
  if (!payment || !accepted) return { kind: 'navigate', to: '/deposit', replace: true }
  const { amount, currency, method, icon } = payment
  const state = requestState({ ...accepted, kind: 'deposit', amount, currency, method, icon })
  return { kind: 'navigate', to: '/payment-request', replace: true, state }
}
