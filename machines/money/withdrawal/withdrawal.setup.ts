import { isWithin, WITHDRAWAL_RANGE } from '@tiya/contract/amountRanges'
import type { Transaction } from '@tiya/contract/money'
import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import { assign, sendTo, setup } from 'xstate'
import type { DraftEvent, DraftPlace } from '../../common/draft.types.ts'
import { amountError, readAmount } from '../../common/input/amount.rules.ts'
import type { FieldChange } from '../../common/input/form.ts'
import type { Result } from '../../common/result.ts'
import type { ScreenMessage, ScreenOutput } from '../../common/routing/screen.types.ts'
import { SUCCESS_SHOWN } from '../../common/time/timings.ts'
import type { Look } from '../moneyCall/moneyCall.machine.ts'
import { hasPending } from '../pending.rules.ts'
import type { ClosedRequest } from '../reconcile.rules.ts'
import { decisionOn, draftAfterApproval, optionsOf, prepareForm, stillOffered } from './withdrawal.rules.ts'
import type {
  FieldError,
  LoadedData,
  PlayerData,
  SubmitError,
  Submitted,
  WithdrawalContext,
  WithdrawalData,
  WithdrawalDraft,
  WithdrawalEvent,
  WithdrawalForm,
  WithdrawalInput,
} from './withdrawal.types.ts'
import { withdrawalRequestMachine } from './withdrawalRequest.machine.ts'

export const withdrawalPorts = {
  loadData: port<LoadedData, string>('loadData'),
  loadPlayer: port<Result<PlayerData>, string>('loadPlayer'),
  /** The server's own check, before anything is sent. */
  preCheck: port<Result<unknown>, string>('preCheck'),
  /** Ends the key of a request of unknown outcome that the operator has decided. */
  lastRequest: channel<never, { readonly type: 'close' } & ClosedRequest>('lastRequest'),
  draft: channel<never, DraftEvent<WithdrawalDraft>, DraftPlace>('draft'),
  /** Reports whether the site takes withdrawals, whenever that changes. */
  withdrawalStatus: channel<WithdrawalEvent>('withdrawalStatus'),
  tabReturns: channel<WithdrawalEvent>('tabReturns'),
}

type Transactions = readonly Transaction[]

/** The withdrawal's ports, guards and actions. */
export const flow = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    input: {} as WithdrawalInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: { ...withdrawalPorts, withdrawalRequest: withdrawalRequestMachine },
  guards: {
    hasNoMethod: (_, data: Result<WithdrawalData>) => data.ok && optionsOf(data.value).methods.length === 0,
    wasApproved: ({ context }, data: Result<WithdrawalData>) =>
      data.ok && decisionOn(context, data.value.transactions) === 'success',
    wasTurnedDown: ({ context }, data: Result<WithdrawalData>) =>
      data.ok && decisionOn(context, data.value.transactions) === 'fail',
    hasNoPhone: ({ context }) => context.options?.phones.length === 0,
    bringsPhone: (_, player: Result<PlayerData>) => player.ok && player.value.phones.length > 0,
    amountMissing: ({ context }) => amountError(context.form.amount) === 'missing',
    accountMissing: ({ context }) => context.form.account === '',
    methodMissing: ({ context }) => context.form.method === '',
    notWhole: ({ context }) => amountError(context.form.amount) === 'notWhole',
    outOfRange: ({ context }) => !isWithin(readAmount(context.form.amount), WITHDRAWAL_RANGE),
    isOpen: ({ context }) => context.open,
    isClosed: ({ context }) => !context.open,
    hasPending: (_, transactions: Transactions) => hasPending(transactions, 'withdraw'),
  },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    offer: assign(({ context }, data: WithdrawalData) => {
      const options = optionsOf(data)
      return { options, form: stillOffered(context.form, options) }
    }),
    takePlayer: assign(({ context: { options } }, player: PlayerData) => ({
      options: options && { ...options, ...player },
    })),
    changeField: assign(({ context }, { field, value }: FieldChange<keyof WithdrawalForm>) => ({
      form: { ...context.form, [field]: value },
    })),
    showFieldError: assign((_, fieldError: FieldError) => ({ fieldError })),
    clearFieldError: assign({ fieldError: null }),
    showError: assign((_, error: SubmitError) => ({ submitError: error })),
    clearError: assign({ submitError: null }),
    prepare: assign(({ context }, transactions: Transactions) => ({
      prepared: prepareForm(context.form, transactions),
    })),
    markSent: assign(({ context }) => ({ sent: context.prepared, lastApproved: false })),
    succeed: assign(({ context: { sent } }, accepted: Submitted | Look) => ({
      accepted,
      sent: sent && { ...sent, known: 'known' in accepted ? accepted.known : sent.known },
    })),
    closeLast: sendTo('lastRequest', ({ context: { remoteId } }, match: ClosedRequest['match']) => ({
      type: 'close' as const,
      remoteId,
      match,
    })),
    forgetSent: assign({ sent: null }),
    startAnew: assign(({ context }) => ({ ...draftAfterApproval(context), lastApproved: true })),
    keepDraft: sendTo('draft', ({ context: { form, sent } }) => ({
      type: 'keep' as const,
      form: { form, sent },
    })),
  },
  delays: { successShown: SUCCESS_SHOWN },
})

/** Nothing has been sent yet: the player sees at once that the site takes no withdrawals. */
export const whenClosed = { guard: 'isClosed', target: 'closed' } as const

/** The operator has since rejected the withdrawal: the money is back, and the form may be sent again. */
export const turnedDown = [
  'forgetSent',
  'keepDraft',
  { type: 'showError', params: { kind: 'rejected' } },
] as const

export const refreshBalance = { type: 'notifyParent', params: { type: 'balance.refresh' } } as const
