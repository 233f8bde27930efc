import { notifyParent } from '@tiya/ports/notifyParent'
import { assign, sendTo, setup } from 'xstate'
import { type PollMessage, pollMachine } from '../../common/poll/poll.machine.ts'
import type { Failure } from '../../common/result.ts'
import { listPricesMachine } from '../listPrices/listPrices.machine.ts'
import type { PickMessage } from '../pick.rules.ts'
import { type ListedEvent, reuseUnchanged, type Sport } from './sportEvents.rules.ts'

/** The poll interval of a sport's events, in milliseconds. */
export const EVENTS_PERIOD = 5_000

/** The events of a sport, and when they were loaded in milliseconds since the epoch. */
export interface LoadedEvents {
  readonly events: readonly ListedEvent[]
  readonly loadedAt: number
}

/** Polls the events of a sport by its name. */
export const sportEventsPoll = pollMachine<LoadedEvents>('sportEventsPoll', EVENTS_PERIOD)

export interface SportEventsInput {
  readonly sport: Sport
}

interface SportEventsContext extends SportEventsInput {
  /** Null until loaded; kept if a refresh fails. */
  loaded: LoadedEvents | null
  /** Why the events could not be loaded. */
  failure: Failure | null
}

type SportEventsEvent = PollMessage<LoadedEvents> | PickMessage | { type: 'retry' }

/** The events of one sport, refreshed every 5 s while the tab is visible. */
export const sportEventsMachine = setup({
  types: {
    context: {} as SportEventsContext,
    events: {} as SportEventsEvent,
    input: {} as SportEventsInput,
    children: {} as { poll: 'poll'; prices: 'prices' },
  },
  actors: { poll: sportEventsPoll, prices: listPricesMachine },
  actions: {
    notifyParent: notifyParent<PickMessage>(),
    // Rows whose prices alone have changed are not rendered again.
    setEvents: assign(({ context }, { events, loadedAt }: LoadedEvents) => ({
      loaded: { events: reuseUnchanged(context.loaded?.events ?? [], events), loadedAt },
      failure: null,
    })),
    showPrices: sendTo('prices', (_, { events }: LoadedEvents) => ({
      type: 'events.listed' as const,
      events,
    })),
    failPrices: sendTo('prices', { type: 'events.failed' }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    refresh: sendTo('poll', { type: 'refresh' }),
  },
}).createMachine({
  id: 'sportEvents',
  context: ({ input }) => ({ ...input, loaded: null, failure: null }),
  invoke: [
    { src: 'prices', id: 'prices' },
    { src: 'poll', id: 'poll', input: ({ context }) => ({ subject: context.sport }) },
  ],
  on: {
    'poll.loaded': {
      target: '.ready',
      actions: [
        { type: 'setEvents', params: ({ event }) => event.value },
        { type: 'showPrices', params: ({ event }) => event.value },
      ],
    },
    'poll.failed': {
      target: '.failed',
      actions: { type: 'setFailure', params: ({ event }) => event.failure },
    },
    'pick.wanted': { actions: { type: 'notifyParent', params: ({ event }) => event } },
  },
  initial: 'loading',
  states: {
    loading: {},
    failed: { on: { retry: { target: 'loading', actions: 'refresh' } } },
    ready: { on: { 'poll.failed': { target: 'stale', actions: 'failPrices' } } },
    /** The events may be out of date. */
    stale: { on: { 'poll.failed': { actions: 'failPrices' } } },
  },
})
