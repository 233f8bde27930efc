import { assign, setup } from 'xstate'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED, valueOr } from '../../common/result.ts'
import type { Transaction } from '../../contract/money.ts'
import { ALL, type TransactionFilter } from './transactionRecord.rules.ts'

interface TransactionsContext {
  readonly remoteId: string
  /** Null until they are known; kept while they are loaded anew. */
  transactions: readonly Transaction[] | null
  failure: Failure | null
  /** They could not be loaded anew: what is shown may be old. */
  stale: boolean
  filter: TransactionFilter
  /** The filter as it is being chosen. */
  choice: TransactionFilter
  /** When the filter was confirmed, in milliseconds since the epoch. */
  now: number
  /** The id of the transaction whose details are open. */
  opened: string
}

type TransactionsEvent =
  | { type: 'retry' }
  | { type: 'refresh' }
  | { type: 'tab.returned' }
  | { type: 'filter.open' }
  | { type: 'filter.chosen'; choice: Partial<TransactionFilter> }
  | { type: 'filter.confirm' }
  | { type: 'filter.clear' }
  | { type: 'details.open'; id: string }
  | { type: 'close' }

export const transactionRecordPorts = {
  loadTransactions: port<Result<readonly Transaction[]>, string>('loadTransactions'),
  askNow: port<number>('askNow'),
  tabReturns: channel('tabReturns'),
}

/** The player's deposits, withdrawals and bonuses, narrowed by a filter, each with its details. */
export const transactionRecordMachine = setup({
  types: {
    context: {} as TransactionsContext,
    events: {} as TransactionsEvent,
    input: {} as { remoteId: string },
  },
  actors: transactionRecordPorts,
  guards: {
    isKnown: ({ context, event }) =>
      event.type === 'details.open' && Boolean(context.transactions?.some(({ id }) => id === event.id)),
    /** The open transaction is gone from the list. */
    isGone: ({ context }) => !context.transactions?.some(({ id }) => id === context.opened),
  },
}).createMachine({
  id: 'transactionRecord',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    transactions: null,
    failure: null,
    stale: false,
    filter: ALL,
    choice: ALL,
    now: 0,
    opened: '',
  }),
  invoke: { src: 'tabReturns', id: 'tabReturns' },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadTransactions',
            id: 'loadTransactions',
            input: ({ context }) => context.remoteId,
            onDone: [
              {
                guard: isOk,
                target: 'ready',
                actions: assign({ transactions: valueOr(null), stale: false }),
              },
              { target: 'failed', actions: assign({ failure: failureOf }) },
            ],
            onError: { target: 'failed', actions: assign({ failure: UNEXPECTED }) },
          },
        },
        failed: {
          exit: assign({ failure: null }),
          on: { retry: 'loading', 'tab.returned': 'loading' },
        },
        ready: { on: { refresh: 'refreshing', 'tab.returned': 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'loadTransactions',
            id: 'refreshTransactions',
            input: ({ context }) => context.remoteId,
            onDone: [
              {
                guard: isOk,
                target: 'ready',
                actions: assign({ transactions: valueOr(null), stale: false }),
              },
              { target: 'ready', actions: assign({ stale: true }) },
            ],
            onError: { target: 'ready', actions: assign({ stale: true }) },
          },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          entry: assign({ choice: ALL, opened: '' }),
          on: {
            'filter.open': {
              target: 'filter',
              actions: assign(({ context }) => ({ choice: context.filter })),
            },
            'filter.clear': { actions: assign({ filter: ALL }) },
            'details.open': {
              guard: 'isKnown',
              target: 'details',
              actions: assign(({ event }) => ({ opened: event.id })),
            },
          },
        },
        filter: {
          on: {
            'filter.chosen': {
              actions: assign(({ context, event }) => ({ choice: { ...context.choice, ...event.choice } })),
            },
            'filter.confirm': 'applying',
            close: 'closed',
          },
        },
        /** What is today is asked for when it matters. */
        applying: {
          invoke: {
            src: 'askNow',
            id: 'askNow',
            onDone: {
              target: 'closed',
              actions: assign(({ context, event }) => ({ filter: context.choice, now: event.output })),
            },
            onError: 'closed',
          },
        },
        details: {
          always: { guard: 'isGone', target: 'closed' },
          on: { close: 'closed' },
        },
      },
    },
  },
})
