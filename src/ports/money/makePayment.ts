import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { DraftFlow } from '../../../machines/common/draft.types.ts'
import { mapResult, type Result } from '../../../machines/common/result.ts'
import { moneyCalls } from '../../../machines/contract/money.ts'
import type { makePaymentPorts } from '../../../machines/money/makePayment/makePayment.machine.ts'
import {
  type Payment,
  type PaymentConfirmation,
  type PaymentDraft,
  type PaymentInput,
  paymentDraftSchema,
  paymentSchema,
} from '../../../machines/money/makePayment/makePayment.types.ts'
import { countdownClock } from '../../environment/clock.ts'
import { draftStore, forgetDrafts, readDraft } from '../../environment/drafts.ts'
import type { Environment } from '../../environment/environment.ts'
import { framedAddress } from '../../environment/frames.ts'
import { hasOpenKey, sendIdempotent } from '../../environment/idempotency.ts'
import { loadVerifiedPhones } from '../account/phones.ts'
import { loadTransactionsOf } from '../records/transactionRecord.ts'
import { closeRequest } from './closeRequest.ts'

/** The drafts of both screens, which are removed once the payment is accepted. */
const DRAFTS: readonly DraftFlow[] = ['deposit', 'makePayment']

const callOf = ({ paymentType }: Pick<Payment, 'paymentType'>) =>
  paymentType === 'ewallet' ? moneyCalls.confirmEwallet : moneyCalls.submitDeposit

function send(
  environment: Environment,
  { payment, form }: PaymentConfirmation,
  signal: AbortSignal,
): Promise<Result<unknown>> {
  const { remoteId, amount, paymentId, promotionId, transaction } = payment
  return payment.paymentType === 'ewallet'
    ? sendIdempotent(environment, remoteId, moneyCalls.confirmEwallet, {
        body: { trx_id: transaction, trxid: form.transactionId, number: form.phone },
        signal,
      })
    : sendIdempotent(environment, remoteId, moneyCalls.submitDeposit, {
        body: {
          remote_id: remoteId,
          account_number: form.phone,
          transaction_id: form.transactionId,
          amount,
          payment_id: paymentId,
          promotion_id: promotionId,
        },
        signal,
      })
}

/** Returns the ports for the confirmation's calls, its countdown and its stored draft. */
export function makePaymentPortsOf(environment: Environment): typeof makePaymentPorts {
  const { http, storage, clock } = environment
  return {
    loadPhones: fromPromise(({ input, signal }) => loadVerifiedPhones(http, input, signal)),
    loadTransactions: loadTransactionsOf(environment),
    submitPayment: fromPromise(async ({ input, signal }) =>
      mapResult(await send(environment, input, signal), () => {
        forgetDrafts(storage, input.payment.remoteId, DRAFTS)
        return { at: clock.now() }
      }),
    ),
    closeRequest: fromPromise(async ({ input: { payment, match } }) =>
      closeRequest(environment, { remoteId: payment.remoteId, match }, callOf(payment), DRAFTS),
    ),
    clock: countdownClock(environment),
    draft: draftStore<PaymentDraft>(environment),
  }
}

/** Returns the input of `/make-payment`: the payment of its navigation state if it is this player's, and the draft. */
export function readPayment(environment: Environment, state: unknown, remoteId: string): PaymentInput {
  const parsed = z.safeParse(paymentSchema, state)
  const own = parsed.success && parsed.data.remoteId === remoteId ? parsed.data : null
  const payment = own && { ...own, url: framedAddress(own.url, environment.window.location.origin) }
  const draft = readDraft(environment.storage, { remoteId, flow: 'makePayment' }, paymentDraftSchema)
  // The id of one payment is never filled in for another.
  const transactionId = draft && draft.deadline === payment?.deadline ? draft.transactionId : ''
  return {
    payment,
    remoteId,
    form: { phone: draft?.phone ?? '', transactionId },
    outcomeUnknown: payment !== null && hasOpenKey(environment, remoteId, callOf(payment)),
  }
}
