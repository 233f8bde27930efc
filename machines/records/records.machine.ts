import { channel, port } from '@tiya/ports/port'
import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { keysOf, type RowIdentity } from '../common/lists/rowKeys.rules.ts'
import { type Failure, hasValue, isUnanswered, type Result } from '../common/result.ts'

export interface RecordsContext<Row> {
  readonly remoteId: string
  /** Null until loaded; kept during a refresh. */
  rows: readonly Row[] | null
  /** The key of each row. */
  keys: ReadonlyMap<Row, string>
  /** When the rows were loaded, in milliseconds since the epoch. */
  loadedAt: number
  /** Why the rows could not be loaded. */
  failure: Failure | null
  /** True if the rows may be out of date: the last refresh failed, or they were stored on the device. */
  stale: boolean
  /** The key of the row whose details are open; empty if none is. */
  openId: string
}

type RecordsEvent =
  | { type: 'retry' }
  | { type: 'refresh' }
  | { type: 'tab.returned' }
  | { type: 'details.open'; id: string }
  | { type: 'details.close' }

/** Records, and when they were loaded in milliseconds since the epoch. */
export interface LoadedRecords<Row> {
  readonly rows: readonly Row[]
  readonly loadedAt: number
}

export function recordsPorts<Row>() {
  return {
    /** Loads a player's records, by remote id. */
    loadRecords: port<Result<LoadedRecords<Row>>, string>('loadRecords'),
    /** Resolves with the player's records stored on the device, by remote id; null if there are none. */
    recallRecords: port<Result<LoadedRecords<Row> | null>, string>('recallRecords'),
    /** Sends `tab.returned` when the player comes back to the tab. */
    tabReturns: channel<RecordsEvent>('tabReturns'),
  }
}

export type RecordsPorts<Row> = ReturnType<typeof recordsPorts<Row>>
export type RecordsMachine<Row extends object> = ReturnType<typeof recordsMachine<Row>>

/**
 * Returns the machine of one list of records, which loads and refreshes a player's rows and tracks whose
 * details are open. A screen invokes it as a child with `recordsPorts` provided, and does the filtering
 * itself. `id` names the list in reports; `identity` tells its rows apart, also across refreshes.
 */
export function recordsMachine<Row extends object>(id: string, identity: RowIdentity<Row>) {
  const has = (keys: ReadonlyMap<Row, string>, key: string) => [...keys.values()].includes(key)

  const records = setup({
    types: {
      context: {} as RecordsContext<Row>,
      events: {} as RecordsEvent,
      input: {} as { remoteId: string },
    },
    actors: recordsPorts<Row>(),
    guards: {
      isListed: ({ context }, rowId: string) => has(context.keys, rowId),
      isGone: ({ context }) => !has(context.keys, context.openId),
    },
    actions: {
      take: assign((_, loaded: LoadedRecords<Row> | null) =>
        loaded ? { ...loaded, keys: keysOf(loaded.rows, identity) } : {},
      ),
      open: assign((_, openId: string) => ({ openId })),
      close: assign({ openId: '' }),
    },
  })

  const loading = records.createStateConfig({
    invoke: {
      src: 'loadRecords',
      id: 'loadRecords',
      input: ({ context }) => context.remoteId,
      onDone: [
        { guard: isOk, target: 'ready', actions: { type: 'take', params: outputValue } },
        { guard: isUnanswered, target: 'recalling', actions: assign({ failure: failureOf }) },
        { target: 'failed', actions: assign({ failure: failureOf }) },
      ],
    },
  })

  /** Without a network, the last records remain available. */
  const recalling = records.createStateConfig({
    invoke: {
      src: 'recallRecords',
      id: 'recallRecords',
      input: ({ context }) => context.remoteId,
      onDone: [
        {
          guard: hasValue,
          target: 'ready',
          actions: [{ type: 'take', params: outputValue }, assign({ stale: true, failure: null })],
        },
        { target: 'failed' },
      ],
    },
  })

  const refreshing = records.createStateConfig({
    invoke: {
      src: 'loadRecords',
      id: 'refreshRecords',
      input: ({ context }) => context.remoteId,
      onDone: [
        {
          guard: isOk,
          target: 'ready',
          actions: [{ type: 'take', params: outputValue }, assign({ stale: false })],
        },
        { target: 'ready', actions: assign({ stale: true }) },
      ],
    },
  })

  const list = records.createStateConfig({
    initial: 'loading',
    states: {
      loading,
      recalling,
      failed: {
        exit: assign({ failure: null }),
        on: { retry: 'loading', 'tab.returned': 'loading' },
      },
      ready: { on: { refresh: 'refreshing', 'tab.returned': 'refreshing' } },
      refreshing,
    },
  })

  const details = records.createStateConfig({
    initial: 'closed',
    states: {
      closed: {
        on: {
          'details.open': {
            guard: { type: 'isListed', params: ({ event }) => event.id },
            target: 'open',
            actions: { type: 'open', params: ({ event }) => event.id },
          },
        },
      },
      open: {
        exit: 'close',
        always: { guard: 'isGone', target: 'closed' },
        on: { 'details.close': 'closed' },
      },
    },
  })

  return records.createMachine({
    id,
    type: 'parallel',
    context: ({ input }) => ({
      ...input,
      rows: null,
      keys: new Map(),
      loadedAt: 0,
      failure: null,
      stale: false,
      openId: '',
    }),
    invoke: { src: 'tabReturns', id: 'tabReturns' },
    states: { list, details },
  })
}
