import { allTransactions, moneyCalls } from '@tiya/contract/money'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import type { ActorRefFrom } from 'xstate'
import type { siteMachine } from '#machines/app/site/site.machine.ts'
import type { DraftPlace } from '#machines/common/draft.types.ts'
import { readAmount } from '#machines/common/input/amount.rules.ts'
import { isLocalPhone } from '#machines/common/input/phone.rules.ts'
import { present } from '#machines/common/present.ts'
import { mapResult } from '#machines/common/result.ts'
import type { MoneyCallPorts } from '#machines/money/moneyCall/moneyCall.machine.ts'
import type { withdrawalPorts } from '#machines/money/withdrawal/withdrawal.setup.ts'
import {
  EMPTY_DRAFT,
  type Submitted,
  type WithdrawalDraft,
  type WithdrawalRequest,
  withdrawalDraft,
} from '#machines/money/withdrawal/withdrawal.types.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { allSettledThen } from '../../environment/http/allSettledThen.ts'
import { hasOpenKey, sendIdempotent } from '../../environment/http/idempotency.ts'
import { draftStore, forgetDrafts, keepDraft, readDraft } from '../../environment/storage/drafts.ts'
import { loadPhones } from '../common/phones.ts'
import { refreshSettings } from '../common/refreshSettings.ts'
import { loadTransactions } from '../records/transactionRecord.ts'
import { loadTurnovers } from '../records/turnoverRecord.ts'
import { closeRequest } from './closeRequest.ts'

const placeOf = (remoteId: string): DraftPlace => ({ remoteId, flow: 'withdrawal' })

/** Returns the stored draft, or an empty form if there is none. What was sent is forgotten with its key. */
export function readWithdrawal(environment: Environment, remoteId: string): WithdrawalDraft {
  const draft = readDraft(environment.storage, placeOf(remoteId), withdrawalDraft) ?? EMPTY_DRAFT
  return hasOpenKey(environment, remoteId, moneyCalls.submitWithdraw) ? draft : { ...draft, sent: null }
}

export function withdrawalPortsOf(environment: Environment): typeof withdrawalPorts {
  const { http } = environment
  // The methods are of Bangladesh: they pay to no number of another country.
  const loadPlayer = (remoteId: string, signal: AbortSignal) =>
    loadPhones(http, remoteId, signal, { isUsable: isLocalPhone })
  return {
    loadData: promisePort(environment.report, async ({ input, signal }) => {
      const [methods, phones, transactions, turnovers] = await allSettledThen(
        http.send(moneyCalls.paymentMethods, { signal }),
        loadPlayer(input, signal),
        loadTransactions(http, input, signal),
        loadTurnovers(http, input, signal),
      )
      if (!methods.ok) return methods
      if (!phones.ok) return { ...phones, missing: 'phones' }
      return succeeded({
        methods: methods.value,
        ...phones.value,
        transactions: transactions.ok ? transactions.value : [],
        turnovers: turnovers.ok ? turnovers.value : null,
      })
    }),
    loadPlayer: promisePort(environment.report, ({ input, signal }) => loadPlayer(input, signal)),
    preCheck: promisePort(environment.report, ({ input, signal }) =>
      http.send(moneyCalls.withdrawCheck, { query: { remote_id: input }, signal }),
    ),
    lastRequest: channelPort(({ receive }) => {
      receive((closed) => closeRequest(environment, closed, moneyCalls.submitWithdraw, 'withdrawal'))
    }),
    draft: draftStore(environment),
    tabReturns: tabReturns(environment),
    withdrawalStatus: channelPort(({ sendBack, system }) => {
      const site: ActorRefFrom<typeof siteMachine> | undefined = system.get('site')
      let open = true
      const report = () => {
        const isOpen = site?.getSnapshot().context.general?.withdrawal_status !== false
        if (isOpen !== open) sendBack({ type: 'status.changed', open: isOpen })
        open = isOpen
      }
      report()
      return site?.subscribe(report).unsubscribe
    }),
  }
}

/** Returns the ports for the request of a withdrawal. */
export function withdrawalRequestPortsOf(
  environment: Environment,
): MoneyCallPorts<WithdrawalRequest, Submitted> {
  const { http, storage, clock } = environment
  return {
    look: promisePort(environment.report, async ({ input: { form }, signal, system }) => {
      const [transactions] = await allSettledThen(
        loadTransactions(http, form.remoteId, signal, allTransactions),
        refreshSettings(system, signal),
      )
      return mapResult(transactions, (all) => ({ at: clock.now(), transactions: all }))
    }),
    send: promisePort(environment.report, async ({ input: { form: request }, signal }) => {
      const { remoteId, form, sent } = request
      const method = present(request.method)
      const known = sent?.known ?? []
      // Stored before the call is sent, so a page that dies now can tell afterwards that it was.
      keepDraft(storage, placeOf(remoteId), { form, sent })
      const body = {
        remote_id: remoteId,
        account_number: form.account,
        amount: present(readAmount(form.amount)),
        payment_id: method.id,
        provider: method.name,
      }
      const result = await sendIdempotent(
        environment,
        remoteId,
        moneyCalls.submitWithdraw,
        { body, signal },
        { known },
      )
      if (result.ok) forgetDrafts(storage, remoteId, ['withdrawal'])
      return mapResult(result, () => ({ at: clock.now(), known: result.known ?? known }))
    }),
    request: channelPort(({ receive, input: { form } }) => {
      receive(({ match }) => {
        const closed = { remoteId: form.remoteId, match }
        closeRequest(environment, closed, moneyCalls.submitWithdraw, 'withdrawal')
      })
    }),
  }
}
