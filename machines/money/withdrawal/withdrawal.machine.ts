import { assign, sendTo, setup } from 'xstate'
import type { DraftEvent, DraftPlace } from '../../common/draft.types.ts'
import { amountError, readAmount } from '../../common/input/amount.rules.ts'
import type { FieldChange } from '../../common/input/form.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { type DoneEvent, failureOf, isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenMessage, ScreenOutput } from '../../common/routing/screen.types.ts'
import { SUCCESS_SHOWN } from '../../common/time/timings.ts'
import { isWithin, WITHDRAWAL_RANGE } from '../../contract/amountRanges.ts'
import type { Transaction } from '../../contract/money.ts'
import {
  isAccepted,
  isRefused,
  isRejected,
  isUnchecked,
  type Look,
  moneyCallMachine,
  transactionsIn,
} from '../moneyCall/moneyCall.machine.ts'
import { hasPending } from '../pending.rules.ts'
import type { ClosedRequest } from '../reconcile.rules.ts'
import {
  decisionOn,
  draftAfterApproval,
  matchOf,
  optionsOf,
  outputOf,
  prepareForm,
  requestOf,
  stillOffered,
} from './withdrawal.rules.ts'
import type {
  FieldError,
  LoadedData,
  SubmitError,
  Submitted,
  WithdrawalContext,
  WithdrawalData,
  WithdrawalDraft,
  WithdrawalEvent,
  WithdrawalForm,
  WithdrawalInput,
  WithdrawalRequest,
} from './withdrawal.types.ts'
import { errorOfPreCheck, errorOfSubmit } from './withdrawalErrors.rules.ts'

export const withdrawalPorts = {
  loadData: port<LoadedData, string>('loadData'),
  /** The server's own check, before anything is sent. */
  preCheck: port<Result<unknown>, string>('preCheck'),
  /** Ends the key of a request of unknown outcome that the operator has decided. */
  lastRequest: channel<never, { readonly type: 'close' } & ClosedRequest>('lastRequest'),
  draft: channel<never, DraftEvent<WithdrawalDraft>, DraftPlace>('draft'),
  /** Reports whether the site takes withdrawals, whenever that changes. */
  withdrawalStatus: channel<WithdrawalEvent>('withdrawalStatus'),
  tabReturns: channel<WithdrawalEvent>('tabReturns'),
}

/**
 * Requests a withdrawal; one that may have arrived is looked for. To look also has the site load its settings again:
 * `withdrawalStatus` reports what has changed before that ends.
 */
export const withdrawalRequestMachine = moneyCallMachine<WithdrawalRequest, Submitted>(
  'withdrawalRequest',
  matchOf,
)

type Transactions = readonly Transaction[]

const remoteIdOf = ({ context }: { context: WithdrawalContext }) => context.remoteId
const preCheckError = (done: DoneEvent<unknown>) => errorOfPreCheck(failureOf(done))
const submitError = (done: DoneEvent<unknown>) => errorOfSubmit(failureOf(done))

const withdrawal = setup({
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

const REFRESH = { type: 'notifyParent', params: { type: 'balance.refresh' } } as const

/** Nothing has been sent yet: the player sees at once that the site takes no withdrawals. */
const whenClosed = { guard: 'isClosed', target: 'closed' } as const

/** The operator has since rejected the withdrawal: the money is back, and the form may be sent again. */
const turnedDown = ['forgetSent', 'keepDraft', { type: 'showError', params: { kind: 'rejected' } }] as const

const unchecked = {
  target: 'showingError',
  actions: { type: 'showError', params: { kind: 'transactions' } },
} as const

const loading = withdrawal.createStateConfig({
  always: whenClosed,
  invoke: {
    src: 'loadData',
    id: 'loadData',
    input: remoteIdOf,
    onDone: [
      { guard: { type: 'hasNoMethod', params: ({ event }) => event.output }, target: 'noMethods' },
      {
        guard: { type: 'wasApproved', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'offer', params: outputValue },
          { type: 'closeLast', params: 'accepted' },
          'startAnew',
          'keepDraft',
        ],
      },
      {
        guard: { type: 'wasTurnedDown', params: ({ event }) => event.output },
        target: 'showingError',
        actions: [
          { type: 'offer', params: outputValue },
          { type: 'closeLast', params: 'rejected' },
          ...turnedDown,
        ],
      },
      { guard: isOk, target: 'editing', actions: { type: 'offer', params: outputValue } },
      {
        target: 'failed',
        actions: assign({ failure: failureOf, missing: ({ event }) => event.output.missing }),
      },
    ],
  },
})

const editing = withdrawal.createStateConfig({
  always: whenClosed,
  on: {
    'field.changed': {
      actions: [{ type: 'changeField', params: ({ event }) => event }, 'clearFieldError', 'keepDraft'],
    },
    submit: [
      {
        guard: 'hasNoPhone',
        target: 'showingError',
        actions: ['clearFieldError', { type: 'showError', params: { kind: 'phone' } }],
      },
      { target: 'checkingTransactions', actions: 'clearFieldError' },
    ],
  },
})

/** One check of a field: the player sees the error beside it. */
function correctIf(
  guard: 'amountMissing' | 'accountMissing' | 'methodMissing' | 'notWhole' | 'outOfRange',
  error: FieldError,
) {
  return { guard, target: 'editing', actions: { type: 'showFieldError', params: error } } as const
}

/** Runs before every submission, so a withdrawal that has arrived is not sent again. */
const checkingTransactions = withdrawal.createStateConfig({
  tags: 'busy',
  always: whenClosed,
  invoke: {
    src: 'withdrawalRequest',
    id: 'look',
    input: ({ context }) => ({ form: requestOf(context), task: 'find' as const }),
    onDone: [
      { guard: isUnchecked, ...unchecked },
      { guard: isAccepted, target: 'succeeded', actions: { type: 'succeed', params: outputValue } },
      { guard: isRejected, target: 'showingError', actions: turnedDown },
      {
        guard: { type: 'hasPending', params: transactionsIn },
        target: 'showingError',
        actions: { type: 'showError', params: { kind: 'pending' } },
      },
      correctIf('amountMissing', { field: 'amount', error: 'missing' }),
      correctIf('accountMissing', { field: 'account' }),
      correctIf('methodMissing', { field: 'method' }),
      correctIf('notWhole', { field: 'amount', error: 'notWhole' }),
      correctIf('outOfRange', { field: 'amount', error: 'outOfRange' }),
      { target: 'preChecking', actions: { type: 'prepare', params: transactionsIn } },
    ],
    onError: unchecked,
  },
})

const preChecking = withdrawal.createStateConfig({
  tags: 'busy',
  always: whenClosed,
  invoke: {
    src: 'preCheck',
    id: 'preCheck',
    input: remoteIdOf,
    onDone: [
      { guard: isOk, target: 'submitting', actions: 'markSent' },
      { target: 'showingError', actions: { type: 'showError', params: preCheckError } },
    ],
  },
})

const submitting = withdrawal.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'withdrawalRequest',
    id: 'submission',
    input: ({ context }) => ({ form: requestOf(context), task: 'send' as const }),
    onDone: [
      { guard: isAccepted, target: 'succeeded', actions: { type: 'succeed', params: outputValue } },
      {
        guard: isRefused,
        target: 'showingError',
        actions: [{ type: 'showError', params: submitError }, 'forgetSent', 'keepDraft'],
      },
      { target: 'showingError', actions: [{ type: 'showError', params: submitError }, REFRESH] },
    ],
    onError: {
      target: 'showingError',
      actions: [{ type: 'showError', params: { kind: 'unanswered' } }, REFRESH],
    },
  },
})

/** An error stays until the player has read it, also while the site takes no withdrawals: it may be about a sent one. */
const showingError = withdrawal.createStateConfig({
  exit: 'clearError',
  on: { dismiss: 'editing', retry: 'checkingTransactions' },
})

/** The site takes no withdrawals. The form is kept; what it offers is loaded again when they are taken. */
const closed = withdrawal.createStateConfig({
  entry: assign({ options: null }),
  always: { guard: 'isOpen', target: 'loading' },
})

const succeeded = withdrawal.createStateConfig({
  tags: 'busy',
  entry: REFRESH,
  after: { successShown: 'done' },
})

/**
 * The player enters a method, amount and account; the flow runs the checks in order and sends one request.
 */
export const withdrawalMachine = withdrawal.createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({
    ...input,
    open: true,
    options: null,
    failure: null,
    missing: undefined,
    fieldError: null,
    submitError: null,
    prepared: null,
    accepted: null,
    lastApproved: false,
  }),
  output: ({ context }) => outputOf(context),
  invoke: [
    {
      src: 'draft',
      id: 'draft',
      input: ({ context }) => ({ remoteId: context.remoteId, flow: 'withdrawal' as const }),
    },
    { src: 'lastRequest', id: 'lastRequest' },
    { src: 'withdrawalStatus', id: 'withdrawalStatus' },
    { src: 'tabReturns', id: 'tabReturns' },
  ],
  on: { 'status.changed': { actions: assign({ open: ({ event }) => event.open }) } },
  initial: 'loading',
  states: {
    loading,
    noMethods: { always: whenClosed, on: { retry: 'loading' } },
    failed: { always: whenClosed, on: { retry: 'loading', 'tab.returned': 'loading' } },
    closed,
    editing,
    checkingTransactions,
    preChecking,
    submitting,
    showingError,
    succeeded,
    done: { type: 'final' },
  },
})
