import { assign, sendTo, setup } from 'xstate'
import { port } from '../common/port.ts'
import { type KeepViewEvent, keepView } from './keptView.ts'
import type { Place } from './place.rules.ts'
import type { RecordsMachine } from './records.machine.ts'

export interface FilteredRecordsInput<Filter> {
  readonly remoteId: string
  /** The view that the player comes back to; undefined for the first one. */
  readonly kept: { readonly filter: Filter; readonly place: Place | null } | undefined
}

interface FilteredRecordsContext<Filter> {
  readonly remoteId: string
  /** The filter that lets most rows pass. */
  readonly widest: Filter
  filter: Filter
  /** The filter as it is being chosen. */
  choice: Filter
  /** When the filter was confirmed, in milliseconds since the epoch. */
  now: number
  /** Where the player is in the list; null at its start. */
  place: Place | null
}

type FilteredRecordsEvent<Filter> =
  | { type: 'filter.open' }
  | { type: 'filter.chosen'; choice: Partial<Filter> }
  | { type: 'filter.confirm' }
  | { type: 'filter.close' }
  | { type: 'filter.clear' }
  | { type: 'place.changed'; place: Place }

export const filterPorts = {
  /** Returns the time in milliseconds since the epoch. */
  askNow: port<number>('askNow'),
  keepView,
}

export type FilteredRecordsMachine<Row, Filter extends object> = ReturnType<
  typeof filteredRecordsMachine<Row, Filter>
>

/**
 * Makes the machine of a list of records that is narrowed by a filter. `id` names the flow in reports; `list` is the
 * list's machine, which the screen provides with its ports; `widest` is the filter that lets most rows pass, with which
 * the flow starts.
 */
export function filteredRecordsMachine<Row, Filter extends object>(
  id: string,
  list: RecordsMachine<Row>,
  widest: Filter,
) {
  const filtered = setup({
    types: {
      context: {} as FilteredRecordsContext<Filter>,
      events: {} as FilteredRecordsEvent<Filter>,
      input: {} as FilteredRecordsInput<Filter>,
      children: {} as { records: 'records'; keepView: 'keepView' },
    },
    actors: { ...filterPorts, records: list },
    actions: {
      startChoice: assign(({ context }) => ({ choice: context.filter })),
      choose: assign(({ context, event }) =>
        event.type === 'filter.chosen' ? { choice: { ...context.choice, ...event.choice } } : {},
      ),
      apply: assign(({ context }, now: number) => ({ filter: context.choice, now, place: null })),
      clear: assign(({ context }) => ({ filter: context.widest, place: null })),
      move: assign((_, place: Place) => ({ place })),
      keep: sendTo(
        'keepView',
        ({ context: { filter, place } }): KeepViewEvent => ({
          type: 'keep',
          view: { filter, place },
        }),
      ),
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
      onDone: {
        target: 'idle',
        actions: [{ type: 'apply', params: ({ event }) => event.output }, 'keep'],
      },
      onError: 'idle',
    },
  })

  return filtered.createMachine({
    id,
    context: ({ input: { remoteId, kept } }) => {
      const { filter, place } = kept ?? { filter: widest, place: null }
      return { remoteId, widest, filter, choice: filter, now: 0, place }
    },
    invoke: [
      { src: 'records', id: 'records', input: ({ context }) => ({ remoteId: context.remoteId }) },
      { src: 'keepView', id: 'keepView', input: id },
    ],
    on: {
      'place.changed': { actions: [{ type: 'move', params: ({ event }) => event.place }, 'keep'] },
    },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'filter.open': { target: 'choosing', actions: 'startChoice' },
          'filter.clear': { actions: ['clear', 'keep'] },
        },
      },
      choosing,
      applying,
    },
  })
}
