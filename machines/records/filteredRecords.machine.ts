import { channel } from '@tiya/ports/port'
import { assign, sendTo, setup } from 'xstate'
import { type KeepViewEvent, keepView } from '../common/lists/keptView.ts'
import type { Place } from '../common/lists/place.rules.ts'
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
  /** Milliseconds since the epoch, as of the last tick: a time of the current day. */
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
  | { type: 'clock.ticked'; now: number }

export const filterPorts = {
  /** Sends `clock.ticked` immediately and when a day begins in Dhaka. */
  dayClock: channel<{ type: 'clock.ticked'; now: number }>('dayClock'),
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
      apply: assign(({ context }) => ({ filter: context.choice, place: null })),
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
      'filter.confirm': { target: 'idle', actions: ['apply', 'keep'] },
      'filter.close': 'idle',
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
      { src: 'dayClock', id: 'dayClock' },
    ],
    on: {
      'place.changed': { actions: [{ type: 'move', params: ({ event }) => event.place }, 'keep'] },
      'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) },
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
    },
  })
}
