import { assign, sendTo, setup } from 'xstate'
import { type PollMessage, pollMachine } from '../../common/poll/poll.machine.ts'
import type { Failure } from '../../common/result.ts'
import type { SportsEvent } from '../../contract/exchange.ts'
import type { Sport } from './sportEvents.rules.ts'

/** The poll interval of a sport's events, in milliseconds. */
const EVENTS_PERIOD = 10_000

/** The events of a sport, and when they were loaded in milliseconds since the epoch. */
export interface LoadedEvents {
  readonly events: readonly SportsEvent[]
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
  /** True if the last refresh failed, so the displayed events may be out of date. */
  stale: boolean
}

type SportEventsEvent = PollMessage<LoadedEvents> | { type: 'retry' }

/** The events of one sport, refreshed every 10 s while the tab is visible. */
export const sportEventsMachine = setup({
  types: {
    context: {} as SportEventsContext,
    events: {} as SportEventsEvent,
    input: {} as SportEventsInput,
    children: {} as { poll: 'poll' },
  },
  actors: { poll: sportEventsPoll },
  actions: {
    setEvents: assign((_, loaded: LoadedEvents) => ({ loaded, failure: null, stale: false })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    refresh: sendTo('poll', { type: 'refresh' }),
  },
}).createMachine({
  id: 'sportEvents',
  context: ({ input }) => ({ ...input, loaded: null, failure: null, stale: false }),
  invoke: { src: 'poll', id: 'poll', input: ({ context }) => ({ subject: context.sport }) },
  on: {
    'poll.loaded': { target: '.ready', actions: { type: 'setEvents', params: ({ event }) => event.value } },
    'poll.failed': {
      target: '.failed',
      actions: { type: 'setFailure', params: ({ event }) => event.failure },
    },
  },
  initial: 'loading',
  states: {
    loading: {},
    failed: { on: { retry: { target: 'loading', actions: 'refresh' } } },
    ready: { on: { 'poll.failed': { actions: assign({ stale: true }) } } },
  },
})
