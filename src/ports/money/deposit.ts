import { allTransactions, moneyCalls } from '@tiya/contract/money'
import { promotionCalls } from '@tiya/contract/promotions'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import * as z from 'zod/mini'
import { isLocalPhone } from '#machines/common/input/phone.rules.ts'
import { mapResult } from '#machines/common/result.ts'
import { EMPTY_DEPOSIT, eligibilityOf, openPromotions } from '#machines/money/deposit/deposit.rules.ts'
import type { depositPorts } from '#machines/money/deposit/deposit.setup.ts'
import { type DepositForm, depositFormSchema } from '#machines/money/deposit/deposit.types.ts'
import { paymentToEwallet, paymentToNumber } from '#machines/money/deposit/payment.rules.ts'
import type { Payment } from '#machines/money/makePayment/makePayment.types.ts'
import { offersUsdt } from '#machines/money/usdt.selectors.ts'
import type { Environment } from '../../environment/environment.ts'
import { allSettledThen } from '../../environment/http/allSettledThen.ts'
import { forgetKey, sendIdempotent } from '../../environment/http/idempotency.ts'
import { framedAddress } from '../../environment/page/frames.ts'
import { forgetState } from '../../environment/page/navigation.ts'
import { draftStore, readDraft } from '../../environment/storage/drafts.ts'
import type { Storage } from '../../environment/storage/storage.ts'
import { loadOf } from '../common/load.ts'
import { loadPhones, loadVerifiedPhones } from '../common/phones.ts'
import { refreshSettings, settingsOf } from '../common/refreshSettings.ts'
import { loadTransactions } from '../records/transactionRecord.ts'
import { readUnderWay } from './paymentUnderWay.ts'
import { beginPayment } from './storedPayments.ts'

/** Returns the ports for the deposit's calls and its stored draft. */
export function depositPortsOf(environment: Environment): typeof depositPorts {
  const { http, clock, window } = environment
  const kept = (payment: Payment | null) => {
    if (payment) beginPayment(environment, payment)
    return payment
  }
  return {
    loadMethods: loadOf(environment, ({ signal }) => http.send(moneyCalls.paymentMethods, { signal })),
    loadPromotions: loadOf(environment, async ({ signal }) =>
      mapResult(await http.send(promotionCalls.promotions, { signal, fresh: true }), ({ promotions }) =>
        openPromotions(promotions, clock.now()),
      ),
    ),
    loadChannels: loadOf(environment, async ({ input, signal }) =>
      mapResult(await http.send(moneyCalls.channels, { query: { name: input }, signal }), ({ data }) => data),
    ),
    loadOpening: loadOf(environment, async ({ input, signal }) => {
      const [transactions, phones] = await allSettledThen(
        loadTransactions(http, input, signal, allTransactions),
        loadPhones(http, input, signal),
      )
      if (!transactions.ok && !phones.ok) return transactions
      return succeeded({
        transactions: transactions.ok ? transactions.value : null,
        missingPhone: phones.ok ? phones.value.missingPhone : null,
      })
    }),
    loadEligibility: promisePort(environment.report, async ({ input, signal, system }) => {
      const [phones, transactions] = await allSettledThen(
        loadVerifiedPhones(http, input, signal, { isUsable: isLocalPhone }),
        loadTransactions(http, input, signal, allTransactions),
        refreshSettings(system, signal),
      )
      const site = settingsOf(system)?.getSnapshot()
      return mapResult(eligibilityOf(phones, transactions), (player) => ({
        ...player,
        underWay: readUnderWay(environment, input),
        offersUsdt: !site || offersUsdt(site),
      }))
    }),
    requestNumber: promisePort(environment.report, async ({ input, signal }) => {
      const { method, channel, amount, promotionId } = input
      const account_type = (channel ?? method).account_type ?? ''
      const result = await http.send(moneyCalls.walletNumber, {
        query: { name: method.name, account_type, amount, ...(promotionId && { promotion_id: promotionId }) },
        signal,
      })
      return mapResult(result, (answer) => kept(paymentToNumber(input, answer, clock.now())))
    }),
    requestEwallet: promisePort(environment.report, async ({ input, signal }) => {
      const { remoteId, method, amount, promotionId } = input
      const result = await sendIdempotent(environment, remoteId, moneyCalls.requestEwallet, {
        body: { amount, type: 'deposit', provider: method.name, promotion: promotionId },
        signal,
      })
      // A server may repeat its answer to a key, so the time to pay runs from when the key was first sent.
      return mapResult(result, (answer) =>
        kept(
          paymentToEwallet(input, answer, framedAddress(answer.url, window.location.origin), result.sentAt),
        ),
      )
    }),
    ewalletKey: channelPort(({ receive, input }) => {
      receive(() => forgetKey(environment, input, moneyCalls.requestEwallet))
    }),
    // The draft now has the promotion. A reload must not undo what the player has chosen since.
    draft: draftStore<DepositForm>(environment, () => forgetState(window)),
  }
}

const promotionState = z.object({ promotion: z.string(), name: z.optional(z.string()) })

/**
 * Returns the form as the player left it, or an empty one. A promotion in the navigation state of `/deposit`
 * replaces the earlier choice.
 */
export function readDepositForm(storage: Storage, remoteId: string, state: unknown): DepositForm {
  const form = readDraft(storage, { remoteId, flow: 'deposit' }, depositFormSchema) ?? EMPTY_DEPOSIT
  return { ...form, ...z.safeParse(promotionState, state).data }
}
