import { liveMatchesMachine, liveMatchesPoll } from '#machines/exchange/liveMatches/liveMatches.machine.ts'
import type { SportLists } from '#machines/exchange/liveMatches/liveMatches.rules.ts'
import { matchesShown } from '#machines/exchange/liveMatches/liveMatches.selectors.ts'
import { liveMatchesPollPortsOf } from '#src/ports/exchange/liveMatches.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { arriveAtHome } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel, eachLabelled } from '#tests/model/model.ts'
import { POLL_FAILED, pollModel } from '../../common/poll.model.ts'
import { CRICKET, decoded, EVENTS, eventsAre, LATER, LIVE, PICKED, sportsEvent } from '../events.fixture.ts'

const named = (id: number) => sportsEvent({ id, name: `Match ${id}`, inPlay: true })

const LISTS: Readonly<Record<string, SportLists>> = {
  nothing: {},
  'none in play': { cricket: { events: decoded(LATER), loadedAt: NOON } },
  one: { cricket: { events: decoded(LATER, LIVE), loadedAt: NOON } },
  'four in play': {
    cricket: { events: decoded(LIVE, named(21)), loadedAt: NOON },
    tennis: { events: decoded(named(22), named(23)), loadedAt: NOON },
  },
}

const byItself = 'the home reports by itself when it is opened and scrolled; journeys play it'

const PLACE = ['place.opened', 'place.closed', 'place.uncovered', 'place.seen', 'place.unseen'] as const

const SEEN = ['matches.seen', 'matches.unseen'] as const

const liveMatches = defineModel<typeof liveMatchesMachine>({
  machine: liveMatchesMachine,
  stored: PLAYER,
  at: '/',
  arrive: arriveAtHome,
  ambient: { ...EVENTS, [CRICKET]: 'held' },
  unmarked: 'Without a match, nothing stands on the page.',
  project: ({ matches, seen }) => [
    matches.map(({ sport, events, loadedAt }) => [sport, ...events.map(({ key }) => key), loadedAt]),
    seen,
  ],

  plainEvents: [...PLACE, ...SEEN],
  events: {
    'poll.loaded': () => eachLabelled(LISTS, (value) => ({ type: 'poll.loaded', value })),
    'poll.failed': () => [POLL_FAILED],
    'pick.wanted': () => [PICKED],
  },
  durations: { settling: 500 },
  gesture: Object.fromEntries(
    [...PLACE, ...SEEN, 'poll.loaded', 'poll.failed', 'pick.wanted'].map((event) => [event, byItself]),
  ),

  unreachedInBrowser: Object.fromEntries(
    [
      ...['shown.covered', 'shown.fresh', 'shown.settled', 'shown.held'],
      'shown.fresh xstate.after.settling.liveMatches.shown.fresh#0',
    ].map((what) => [`liveMatches.${what}`, byItself]),
  ),

  assertions: Object.fromEntries(
    ['hidden', 'shown.covered', 'shown.fresh', 'shown.settled', 'shown.held'].map((leaf) => [
      `liveMatches.${leaf}`,
      (page, snapshot) =>
        expect(page.getByRole('region', { name: 'Live matches' })).toHaveCount(
          matchesShown(snapshot).length > 0 ? 1 : 0,
        ),
    ]),
  ),
})

const poll = pollModel<SportLists>({
  machine: liveMatchesPoll,
  ports: liveMatchesPollPortsOf,
  subject: 'in play',
  limit: 5_000,
  answers: { some: eventsAre(LIVE), none: eventsAre() },
})

export const models = [liveMatches, poll]
