import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { mapResult, type Result } from '../../../machines/common/result.ts'
import { moneyCalls } from '../../../machines/contract/money.ts'
import type {
  makePaymentPorts,
  PaymentDraft,
  PaymentInput,
  PaymentRequest,
  Taken,
} from '../../../machines/money/makePayment/makePayment.machine.ts'
import type { Payment, Receipt } from '../../../machines/money/makePayment/makePayment.rules.ts'
import { framedAddress } from '../../environment/address.ts'
import { countdownClock } from '../../environment/clock.ts'
import { draftStore, forgetDrafts, readDraft } from '../../environment/drafts.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetKey, hasOpenKey, sendIdempotent } from '../../environment/idempotency.ts'
import { loadVerifiedPhones } from '../account/phones.ts'
import { loadTransactions } from '../records/transactionRecord.ts'

const callOf = ({ paymentType }: Pick<Payment, 'paymentType'>) =>
  paymentType === 'ewallet' ? moneyCalls.confirmEwallet : moneyCalls.submitDeposit

function send(
  environment: Environment,
  { payment, form }: PaymentRequest,
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

export function makePaymentPortsOf(environment: Environment): typeof makePaymentPorts {
  const { http, storage, clock, window } = environment
  const take = (remoteId: string): Taken => {
    forgetDrafts(storage, remoteId, ['deposit', 'makePayment'])
    return { at: clock.now() }
  }
  return {
    loadPhones: fromPromise(({ input, signal }) => loadVerifiedPhones(http, input, signal)),
    findDeposit: fromPromise(async ({ input: { payment, form }, signal }) => {
      const outcome = await loadTransactions(http, payment.remoteId, signal)
      return mapResult(outcome, (all) => {
        const settling = all.filter(
          ({ action, transaction_id }) => action === 'deposit' && transaction_id === form.transactionId,
        )
        if (settling.length === 0) return null
        forgetKey(environment, payment.remoteId, callOf(payment))
        // One of them may be of an earlier try with the same number.
        if (settling.every(({ key }) => key === '2')) return { kind: 'rejected' }
        return { kind: 'taken', taken: take(payment.remoteId) }
      })
    }),
    submitPayment: fromPromise(async ({ input, signal }) =>
      mapResult(await send(environment, input, signal), () => take(input.payment.remoteId)),
    ),
    copyText: fromPromise(async ({ input }) => {
      try {
        await window.navigator.clipboard.writeText(input)
        return true
      } catch {
        return false
      }
    }),
    clock: countdownClock(environment),
    draft: draftStore<PaymentDraft>(environment),
    preview: fromCallback(
      ({ input }) =>
        () =>
          URL.revokeObjectURL(input),
    ),
  }
}

/** A chosen file as the flow knows it. */
export function readReceipt(file: File): Receipt {
  return { name: file.name, type: file.type, size: file.size, preview: URL.createObjectURL(file) }
}

const paymentState = z.object({
  paymentType: z.enum(['sendMoney', 'cashOut', 'makePayment', 'usdt', 'ewallet']),
  remoteId: z.string(),
  method: z.string(),
  icon: z.string(),
  amount: z.int(),
  currency: z.enum(['BDT', 'USDT']),
  number: z.string(),
  url: z.string(),
  paymentId: z.string(),
  promotionId: z.nullable(z.string()),
  transaction: z.string(),
  deadline: z.number(),
  whole: z.number(),
})

const draft = z.object({ phone: z.string(), transactionId: z.string(), deadline: z.number() })

/** What `/make-payment` starts with: the payment of its navigation state, if it is this player's. */
export function readPayment(environment: Environment, state: unknown, remoteId: string): PaymentInput {
  const parsed = z.safeParse(paymentState, state)
  const known = parsed.success && parsed.data.remoteId === remoteId ? parsed.data : null
  const payment = known && { ...known, url: framedAddress(known.url, environment.window.location.origin) }
  const kept = readDraft(environment.storage, { remoteId, flow: 'makePayment' }, draft)
  // The id of one payment is never put into another.
  const transactionId = kept && kept.deadline === payment?.deadline ? kept.transactionId : ''
  return {
    payment,
    remoteId,
    form: { phone: kept?.phone ?? '', transactionId },
    unsure: payment !== null && hasOpenKey(environment, remoteId, callOf(payment)),
  }
}
