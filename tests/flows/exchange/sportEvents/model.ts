import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import {
  type LoadedEvents,
  sportEventsMachine,
  sportEventsPoll,
} from '#machines/exchange/sportEvents/sportEvents.machine.ts'
import { sportEventsPollPortsOf } from '#src/ports/exchange/sportEvents.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel, eachLabelled } from '#tests/model/model.ts'
import { POLL_FAILED, pollGestures, pollModel } from '../../common/poll.model.ts'
import { CRICKET, ENDED, eventsAre, LATER, LIVE, PICKED, ROWS_ODDS } from '../events.fixture.ts'
import { eventsPage } from '../events.page.ts'

const leaves = 'it leaves the screen: a journey presses a price'

const LIVE_EVENT = {
  key: '1.7',
  MarketId: '1.7',
  EventId: '7',
  Event: { name: 'Padma Kings v Meghna Riders', openDate: '2026-03-02 05:00:00', inPlay: true },
  Fancy: true,
  Bookmaker: true,
}
const LISTS: Readonly<Record<string, LoadedEvents>> = {
  none: { events: [], loadedAt: NOON },
  one: { events: [LIVE_EVENT], loadedAt: NOON },
}

const STALE = 'The events could not be refreshed. They may be old.'

const placeholders = (page: Page) => page.locator('[data-flow=sportEvents] > span[aria-hidden]')

async function seeEvents(page: Page, { context: { loaded } }: SnapshotFrom<typeof sportEventsMachine>) {
  const { rows, noData } = eventsPage(page)
  await expect(placeholders(page)).toHaveCount(0)
  await expect(rows).toHaveCount(loaded?.events.length ?? -1)
  await expect(noData).toHaveCount(loaded?.events.length === 0 ? 1 : 0)
}

const sportEvents = defineModel<typeof sportEventsMachine>({
  machine: sportEventsMachine,
  input: { sport: 'cricket' },
  at: '/exchange-sports',
  ambient: { ...ROWS_ODDS, [CRICKET]: 'held' },
  project: ({ loaded, failure }) => [loaded?.events.length, failure !== null],

  plainEvents: ['retry'],
  events: {
    'poll.loaded': () => eachLabelled(LISTS, (value) => ({ type: 'poll.loaded', value })),
    'poll.failed': () => [POLL_FAILED],
    'pick.wanted': () => [PICKED],
  },
  gesture: {
    ...pollGestures(CRICKET, 5_000, ({ events }: LoadedEvents) => eventsAre(...events)),
    'pick.wanted': leaves,
  },

  assertions: {
    'sportEvents.loading': async (page) => {
      await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true')
      await expect(placeholders(page)).toHaveCount(4)
      await expect(eventsPage(page).noData).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    'sportEvents.failed': async (page) => {
      await expect(page.getByRole('alert')).toContainText('The events could not be loaded.')
      await expect(placeholders(page)).toHaveCount(0)
      await expect(eventsPage(page).tryAgain).toBeVisible()
    },
    'sportEvents.ready': async (page, snapshot) => {
      await seeEvents(page, snapshot)
      await expect(page.getByText(STALE)).toHaveCount(0)
    },
    'sportEvents.stale': async (page, snapshot) => {
      await seeEvents(page, snapshot)
      await expect(page.getByText(STALE)).toBeVisible()
    },
  },
})

const poll = pollModel<LoadedEvents>({
  machine: sportEventsPoll,
  ports: sportEventsPollPortsOf,
  subject: 'cricket',
  limit: 5_000,
  answers: {
    some: eventsAre(LIVE, LATER, ENDED),
    none: eventsAre(),
    'runners of another shape': eventsAre({ ...LIVE, runners: 'soon' }),
    'an event without its market': eventsAre({ ...LIVE, MarketId: null }),
  },
})

export const models = [sportEvents, poll]
