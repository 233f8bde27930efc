import * as z from 'zod/mini'
import { isLocalPhone } from '#machines/common/phone.rules.ts'
import { mapResult, type Result, succeeded } from '#machines/common/result.ts'
import { moneyCalls } from '#machines/contract/money.ts'
import type { makePaymentPorts } from '#machines/money/makePayment/makePayment.machine.ts'
import { isSamePayment } from '#machines/money/makePayment/makePayment.rules.ts'
import {
  EMPTY_PAYMENT,
  type PaymentConfirmation,
  type PaymentInput,
  paymentSchema,
} from '#machines/money/makePayment/makePayment.types.ts'
import { channelPort } from '../../environment/channelPort.ts'
import { paymentClock } from '../../environment/clock.ts'
import { forgetDrafts } from '../../environment/drafts.ts'
import type { Environment } from '../../environment/environment.ts'
import { framedAddress } from '../../environment/frames.ts'
import { hasOpenKey, sendIdempotent } from '../../environment/idempotency.ts'
import { loadVerifiedPhones } from '../account/phones.ts'
import { promisePort } from '../common/promisePort.ts'
import { loadTransactionsOf } from '../records/transactionRecord.ts'
import { closeRequest } from './closeRequest.ts'
import { confirmationCall } from './confirmationCall.ts'
import { isTaken, keepPayment, markTaken, readPaymentOf } from './storedPayments.ts'

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

/** Returns the ports for the confirmation's calls, its countdown and what the device stores of it. */
export function makePaymentPortsOf(environment: Environment): typeof makePaymentPorts {
  const { http, storage, clock } = environment
  return {
    // The player has paid: an odd phone must not keep them from saying so with another one.
    loadPhones: promisePort(environment.report, ({ input, signal }) =>
      loadVerifiedPhones(http, input, signal, { isUsable: isLocalPhone, isLenient: true }),
    ),
    loadTransactions: loadTransactionsOf(environment),
    submitPayment: promisePort(environment.report, async ({ input, signal }) => {
      // Another tab has sent it.
      if (isTaken(environment, input.payment)) return succeeded({ at: clock.now() })
      return mapResult(await send(environment, input, signal), () => {
        markTaken(storage, input.payment)
        forgetDrafts(storage, input.payment.remoteId, ['deposit'])
        return { at: clock.now() }
      })
    }),
    closeRequest: promisePort(environment.report, async ({ input: { payment, match } }) => {
      const { remoteId } = payment
      if (match === 'accepted') markTaken(storage, payment)
      return succeeded(closeRequest(environment, { remoteId, match }, confirmationCall(payment), ['deposit']))
    }),
    clock: paymentClock(environment),
    store: channelPort(({ receive }) => {
      receive(({ payment, form }) => keepPayment(storage, { payment, form }))
    }),
  }
}

/**
 * Returns the input of `/make-payment`: the payment of its navigation state, and what this player typed about
 * it. A guest gets the payment alone; another player's payment counts as missing, and one that the server has taken.
 */
export function readPayment(environment: Environment, state: unknown, remoteId: string): PaymentInput {
  const { data } = z.safeParse(paymentSchema, state)
  const isOpen = data && !isTaken(environment, data)
  const given = isOpen && ['', data.remoteId].includes(remoteId) ? data : null
  const stored = readPaymentOf(environment, remoteId)
  // What was typed about one payment is never filled in for another.
  const own = stored && given && isSamePayment(stored.payment, given) ? stored : null
  const payment = own?.payment ?? given
  return {
    payment: payment && { ...payment, url: framedAddress(payment.url, environment.window.location.origin) },
    remoteId,
    form: own?.form ?? EMPTY_PAYMENT,
    outcomeUnknown: payment !== null && hasOpenKey(environment, remoteId, confirmationCall(payment)),
  }
}
