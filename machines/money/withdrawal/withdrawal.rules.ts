import { type Failure, fieldMessage } from '../../common/result.ts'
import { isWithin, WITHDRAWAL_LIMITS } from '../../contract/amounts.ts'
import type { PaymentMethod, Transaction } from '../../contract/money.ts'
import { type AmountError, amountError, readAmount } from '../amount.rules.ts'
import { isInFlight, isUnknown } from '../idempotency.rules.ts'
import { type Match, reconcile } from '../reconcile.rules.ts'

/** What the player fills in. */
export interface WithdrawalForm {
  /** As typed. */
  readonly amount: string
  /** One of the verified phones, in full. */
  readonly account: string
  /** The method's id. */
  readonly method: string
}

/** A sending whose outcome is unknown. */
export interface Sent {
  readonly form: WithdrawalForm
  /** Ids of the withdrawals of that amount that were there before it. */
  readonly known: readonly string[]
}

export const EMPTY_WITHDRAWAL: WithdrawalForm = { amount: '', account: '', method: '' }

export interface WithdrawalOptions {
  /** Active, and paid in taka. */
  readonly methods: readonly PaymentMethod[]
  readonly phones: readonly string[]
  /** Requests that wait for the operator, as far as they could be loaded. */
  readonly pending: readonly Transaction[]
}

/** What is wrong with a field. */
export type FieldProblem =
  | { readonly field: 'amount'; readonly error: AmountError }
  | { readonly field: 'account' | 'method' }

/** The first of the checks of the fields that fails, in the order of spec 5; limits last. */
export function checkForm({ amount, account, method }: WithdrawalForm): FieldProblem | null {
  const error = amountError(amount)
  if (error === 'missing') return { field: 'amount', error }
  if (account === '') return { field: 'account' }
  if (method === '') return { field: 'method' }
  if (error) return { field: 'amount', error }
  return isWithin(readAmount(amount), WITHDRAWAL_LIMITS) ? null : { field: 'amount', error: 'outOfRange' }
}

/** The form without an account or a method that is not offered any more. */
export function stillOffered(form: WithdrawalForm, { methods, phones }: WithdrawalOptions): WithdrawalForm {
  return {
    amount: form.amount,
    account: phones.includes(form.account) ? form.account : '',
    method: methods.some(({ id }) => id === form.method) ? form.method : '',
  }
}

function withdrawalsOf(transactions: readonly Transaction[], form: WithdrawalForm): readonly Transaction[] {
  const amount = readAmount(form.amount)
  return transactions.filter((one) => one.action === 'withdraw' && one.amount === amount)
}

/** Before a form is sent: what is not it. */
export function sentWith(form: WithdrawalForm, transactions: readonly Transaction[]): Sent {
  return { form, known: withdrawalsOf(transactions, form).map(({ id }) => id) }
}

/** Tells what became of an earlier sending of this same form; `notFound` where another form was sent, or none. */
export function matchOf(
  form: WithdrawalForm,
  sent: Sent | null,
  transactions: readonly Transaction[],
): Match {
  const isSame = sent && Object.entries(sent.form).every(([field, value]) => form[field as never] === value)
  if (!isSame) return 'notFound'
  return reconcile({ action: 'withdraw', amount: readAmount(form.amount), known: sent.known }, transactions)
}

/** Why the form was not taken, where it is no field's fault. */
export type Problem =
  | { readonly kind: 'phone' | 'pending' | 'transactions' | 'rejected' | 'turnover' }
  /** A call was not answered, or in a way that says nothing. */
  | { readonly kind: 'unanswered' | 'inFlight' }
  | { readonly kind: 'birthday' | 'refused'; readonly message: string }
  | { readonly kind: 'signedOut' }

function wordsOf(failure: Failure): string {
  const message = failure.kind === 'refused' ? failure.message : undefined
  return message ?? fieldMessage(failure) ?? ''
}

/** A refusal by its words: Date of Birth leads to the profile, turnover to its record. */
function refusalOf(message: string): Problem {
  if (/date\s+of\s+birth/i.test(message)) return { kind: 'birthday', message }
  return /turnover/i.test(message) ? { kind: 'turnover' } : { kind: 'refused', message }
}

/** What the server's pre-check says, in its `error`; a refusal without words is the turnover's. */
export function problemOfCheck(failure: Failure): Problem {
  if (failure.kind === 'signedOut') return { kind: 'signedOut' }
  if (isUnknown(failure)) return { kind: 'unanswered' }
  const words = (failure.kind === 'refused' && failure.error) || wordsOf(failure)
  return words ? refusalOf(words) : { kind: 'turnover' }
}

/** What became of the sending; a refusal without words says no more than that. */
export function problemOfSending(failure: Failure): Problem {
  if (failure.kind === 'signedOut') return { kind: 'signedOut' }
  if (isInFlight(failure)) return { kind: 'inFlight' }
  if (isUnknown(failure)) return { kind: 'unanswered' }
  const words = wordsOf(failure)
  return words ? refusalOf(words) : { kind: 'unanswered' }
}
