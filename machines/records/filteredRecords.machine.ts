import { assign, setup } from 'xstate'
import { port } from '../common/port.ts'
import type { RecordsMachine } from './records.machine.ts'

interface FilteredRecordsContext<Filter> {
  readonly remoteId: string
  filter: Filter
  /** The filter as it is being chosen. */
  choice: Filter
  /** When the filter was confirmed, in milliseconds since the epoch. */
  now: number
}

type FilteredRecordsEvent<Filter> =
  | { type: 'filter.open' }
  | { type: 'filter.chosen'; choice: Partial<Filter> }
  | { type: 'filter.confirm' }
  | { type: 'filter.close' }
  | { type: 'filter.clear' }

/** `askNow` returns the time in milliseconds since the epoch. */
export const filterPorts = { askNow: port<number>('askNow') }

export type FilteredRecordsMachine<Row, Filter extends object> = ReturnType<
  typeof filteredRecordsMachine<Row, Filter>
>

/**
 * Makes the machine of a screen that narrows a list of records by a filter. `id` names the flow in reports; `list` is
 * the list's machine, which the screen provides with its ports; `all` is the filter that lets every row pass.
 */
export function filteredRecordsMachine<Row, Filter extends object>(
  id: string,
  list: RecordsMachine<Row>,
  all: Filter,
) {
  const filtered = setup({
    types: {
      context: {} as FilteredRecordsContext<Filter>,
      events: {} as FilteredRecordsEvent<Filter>,
      input: {} as { remoteId: string },
      children: {} as { records: 'records' },
    },
    actors: { ...filterPorts, records: list },
    actions: {
      startChoice: assign(({ context }) => ({ choice: context.filter })),
      choose: assign(({ context, event }) =>
        event.type === 'filter.chosen' ? { choice: { ...context.choice, ...event.choice } } : {},
      ),
      apply: assign(({ context }, now: number) => ({ filter: context.choice, now })),
      clear: assign(() => ({ filter: all })),
    },
  })

  const choosing = filtered.createStateConfig({
    on: {
      'filter.chosen': { actions: 'choose' },
      'filter.confirm': 'applying',
      'filter.close': 'idle',
    },
  })

  /** Asks what day it is only now: the page may have been open overnight. */
  const applying = filtered.createStateConfig({
    invoke: {
      src: 'askNow',
      id: 'askNow',
      onDone: { target: 'idle', actions: { type: 'apply', params: ({ event }) => event.output } },
      onError: 'idle',
    },
  })

  return filtered.createMachine({
    id,
    context: ({ input }) => ({ ...input, filter: all, choice: all, now: 0 }),
    invoke: {
      src: 'records',
      id: 'records',
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
}
