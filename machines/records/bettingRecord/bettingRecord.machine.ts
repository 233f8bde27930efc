import type { BettingRecord, ExchangeRecord } from '@tiya/contract/play'
import { assign, sendTo, setup } from 'xstate'
import { type KeepViewEvent, keepView } from '../../common/lists/keptView.ts'
import { type FilteredRecordsInput, filteredRecordsMachine } from '../filteredRecords.machine.ts'
import { recordsMachine } from '../records.machine.ts'
import {
  ALL_SETTLED,
  type BettingTab,
  type ExchangeFilter,
  exchangeIdentity,
  LAST_7_DAYS,
  type SettledFilter,
  settledIdentity,
} from './bettingRecord.rules.ts'

export const settledBetsMachine = recordsMachine<BettingRecord>('settledBets', settledIdentity)
export const exchangeBetsMachine = recordsMachine<ExchangeRecord>('exchangeBets', exchangeIdentity)

/** The bets on games, filtered by provider, type and day. */
export const settledMachine = filteredRecordsMachine<BettingRecord, SettledFilter>(
  'settled',
  settledBetsMachine,
  ALL_SETTLED,
)

/** The bets on the exchange, filtered by day. */
export const exchangeRecordMachine = filteredRecordsMachine<ExchangeRecord, ExchangeFilter>(
  'exchangeRecord',
  exchangeBetsMachine,
  LAST_7_DAYS,
)

export interface BettingRecordInput {
  readonly remoteId: string
  readonly tab: BettingTab
  /** The stored views of both tabs that the player comes back to. */
  readonly settled: FilteredRecordsInput<SettledFilter>['kept']
  readonly exchange: FilteredRecordsInput<ExchangeFilter>['kept']
}

interface BettingRecordContext extends BettingRecordInput {
  tab: BettingTab
}

type BettingRecordEvent = { type: 'tab.chosen'; tab: BettingTab }

const betting = setup({
  types: {
    context: {} as BettingRecordContext,
    events: {} as BettingRecordEvent,
    input: {} as BettingRecordInput,
    children: {} as { settled: 'settled'; exchange: 'exchange'; keepView: 'keepView' },
  },
  actors: { settled: settledMachine, exchange: exchangeRecordMachine, keepView },
  guards: {
    isSettled: ({ context }) => context.tab === 'settled',
    isExchange: ({ context }) => context.tab === 'exchange',
  },
  actions: {
    choose: assign(({ event }) => ({ tab: event.tab })),
    keep: sendTo('keepView', ({ context }): KeepViewEvent => ({ type: 'keep', view: context.tab })),
  },
})

const settled = betting.createStateConfig({
  initial: 'unopened',
  states: {
    unopened: { always: { guard: 'isSettled', target: 'opened' } },
    opened: {
      invoke: {
        src: 'settled',
        id: 'settled',
        input: ({ context: { remoteId, settled: kept } }) => ({ remoteId, kept }),
      },
    },
  },
})

const exchange = betting.createStateConfig({
  initial: 'unopened',
  states: {
    unopened: { always: { guard: 'isExchange', target: 'opened' } },
    opened: {
      invoke: {
        src: 'exchange',
        id: 'exchange',
        input: ({ context: { remoteId, exchange: kept } }) => ({ remoteId, kept }),
      },
    },
  },
})

/** Shows one tab at a time. A tab's list is loaded when the tab is first opened, and then kept. */
export const bettingRecordMachine = betting.createMachine({
  id: 'bettingRecord',
  type: 'parallel',
  context: ({ input }) => input,
  invoke: { src: 'keepView', id: 'keepView', input: 'bettingRecord' },
  on: { 'tab.chosen': { actions: ['choose', 'keep'] } },
  states: { settled, exchange },
})
