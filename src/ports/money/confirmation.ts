import { allTransactions, moneyCalls } from '@tiya/contract/money'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import { mapResult, type Result } from '#machines/common/result.ts'
import { confirmationMachine } from '#machines/money/confirmation/confirmation.machine.ts'
import type { PaymentConfirmation, UnderWay } from '#machines/money/makePayment/makePayment.types.ts'
import type { MoneyCallPorts } from '#machines/money/moneyCall/moneyCall.machine.ts'
import { RECHECK_PERIOD } from '#machines/money/recheck/recheck.machine.ts'
import type { Accepted } from '#machines/money/reconcile.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { sendIdempotent } from '../../environment/http/idempotency.ts'
import { forgetDrafts } from '../../environment/storage/drafts.ts'
import { callsInTime } from '../common/poll.ts'
import { loadTransactions } from '../records/transactionRecord.ts'
import { closeRequest } from './closeRequest.ts'
import { confirmationCall } from './confirmationCall.ts'
import { isTaken, markTaken } from './storedPayments.ts'

function send(
  environment: Environment,
  { payment, form }: PaymentConfirmation,
  signal: AbortSignal,
): Promise<Result<unknown>> {
  const { remoteId, amount, paymentId, promotionId, transaction } = payment
  const onTaken = () => {
    markTaken(environment.storage, payment)
    forgetDrafts(environment.storage, remoteId, ['deposit'])
  }
  if (payment.paymentType === 'ewallet') {
    const body = { trx_id: transaction, trxid: form.transactionId, number: form.phone }
    return sendIdempotent(environment, remoteId, moneyCalls.confirmEwallet, { body, signal }, { onTaken })
  }
  const body = {
    remote_id: remoteId,
    account_number: form.phone,
    transaction_id: form.transactionId,
    amount,
    payment_id: paymentId,
    promotion_id: promotionId,
  }
  return sendIdempotent(environment, remoteId, moneyCalls.submitDeposit, { body, signal }, { onTaken })
}

/** Returns the ports for the confirmation of a payment, whose outcome the device notes. */
export function confirmationPortsOf(environment: Environment): MoneyCallPorts<UnderWay, Accepted> {
  const { http, storage, clock, report } = environment
  const inTime = callsInTime(environment)
  return {
    look: promisePort(report, async ({ input: { form, task }, signal }) => {
      const { remoteId } = form.payment
      const load = () => loadTransactions(http, remoteId, signal, allTransactions)
      const loaded = await inTime(remoteId, RECHECK_PERIOD, load, task === 'watch')
      return mapResult(loaded, (transactions) => ({ at: clock.now(), transactions }))
    }),
    send: promisePort(report, async ({ input: { form }, signal }) => {
      // Another tab has sent it.
      if (isTaken(environment, form.payment)) return succeeded({ at: clock.now() })
      return mapResult(await send(environment, form, signal), () => ({ at: clock.now() }))
    }),
    request: channelPort(({ receive, input: { form } }) => {
      const { payment } = form
      receive(({ match }) => {
        if (match === 'accepted') markTaken(storage, payment)
        closeRequest(environment, { remoteId: payment.remoteId, match }, confirmationCall(payment), 'deposit')
      })
    }),
  }
}

/** Returns the machine that confirms a payment, with its ports. */
export function confirmationOf(environment: Environment): typeof confirmationMachine {
  return confirmationMachine.provide({ actors: confirmationPortsOf(environment) })
}
