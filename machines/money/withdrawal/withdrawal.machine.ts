import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { assign } from 'xstate'
import { checkingPhone, checkingTransactions, preChecking, submitting } from './submission.states.ts'
import { outputOf } from './withdrawal.rules.ts'
import { flow, refreshBalance, turnedDown, whenClosed } from './withdrawal.setup.ts'

const loading = flow.createStateConfig({
  always: whenClosed,
  invoke: {
    src: 'loadData',
    id: 'loadData',
    input: ({ context }) => context.remoteId,
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

const editing = flow.createStateConfig({
  always: whenClosed,
  on: {
    'field.changed': {
      actions: [{ type: 'changeField', params: ({ event }) => event }, 'clearFieldError', 'keepDraft'],
    },
    submit: [
      { guard: 'hasNoPhone', target: 'checkingPhone', actions: 'clearFieldError' },
      { target: 'checkingTransactions', actions: 'clearFieldError' },
    ],
  },
})

/** An error stays until the player has read it, also while the site takes no withdrawals: it may be about a sent one. */
const showingError = flow.createStateConfig({
  exit: 'clearError',
  on: {
    dismiss: 'editing',
    retry: [{ guard: 'hasNoPhone', target: 'checkingPhone' }, 'checkingTransactions'],
  },
})

/** The site takes no withdrawals. The form is kept; what it offers is loaded again when they are taken. */
const closed = flow.createStateConfig({
  entry: assign({ options: null }),
  always: { guard: 'isOpen', target: 'loading' },
})

const succeeded = flow.createStateConfig({
  tags: 'busy',
  entry: refreshBalance,
  after: { successShown: 'done' },
})

/**
 * The player enters a method, amount and account; the flow runs the checks in order and sends one request.
 */
export const withdrawalMachine = flow.createMachine({
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
    checkingPhone,
    checkingTransactions,
    preChecking,
    submitting,
    showingError,
    succeeded,
    done: { type: 'final' },
  },
})
