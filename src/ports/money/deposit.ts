import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { parseWireTime } from '../../../machines/common/dhaka.ts'
import { mapResult, succeeded } from '../../../machines/common/result.ts'
import { moneyCalls } from '../../../machines/contract/money.ts'
import { promotionCalls } from '../../../machines/contract/promotions.ts'
import type { DepositRequest, depositPorts } from '../../../machines/money/deposit/deposit.machine.ts'
import { type DepositForm, EMPTY_DEPOSIT } from '../../../machines/money/deposit/deposit.rules.ts'
import {
  ewalletWithin,
  type Payment,
  payWithin,
} from '../../../machines/money/makePayment/makePayment.rules.ts'
import { actionOf, hasPending } from '../../../machines/money/methods.rules.ts'
import { framedAddress } from '../../environment/address.ts'
import { allSettledThen } from '../../environment/allSettledThen.ts'
import { draftStore, readDraft } from '../../environment/drafts.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetKey, sendIdempotent } from '../../environment/idempotency.ts'
import type { Storage } from '../../environment/storage.ts'
import { loadVerifiedPhones } from '../account/phones.ts'
import { loadTransactions, loadTransactionsOf } from '../records/transactionRecord.ts'

/** What both kinds of payment have in common; a number of none of the known types is simply paid to. */
function paymentOf({ remoteId, method, channel, promotionId, currency, amount }: DepositRequest) {
  return {
    paymentType: actionOf((channel ?? method).account_type) ?? ('makePayment' as const),
    remoteId,
    method: method.name,
    icon: method.icon ?? '',
    amount,
    currency,
    paymentId: (channel ?? method).id,
    promotionId,
    url: '',
    transaction: '',
  }
}

export function depositPortsOf(environment: Environment): typeof depositPorts {
  const { http, clock, window } = environment
  return {
    loadMethods: fromPromise(({ signal }) => http.send(moneyCalls.paymentMethods, { signal })),
    loadPromotions: fromPromise(async ({ signal }) =>
      mapResult(await http.send(promotionCalls.promotions, { signal }), ({ promotions }) =>
        promotions.filter(
          ({ status, end_date }) =>
            status === 'active' && (parseWireTime(end_date ?? '') ?? Number.POSITIVE_INFINITY) > clock.now(),
        ),
      ),
    ),
    loadChannels: fromPromise(async ({ input, signal }) =>
      mapResult(await http.send(moneyCalls.channels, { query: { name: input }, signal }), ({ data }) => data),
    ),
    loadTransactions: loadTransactionsOf(environment),
    loadStanding: fromPromise(async ({ input, signal }) => {
      const [phones, transactions] = await allSettledThen(
        loadVerifiedPhones(http, input, signal),
        loadTransactions(http, input, signal),
      )
      if (!phones.ok) return phones
      const verified = phones.value.length > 0
      // The first check speaks first, whatever became of what the second needs.
      if (!verified) return succeeded({ verified, transactions: [] })
      return mapResult(transactions, (all) => {
        // What waits has settled a request of unknown outcome: the next one is another.
        if (hasPending(all, 'deposit')) forgetKey(environment, input, moneyCalls.requestEwallet)
        return { verified, transactions: all }
      })
    }),
    requestNumber: fromPromise(async ({ input, signal }) => {
      const { method, channel, amount, currency } = input
      const account_type = (channel ?? method).account_type ?? ''
      const outcome = await http.send(moneyCalls.walletNumber, {
        query: { name: method.name, account_type, amount },
        signal,
      })
      const whole = payWithin(currency)
      return mapResult(outcome, ([first]): Payment | null =>
        first
          ? {
              ...paymentOf(input),
              number: first.account_number,
              deadline: clock.now() + whole,
              whole,
            }
          : null,
      )
    }),
    requestEwallet: fromPromise(async ({ input, signal }) => {
      const { remoteId, method, amount, promotionId } = input
      const outcome = await sendIdempotent(environment, remoteId, moneyCalls.requestEwallet, {
        body: { amount, type: 'deposit', provider: method.name, promotion: promotionId },
        signal,
      })
      return mapResult(outcome, (answer): Payment | null => {
        const url = framedAddress(answer.url, window.location.origin)
        const number = answer.number ?? ''
        if (!url && !number) return null
        const whole = ewalletWithin(answer.timer)
        return {
          ...paymentOf(input),
          paymentType: 'ewallet',
          amount: answer.amount,
          number,
          url,
          transaction: answer.transaction,
          deadline: clock.now() + whole,
          whole,
        }
      })
    }),
    draft: draftStore<DepositForm>(environment),
  }
}

const draft = z.object({
  method: z.string(),
  channel: z.string(),
  amount: z.string(),
  promotion: z.string(),
})

/** The form as the player left it, else an empty one. */
export function readDepositDraft(storage: Storage, remoteId: string): DepositForm {
  return readDraft(storage, { remoteId, flow: 'deposit' }, draft) ?? EMPTY_DEPOSIT
}
