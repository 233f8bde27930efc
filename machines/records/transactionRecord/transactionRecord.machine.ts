import { assign, setup } from 'xstate'
import { port } from '../../common/port.ts'
import type { Transaction } from '../../contract/money.ts'
import { recordsMachine } from '../records.machine.ts'
import { ALL, type TransactionFilter, transactionId } from './transactionRecord.rules.ts'

interface TransactionRecordContext {
  readonly remoteId: string
  filter: TransactionFilter
  /** The filter as it is being chosen. */
  choice: TransactionFilter
  /** When the filter was confirmed, in milliseconds since the epoch. */
  now: number
}

type TransactionRecordEvent =
  | { type: 'filter.open' }
  | { type: 'filter.chosen'; choice: Partial<TransactionFilter> }
  | { type: 'filter.confirm' }
  | { type: 'filter.close' }
  | { type: 'filter.clear' }

export const transactionRecordPorts = { askNow: port<number>('askNow') }

/** The player's deposits, withdrawals and bonuses. */
export const transactionsMachine = recordsMachine<Transaction>('transactions', transactionId)

const transactionRecord = setup({
  types: {
    context: {} as TransactionRecordContext,
    events: {} as TransactionRecordEvent,
    input: {} as { remoteId: string },
    children: {} as { transactions: 'transactions' },
  },
  actors: { ...transactionRecordPorts, transactions: transactionsMachine },
  actions: {
    startChoice: assign(({ context }) => ({ choice: context.filter })),
    choose: assign(({ context, event }) =>
      event.type === 'filter.chosen' ? { choice: { ...context.choice, ...event.choice } } : {},
    ),
    apply: assign(({ context }, now: number) => ({ filter: context.choice, now })),
    clear: assign({ filter: ALL }),
  },
})

const choosing = transactionRecord.createStateConfig({
  on: {
    'filter.chosen': { actions: 'choose' },
    'filter.confirm': 'applying',
    'filter.close': 'idle',
  },
})

/** Asks what day it is only now: the page may have been open overnight. */
const applying = transactionRecord.createStateConfig({
  invoke: {
    src: 'askNow',
    id: 'askNow',
    onDone: { target: 'idle', actions: { type: 'apply', params: ({ event }) => event.output } },
    onError: 'idle',
  },
})

/** Narrows the list of transactions by a filter. */
export const transactionRecordMachine = transactionRecord.createMachine({
  id: 'transactionRecord',
  context: ({ input }) => ({ ...input, filter: ALL, choice: ALL, now: 0 }),
  invoke: {
    src: 'transactions',
    id: 'transactions',
    input: ({ context }) => ({ remoteId: context.remoteId }),
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'filter.open': { target: 'choosing', actions: 'startChoice' },
        'filter.clear': { actions: 'clear' },
      },
    },
    choosing,
    applying,
  },
})
