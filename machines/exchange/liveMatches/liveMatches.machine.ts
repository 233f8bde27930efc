import { notifyParent } from '@tiya/ports/notifyParent'
import { assign, sendTo, setup } from 'xstate'
import { type PollMessage, pollMachine } from '../../common/poll/poll.machine.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import { listPricesMachine } from '../listPrices/listPrices.machine.ts'
import { exchangeMessage, type PickMessage } from '../pick.rules.ts'
import { type LiveMatches, liveMatchesOf, type SportLists } from './liveMatches.rules.ts'

interface LiveMatchesContext {
  matches: readonly LiveMatches[]
  /** True while matches that are shown are in the viewport. */
  seen: boolean
}

type LiveMatchesEvent =
  | PollMessage<SportLists>
  | PickMessage
  /** The tab with their place is open, or no longer. */
  | { type: 'place.opened' }
  | { type: 'place.closed' }
  /** The splash no longer covers the place. */
  | { type: 'place.uncovered' }
  /** The place is in the viewport, or no longer. */
  | { type: 'place.seen' }
  | { type: 'place.unseen' }
  /** The matches that are shown are in the viewport, or no longer. */
  | { type: 'matches.seen' }
  | { type: 'matches.unseen' }

/** Poll interval in milliseconds. */
export const LIVE_PERIOD = 10_000

/** Polls the events of all sports. */
export const liveMatchesPoll = pollMachine<SportLists>('liveMatchesPoll', LIVE_PERIOD)

/** How long the prices are trusted that no answer confirms, in milliseconds. */
const CONFIRMATION = 35_000

const NOTHING: LiveMatchesContext = { matches: [], seen: false }

const flow = setup({
  types: {
    context: {} as LiveMatchesContext,
    events: {} as LiveMatchesEvent,
    children: {} as { poll: 'poll'; prices: 'prices' },
    tags: {} as 'watched',
  },
  actors: { poll: liveMatchesPoll, prices: listPricesMachine },
  guards: {
    /** True if a sport of which matches are shown could not be loaded. */
    lacksShown: ({ context }, loaded: SportLists) => context.matches.some(({ sport }) => !loaded[sport]),
  },
  actions: {
    notifyParent: notifyParent<NavigateMessage>(),
    take: assign((_, loaded: SportLists) => ({ matches: liveMatchesOf(loaded) })),
    showPrices: sendTo('prices', ({ context }) => ({
      type: 'events.listed' as const,
      events: context.matches.flatMap(({ events }) => events),
    })),
    failPrices: sendTo('prices', { type: 'events.failed' }),
    resume: sendTo('poll', { type: 'resume' }),
    pause: sendTo('poll', { type: 'pause' }),
  },
  delays: { settling: 500 },
})

/** Matches out of view are not asked for again until they are seen. Without any, the poll goes on: some may begin. */
const pauseUnseen = flow.enqueueActions(({ context: { matches, seen }, enqueue }) => {
  if (matches.length > 0 && !seen) enqueue('pause')
})

const shown = flow.createStateConfig({
  initial: 'covered',
  exit: assign(NOTHING),
  invoke: [
    { src: 'prices', id: 'prices', input: { confirmation: CONFIRMATION } },
    { src: 'poll', id: 'poll', input: { subject: 'in play' } },
  ],
  on: {
    'place.closed': 'hidden',
    'poll.loaded': [
      { guard: { type: 'lacksShown', params: ({ event }) => event.value }, actions: 'failPrices' },
      { actions: [{ type: 'take', params: ({ event }) => event.value }, 'showPrices', pauseUnseen] },
    ],
    'poll.failed': { actions: 'failPrices' },
    'matches.seen': { actions: [assign({ seen: true }), 'resume'] },
    'matches.unseen': { actions: [assign({ seen: false }), pauseUnseen] },
    'pick.wanted': {
      actions: {
        type: 'notifyParent',
        params: ({ event }) => exchangeMessage(event, '/'),
      },
    },
  },
  states: {
    covered: { on: { 'place.uncovered': 'fresh' } },
    fresh: { after: { settling: 'settled' } },
    settled: { tags: 'watched', on: { 'place.seen': 'held' } },
    /** Matches that come now would move what the player looks at. They wait until their place is out of view. */
    held: { tags: 'watched', on: { 'place.unseen': 'settled' } },
  },
})

/** The first matches in play with their prices, for the home page. */
export const liveMatchesMachine = flow.createMachine({
  id: 'liveMatches',
  context: NOTHING,
  initial: 'hidden',
  states: { hidden: { on: { 'place.opened': 'shown' } }, shown },
})
