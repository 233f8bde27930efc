import { assign, sendTo, setup } from 'xstate'
import { amountError, readAmount } from '../../common/amount.rules.ts'
import type { DraftEvent, DraftPlace } from '../../common/draft.types.ts'
import type { FieldChange } from '../../common/form.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { isMoneyOutcomeUnknown } from '../../common/outcome.rules.ts'
import { channel, port } from '../../common/port.ts'
import { type DoneEvent, failureOf, hasFailed, isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenMessage, ScreenOutput } from '../../common/screen.types.ts'
import { SUCCESS_SHOWN } from '../../common/timings.ts'
import { isWithin, WITHDRAWAL_RANGE } from '../../contract/amountRanges.ts'
import type { Transaction } from '../../contract/money.ts'
import { hasPending } from '../pending.rules.ts'
import type { Accepted, ClosedRequest } from '../reconcile.rules.ts'
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
  /** Also has the site load its settings again: `withdrawalStatus` reports what has changed before this ends. */
  loadTransactions: port<Result<readonly Transaction[]>, string>('loadTransactions'),
  /** The server's own check, before anything is sent. */
  preCheck: port<Result<unknown>, string>('preCheck'),
  submitWithdrawal: port<Result<Submitted>, WithdrawalRequest>('submitWithdrawal'),
  closeRequest: port<Result<Accepted>, ClosedRequest>('closeRequest'),
  draft: channel<never, DraftEvent<WithdrawalDraft>, DraftPlace>('draft'),
  /** Reports whether the site takes withdrawals, whenever that changes. */
  withdrawalStatus: channel<WithdrawalEvent>('withdrawalStatus'),
  tabReturns: channel<WithdrawalEvent>('tabReturns'),
}

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
  actors: withdrawalPorts,
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
    wasAccepted: ({ context }, transactions: Transactions) => matchOf(context, transactions) === 'accepted',
    wasRejected: ({ context }, transactions: Transactions) => matchOf(context, transactions) === 'rejected',
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
    succeed: assign(({ context }, { at, known }: Submitted) => ({
      accepted: { at },
      sent: context.sent && { ...context.sent, known },
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
const whenClosed = { guard: 'isClosed', target: 'closed' } as const

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
        target: 'closingApproved',
        actions: { type: 'offer', params: outputValue },
      },
      {
        guard: { type: 'wasTurnedDown', params: ({ event }) => event.output },
        target: 'closingRejected',
        actions: { type: 'offer', params: outputValue },
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
    src: 'loadTransactions',
    id: 'loadTransactions',
    input: remoteIdOf,
    onDone: [
      {
        guard: hasFailed,
        target: 'showingError',
        actions: { type: 'showError', params: { kind: 'transactions' } },
      },
      { guard: { type: 'wasAccepted', params: outputValue }, target: 'closingAccepted' },
      { guard: { type: 'wasRejected', params: outputValue }, target: 'closingRejected' },
      {
        guard: { type: 'hasPending', params: outputValue },
        target: 'showingError',
        actions: { type: 'showError', params: { kind: 'pending' } },
      },
      correctIf('amountMissing', { field: 'amount', error: 'missing' }),
      correctIf('accountMissing', { field: 'account' }),
      correctIf('methodMissing', { field: 'method' }),
      correctIf('notWhole', { field: 'amount', error: 'notWhole' }),
      correctIf('outOfRange', { field: 'amount', error: 'outOfRange' }),
      { target: 'preChecking', actions: { type: 'prepare', params: outputValue } },
    ],
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
    src: 'submitWithdrawal',
    id: 'submitWithdrawal',
    input: ({ context }) => requestOf(context),
    onDone: [
      { guard: isOk, target: 'succeeded', actions: { type: 'succeed', params: outputValue } },
      {
        guard: isMoneyOutcomeUnknown,
        target: 'showingError',
        actions: [
          { type: 'showError', params: submitError },
          { type: 'notifyParent', params: { type: 'balance.refresh' } },
        ],
      },
      {
        target: 'showingError',
        actions: [{ type: 'showError', params: submitError }, 'forgetSent', 'keepDraft'],
      },
    ],
  },
})

/** An error stays until the player has read it, also while the site takes no withdrawals: it may be about a sent one. */
const showingError = withdrawal.createStateConfig({
  exit: 'clearError',
  on: { dismiss: 'editing', retry: 'checkingTransactions' },
})

const closingAccepted = withdrawal.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'closeRequest',
    id: 'closeRequest',
    input: ({ context }) => ({ remoteId: context.remoteId, match: 'accepted' as const }),
    onDone: [
      { guard: isOk, target: 'succeeded', actions: assign({ accepted: outputValue }) },
      { target: 'succeeded' },
    ],
  },
})

/** The request of unknown outcome has been approved. What was typed since is kept. */
const closingApproved = withdrawal.createStateConfig({
  invoke: {
    src: 'closeRequest',
    id: 'closeRequest',
    input: ({ context }) => ({ remoteId: context.remoteId, match: 'accepted' as const }),
    onDone: { target: 'editing', actions: ['startAnew', 'keepDraft'] },
  },
})

/** The operator has since rejected the withdrawal: the money is back, and the form may be sent again. */
const closingRejected = withdrawal.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'closeRequest',
    id: 'closeRequest',
    input: ({ context }) => ({ remoteId: context.remoteId, match: 'rejected' as const }),
    onDone: [
      {
        guard: isOk,
        target: 'showingError',
        actions: ['forgetSent', 'keepDraft', { type: 'showError', params: { kind: 'rejected' } }],
      },
      { target: 'showingError', actions: { type: 'showError', params: { kind: 'rejected' } } },
    ],
  },
})

/** The site takes no withdrawals. The form is kept; what it offers is loaded again when they are taken. */
const closed = withdrawal.createStateConfig({
  entry: assign({ options: null }),
  always: { guard: 'isOpen', target: 'loading' },
})

const succeeded = withdrawal.createStateConfig({
  tags: 'busy',
  entry: { type: 'notifyParent', params: { type: 'balance.refresh' } },
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
    closingAccepted,
    closingApproved,
    closingRejected,
    succeeded,
    done: { type: 'final' },
  },
})
