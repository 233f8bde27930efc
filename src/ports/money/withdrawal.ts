import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { mapResult } from '../../../machines/common/result.ts'
import { moneyCalls } from '../../../machines/contract/money.ts'
import type { DraftPlace } from '../../../machines/money/draft.types.ts'
import { currencyOf, offeredMethods } from '../../../machines/money/methods.rules.ts'
import { pendingRequests } from '../../../machines/money/pending.rules.ts'
import type {
  WithdrawalDraft,
  withdrawalPorts,
} from '../../../machines/money/withdrawal/withdrawal.machine.ts'
import { EMPTY_WITHDRAWAL } from '../../../machines/money/withdrawal/withdrawal.rules.ts'
import { allSettledThen } from '../../environment/allSettledThen.ts'
import { draftStore, forgetDrafts, keepDraft, readDraft } from '../../environment/drafts.ts'
import type { Environment } from '../../environment/environment.ts'
import { sendIdempotent } from '../../environment/idempotency.ts'
import type { Storage } from '../../environment/storage.ts'
import { loadVerifiedPhones } from '../account/phones.ts'
import { loadTransactions, loadTransactionsOf } from '../records/transactionRecord.ts'
import { closeRequest } from './closeRequest.ts'

const form = z.object({ amount: z.string(), account: z.string(), method: z.string() })
const draft = z.object({ form, sent: z.nullable(z.object({ form, known: z.array(z.string()) })) })

const placeOf = (remoteId: string): DraftPlace => ({ remoteId, flow: 'withdrawal' })

/** What was filled in before, an empty form where nothing is kept. */
export function readWithdrawal(storage: Storage, remoteId: string): WithdrawalDraft {
  return readDraft(storage, placeOf(remoteId), draft) ?? { form: EMPTY_WITHDRAWAL, sent: null }
}

export function withdrawalPortsOf(environment: Environment): typeof withdrawalPorts {
  const { http, storage, clock } = environment
  return {
    loadOptions: fromPromise(async ({ input, signal }) => {
      const [methods, phones, transactions] = await allSettledThen(
        http.send(moneyCalls.paymentMethods, { signal }),
        loadVerifiedPhones(http, input, signal),
        loadTransactions(http, input, signal),
      )
      if (!phones.ok) return phones
      return mapResult(methods, (all) => ({
        // The wire has no address to send USDT to.
        methods: offeredMethods(all).filter((method) => currencyOf(method) === 'BDT'),
        phones: phones.value,
        pending: transactions.ok ? pendingRequests(transactions.value) : [],
      }))
    }),
    loadTransactions: loadTransactionsOf(environment),
    check: fromPromise(({ input, signal }) =>
      http.send(moneyCalls.withdrawCheck, { query: { remote_id: input }, signal }),
    ),
    submitWithdrawal: fromPromise(async ({ input, signal }) => {
      const { remoteId, method, account, amount } = input
      // Before the call goes out: a page that dies now knows afterwards that it has sent.
      keepDraft(storage, placeOf(remoteId), input.draft)
      const outcome = await sendIdempotent(environment, remoteId, moneyCalls.submitWithdraw, {
        body: {
          remote_id: remoteId,
          account_number: account,
          amount,
          payment_id: method.id,
          provider: method.name,
        },
        signal,
      })
      if (outcome.ok) forgetDrafts(storage, remoteId, ['withdrawal'])
      return mapResult(outcome, () => ({ at: clock.now() }))
    }),
    closeRequest: fromPromise(async ({ input }) =>
      closeRequest(environment, input, moneyCalls.submitWithdraw, ['withdrawal']),
    ),
    draft: draftStore(environment),
  }
}
