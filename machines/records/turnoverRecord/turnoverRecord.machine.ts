import { assign, setup } from 'xstate'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED, valueOr } from '../../common/result.ts'
import type { Turnover } from '../../contract/money.ts'
import type { TurnoverTab } from './turnoverRecord.rules.ts'

interface TurnoverContext {
  readonly remoteId: string
  tab: TurnoverTab
  /** Null until they are known; kept while they are loaded anew. */
  turnovers: readonly Turnover[] | null
  failure: Failure | null
  /** They could not be loaded anew: what is shown may be old. */
  stale: boolean
}

type TurnoverEvent = { type: 'tab.chosen'; tab: TurnoverTab } | { type: 'retry' } | { type: 'tab.returned' }

export const turnoverRecordPorts = {
  loadTurnovers: port<Result<readonly Turnover[]>, string>('loadTurnovers'),
  tabReturns: channel('tabReturns'),
}

/** What has still to be played before a withdrawal, and what is done. */
export const turnoverRecordMachine = setup({
  types: {
    context: {} as TurnoverContext,
    events: {} as TurnoverEvent,
    input: {} as { remoteId: string },
  },
  actors: turnoverRecordPorts,
}).createMachine({
  id: 'turnoverRecord',
  context: ({ input }) => ({ ...input, tab: 'active', turnovers: null, failure: null, stale: false }),
  invoke: { src: 'tabReturns', id: 'tabReturns' },
  on: { 'tab.chosen': { actions: assign(({ event }) => ({ tab: event.tab })) } },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadTurnovers',
        id: 'loadTurnovers',
        input: ({ context }) => context.remoteId,
        onDone: [
          { guard: isOk, target: 'ready', actions: assign({ turnovers: valueOr(null), stale: false }) },
          { target: 'failed', actions: assign({ failure: failureOf }) },
        ],
        onError: { target: 'failed', actions: assign({ failure: UNEXPECTED }) },
      },
    },
    failed: {
      exit: assign({ failure: null }),
      on: { retry: 'loading', 'tab.returned': 'loading' },
    },
    ready: { on: { 'tab.returned': 'refreshing' } },
    refreshing: {
      invoke: {
        src: 'loadTurnovers',
        id: 'refreshTurnovers',
        input: ({ context }) => context.remoteId,
        onDone: [
          { guard: isOk, target: 'ready', actions: assign({ turnovers: valueOr(null), stale: false }) },
          { target: 'ready', actions: assign({ stale: true }) },
        ],
        onError: { target: 'ready', actions: assign({ stale: true }) },
      },
    },
  },
})
