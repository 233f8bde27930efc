import { isWithin, WITHDRAWAL_RANGE } from '@tiya/contract/amountRanges'
import type { PaymentMethod, Transaction } from '@tiya/contract/money'
import { readAmount } from '../../common/input/amount.rules.ts'
import { masked } from '../../common/input/phone.rules.ts'
import { present } from '../../common/present.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import { statusOf } from '../../records/transactionRecord/transactionRecord.rules.ts'
import { activeTurnover, type TurnoverAmounts } from '../../records/turnoverRecord/turnoverRecord.rules.ts'
import { currencyOf, methodOfKey, offeredMethods } from '../methods.rules.ts'
import { requestState } from '../paymentRequest/paymentRequest.rules.ts'
import { pendingRequests } from '../pending.rules.ts'
import { type Match, reconcile, transactionOf } from '../reconcile.rules.ts'
import {
  EMPTY_DRAFT,
  type SentForm,
  type WithdrawalContext,
  type WithdrawalData,
  type WithdrawalDraft,
  type WithdrawalForm,
  type WithdrawalOptions,
  type WithdrawalRequest,
} from './withdrawal.types.ts'

/** Returns what the form offers, from what the server lists. */
export function optionsOf({
  methods,
  phones,
  missingPhone,
  hasBirthday,
  transactions,
  turnovers,
}: WithdrawalData): WithdrawalOptions {
  return {
    methods: offeredMethods(methods).filter((method) => currencyOf(method) === 'BDT'),
    phones,
    missingPhone,
    hasBirthday,
    pending: pendingRequests(transactions),
    turnover: turnovers && activeTurnover(turnovers),
  }
}

/** Returns true if turnover is known to be left, which keeps the balance back. */
export function hasTurnoverLeft({ turnover }: Pick<WithdrawalOptions, 'turnover'>): boolean {
  return (turnover?.remaining_turnover ?? 0) > 0
}

/** Returns true if the player lacks something that a withdrawal needs. */
export function isLacking(options: WithdrawalOptions): boolean {
  return options.phones.length === 0 || !options.hasBirthday || hasTurnoverLeft(options)
}

/** Returns true if one withdrawal waits: the next one can be made once it is decided. */
export function isWaiting({ pending }: Pick<WithdrawalOptions, 'pending'>): boolean {
  return pending.some(({ action }) => action === 'withdraw')
}

/**
 * Returns what can be withdrawn in poisha: the balance in whole taka, at most the limit, and nothing below the least or
 * while turnover is left. Null if that is unknown.
 */
export function withdrawable(balance: number | null, turnover: TurnoverAmounts | null): number | null {
  const left = turnover?.remaining_turnover ?? null
  if (left === null) return null
  if (left > 0) return 0
  if (balance === null) return null
  return balance < WITHDRAWAL_RANGE.least ? 0 : Math.min(balance - (balance % 100), WITHDRAWAL_RANGE.most)
}

/** Returns the amount that `All` fills in, as typed; undefined below the limit or if it is unknown. */
export function allOf(withdrawable: number | null): string | undefined {
  return withdrawable !== null && isWithin(withdrawable, WITHDRAWAL_RANGE)
    ? String(withdrawable / 100)
    : undefined
}

/** Returns the form without an account or a method that is no longer offered. */
export function stillOffered(form: WithdrawalForm, { methods, phones }: WithdrawalOptions): WithdrawalForm {
  return {
    amount: form.amount,
    account: phones.includes(form.account) ? form.account : '',
    method: methodOfKey(methods, form.method) ? form.method : '',
  }
}

/** Returns the method with this key, undefined if it is not offered. */
export function methodOf(options: WithdrawalOptions | null, key: string): PaymentMethod | undefined {
  return options ? methodOfKey(options.methods, key) : undefined
}

/** Returns what is stored before a form is sent: the form, and the earlier withdrawals of its amount. */
export function prepareForm(form: WithdrawalForm, transactions: readonly Transaction[]): SentForm {
  const amount = readAmount(form.amount)
  const known = transactions.filter((one) => one.action === 'withdraw' && one.amount === amount)
  return { form, known: known.map(({ id }) => id) }
}

/** Returns the outcome of an earlier submission of this form; `notFound` if there was none. */
export function matchOf({ form, sent }: WithdrawalDraft, transactions: readonly Transaction[]): Match {
  if (!sent || !isSameForm(form, sent.form)) return 'notFound'
  return reconcile({ action: 'withdraw', amount: readAmount(form.amount), known: sent.known }, transactions)
}

/** Returns what the operator has decided about the request of unknown outcome; undefined while that is not listed. */
export function decisionOn(
  { sent }: Pick<WithdrawalDraft, 'sent'>,
  transactions: readonly Transaction[],
): 'success' | 'fail' | undefined {
  if (!sent) return undefined
  const request = { action: 'withdraw', amount: readAmount(sent.form.amount), known: sent.known } as const
  const transaction = transactionOf(request, transactions)
  const status = transaction && statusOf(transaction)
  return status === 'processing' ? undefined : status
}

/** Returns the draft once the request of unknown outcome is approved: empty, or what was typed since. */
export function draftAfterApproval({ form, sent }: WithdrawalDraft): WithdrawalDraft {
  return sent && isSameForm(form, sent.form) ? EMPTY_DRAFT : { form, sent: null }
}

function isSameForm(one: WithdrawalForm, other: WithdrawalForm): boolean {
  return one.amount === other.amount && one.account === other.account && one.method === other.method
}

/** Returns the form as it is looked for and sent. */
export function requestOf({ remoteId, options, form, sent }: WithdrawalContext): WithdrawalRequest {
  return { remoteId, form, sent, method: methodOf(options, form.method) }
}

/** Returns where the player goes after the request is accepted. */
export function outputOf({ remoteId, options, form, sent, accepted }: WithdrawalContext): ScreenOutput {
  const { name, icon } = present(methodOf(options, form.method))
  const amount = present(readAmount(form.amount))
  const state = requestState({
    remoteId,
    sent: { action: 'withdraw', amount, known: sent?.known ?? [] },
    amount,
    currency: 'BDT',
    method: name,
    icon: icon ?? '',
    account: masked(form.account),
    // Unknown only after a defect: the countdown is over then.
    at: accepted?.at ?? 0,
  })
  return { kind: 'navigate', to: '/payment-request', replace: true, state }
}
