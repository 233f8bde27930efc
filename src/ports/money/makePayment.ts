import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { mapOutcome, type Outcome } from '../../../machines/common/result.ts'
import { moneyCalls } from '../../../machines/contract/money.ts'
import type {
  PaymentDraft,
  PaymentInput,
  PaymentRequest,
  paymentPorts,
  Taken,
} from '../../../machines/money/makePayment/makePayment.machine.ts'
import type { Payment, Receipt } from '../../../machines/money/makePayment/makePayment.rules.ts'
import { framedAddress } from '../../environment/address.ts'
import { countdownClock } from '../../environment/clock.ts'
import { draftStore, forgetDrafts, readDraft } from '../../environment/drafts.ts'
import type { Outside } from '../../environment/environment.ts'
import { forgetKey, hasOpenKey, sendOnce } from '../../environment/idempotency.ts'
import { loadVerifiedPhones } from '../account/phones.ts'
import { loadTransactions } from '../records/transactionRecord.ts'

const callOf = ({ paymentType }: Pick<Payment, 'paymentType'>) =>
  paymentType === 'ewallet' ? moneyCalls.confirmEwallet : moneyCalls.submitDeposit

function send(
  outside: Outside,
  { payment, form }: PaymentRequest,
  signal: AbortSignal,
): Promise<Outcome<unknown>> {
  const { remoteId, amount, paymentId, promotionId, transaction } = payment
  return payment.paymentType === 'ewallet'
    ? sendOnce(outside, remoteId, moneyCalls.confirmEwallet, {
        body: { trx_id: transaction, trxid: form.transactionId, number: form.phone },
        signal,
      })
    : sendOnce(outside, remoteId, moneyCalls.submitDeposit, {
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

export function paymentPortsOf(outside: Outside): typeof paymentPorts {
  const { http, storage, clock, page } = outside
  const take = (remoteId: string): Taken => {
    forgetDrafts(storage, remoteId, ['deposit', 'payment'])
    return { at: clock.now() }
  }
  return {
    loadPhones: fromPromise(({ input, signal }) => loadVerifiedPhones(http, input, signal)),
    findDeposit: fromPromise(async ({ input: { payment, form }, signal }) => {
      const outcome = await loadTransactions(http, payment.remoteId, signal)
      return mapOutcome(outcome, (all) => {
        const settling = all.filter(
          ({ action, transaction_id }) => action === 'deposit' && transaction_id === form.transactionId,
        )
        if (settling.length === 0) return null
        forgetKey(outside, payment.remoteId, callOf(payment))
        // One of them may be of an earlier try with the same number.
        if (settling.every(({ key }) => key === '2')) return { kind: 'rejected' }
        return { kind: 'taken', taken: take(payment.remoteId) }
      })
    }),
    submitPayment: fromPromise(async ({ input, signal }) =>
      mapOutcome(await send(outside, input, signal), () => take(input.payment.remoteId)),
    ),
    copyText: fromPromise(async ({ input }) => {
      try {
        await page.navigator.clipboard.writeText(input)
        return true
      } catch {
        return false
      }
    }),
    clock: countdownClock(outside),
    draft: draftStore<PaymentDraft>(outside),
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
export function readPayment(outside: Outside, state: unknown, remoteId: string): PaymentInput {
  const parsed = z.safeParse(paymentState, state)
  const known = parsed.success && parsed.data.remoteId === remoteId ? parsed.data : null
  const payment = known && { ...known, url: framedAddress(known.url, outside.page.location.origin) }
  const kept = readDraft(outside.storage, { remoteId, flow: 'payment' }, draft)
  // The id of one payment is never put into another.
  const transactionId = kept && kept.deadline === payment?.deadline ? kept.transactionId : ''
  return {
    payment,
    remoteId,
    form: { phone: kept?.phone ?? '', transactionId },
    unsure: payment !== null && hasOpenKey(outside, remoteId, callOf(payment)),
  }
}
