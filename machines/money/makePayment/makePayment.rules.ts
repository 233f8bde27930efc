import { type Currency, moneyToDecimal } from '@tiya/contract/amounts'
import type { Transaction } from '@tiya/contract/money'
import { EWALLET_TIMER, PAY_WITHIN } from '@tiya/contract/timeLimits'
import { isLocalPhone } from '../../common/input/phone.rules.ts'
import { present } from '../../common/present.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import { requestState } from '../paymentRequest/paymentRequest.rules.ts'
import {
  type Accepted,
  isApproved,
  isMatch,
  type Match,
  reconcile,
  type SentDeposit,
} from '../reconcile.rules.ts'
import { isTransactionId, transactionIdOf } from '../transactionId.rules.ts'
import type {
  Payment,
  PaymentConfirmation,
  PaymentContext,
  PaymentErrors,
  PaymentForm,
  UnderWay,
} from './makePayment.types.ts'

/** Returns the time allowed for a payment, in milliseconds: 10 minutes, or 30 in USDT. */
export function payWithin(currency: Currency): number {
  return PAY_WITHIN[currency]
}

/**
 * Returns an e-wallet's timer in milliseconds, from minutes; 10 minutes unless positive and at most a day.
 */
export function ewalletWithin(timer: number | null | undefined): number {
  const isTimer = typeof timer === 'number' && timer > 0 && timer <= 24 * 60
  return Math.round((isTimer ? timer : EWALLET_TIMER) * 60_000)
}

/** Returns what is wrong: the phone must be one of those on offer, and the id must have at least 7 letters or digits. */
export function checkPayment(
  { phone, transactionId }: PaymentForm,
  phones: readonly string[],
): PaymentErrors {
  return {
    ...(!phones.includes(phone) ? { phone: 'missing' } : isLocalPhone(phone) ? {} : { phone: 'invalid' }),
    ...(isTransactionId(transactionId) ? {} : { transactionId: true }),
  }
}

/** Returns true if the last confirmation was refused because of its promotion. */
export function isPromotionRefused({
  failure,
  outcomeUnknown,
}: Pick<PaymentContext, 'failure' | 'outcomeUnknown'>): boolean {
  return !outcomeUnknown && failure?.kind === 'refused' && Boolean(failure.fields?.promotion_id)
}

/** Returns true if such a confirmation can be sent without its promotion. That of an e-wallet's payment holds none. */
export function canDropPromotion(
  context: Pick<PaymentContext, 'payment' | 'failure' | 'outcomeUnknown'>,
): boolean {
  const { payment } = context
  if (!payment || payment.promotionId === null || isEwalletPayment(payment)) return false
  return isPromotionRefused(context)
}

/** Returns true if a confirmation of unknown outcome can be looked for, by its transaction ID. */
export function mayHaveArrived({
  outcomeUnknown,
  form,
}: Pick<PaymentContext, 'outcomeUnknown' | 'form'>): boolean {
  return outcomeUnknown && transactionIdOf(form.transactionId) !== ''
}

/** Returns true for the same payment, with or without its promotion. */
export function isSamePayment(one: Payment, other: Payment): boolean {
  return (['deadline', 'number', 'url', 'transaction'] as const).every((key) => one[key] === other[key])
}

/** Returns the texts to copy: the number, and the amount as typed elsewhere, `500` or `500.50`. */
export function copyTexts(payment: Payment | null): { readonly number: string; readonly amount: string } {
  const { number = '', amount = 0 } = payment ?? {}
  return { number, amount: amount > 0 ? moneyToDecimal(amount).replace('.00', '') : '' }
}

interface Confirming {
  readonly payment: Payment | null
  readonly form: PaymentForm
}

/** Returns what is sent: the payment and the form, with the transaction id that the player means. */
function confirmationOf({ payment, form }: Confirming): PaymentConfirmation {
  const { phone, transactionId } = form
  return { payment: present(payment), form: { phone, transactionId: transactionIdOf(transactionId) } }
}

/** Returns the payment under way, as it is looked for and sent. */
export function underWayOf(context: Confirming & Pick<PaymentContext, 'outcomeUnknown'>): UnderWay {
  return { ...confirmationOf(context), outcomeUnknown: context.outcomeUnknown }
}

/** Returns what the transactions say about a confirmation whose outcome is unknown. */
export function matchOf(confirming: Confirming, transactions: readonly Transaction[]): Match {
  return reconcile(sentDeposit(confirmationOf(confirming)), transactions)
}

/** Returns what tells the deposit of a confirmation from the player's others. */
function sentDeposit({ payment, form }: PaymentConfirmation): SentDeposit {
  const { transaction, rejected } = payment
  return { action: 'deposit', transactionId: transactionIdOf(form.transactionId), transaction, rejected }
}

/** Returns true for an e-wallet's payment, which the transactions may confirm by themselves. */
export function isEwalletPayment(payment: Pick<Payment, 'paymentType'> | null): boolean {
  return payment?.paymentType === 'ewallet'
}

/**
 * Returns true if the transactions say that the server has taken a payment: a confirmation of unknown outcome has
 * arrived, or an e-wallet's payment is approved.
 */
export function isConfirmed(
  { payment, form, outcomeUnknown }: UnderWay,
  transactions: readonly Transaction[],
): boolean {
  const sent = sentDeposit({ payment, form })
  if (outcomeUnknown) return reconcile(sent, transactions) === 'accepted'
  return isEwalletPayment(payment) && transactions.some((one) => isMatch(sent, one) && isApproved(one))
}

/** Returns what the transactions say about a payment, whether or not its confirmation may have been sent. */
export function outcomeOf(underWay: UnderWay, transactions: readonly Transaction[]): Match {
  if (underWay.outcomeUnknown) return matchOf(underWay, transactions)
  return isConfirmed(underWay, transactions) ? 'accepted' : 'notFound'
}

/** Returns where the flow ends: on the accepted request, otherwise back on the deposit. */
export function outputOf(confirming: Confirming, accepted: Accepted | null): ScreenOutput {
  if (!confirming.payment || !accepted) return { kind: 'navigate', to: '/deposit', replace: true }
  const { payment, form } = confirmationOf(confirming)
  const { remoteId, amount, currency, method, icon } = payment
  const sent = sentDeposit({ payment, form })
  const state = requestState({ at: accepted.at, remoteId, sent, amount, currency, method, icon })
  return { kind: 'navigate', to: '/payment-request', replace: true, state }
}
