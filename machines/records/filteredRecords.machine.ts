import { assign, sendTo, setup } from 'xstate'
import { type KeepViewEvent, keepView } from '../common/keptView.ts'
import type { Place } from '../common/place.rules.ts'
import { port } from '../common/port.ts'
import { isOk, outputValue, type Result } from '../common/result.ts'
import type { RecordsMachine } from './records.machine.ts'

export interface FilteredRecordsInput<Filter> {
  readonly remoteId: string
  /** The stored view that the player comes back to; undefined if none. */
  readonly kept: { readonly filter: Filter; readonly place: Place | null } | undefined
}

interface FilteredRecordsContext<Filter> {
  readonly remoteId: string
  /** The filter that matches the most rows. */
  readonly widest: Filter
  filter: Filter
  /** The filter while the player is choosing. */
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
  askNow: port<Result<number>>('askNow'),
  keepView,
}

export type FilteredRecordsMachine<Row extends object, Filter extends object> = ReturnType<
  typeof filteredRecordsMachine<Row, Filter>
>

/**
 * Returns the machine of a filtered list of records. `id` names the flow in reports. `list` is the list's
 * machine, for which the screen provides the ports. `widest` is the filter that matches the most rows, which
 * is the initial one unless a stored view is given.
 */
export function filteredRecordsMachine<Row extends object, Filter extends object>(
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
      choose: assign(({ context }, choice: Partial<Filter>) => ({
        choice: { ...context.choice, ...choice },
      })),
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
      'filter.chosen': { actions: { type: 'choose', params: ({ event }) => event.choice } },
      'filter.confirm': 'applying',
      'filter.close': 'idle',
    },
  })

  /** Reads the current time only when the filter is applied: the page may have been open overnight. */
  const applying = filtered.createStateConfig({
    invoke: {
      src: 'askNow',
      id: 'askNow',
      onDone: [
        { guard: isOk, target: 'idle', actions: [{ type: 'apply', params: outputValue }, 'keep'] },
        { target: 'idle' },
      ],
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
