import type { Page } from '@playwright/test'
import { fromCallback, type SnapshotFrom } from 'xstate'
import {
  type ExchangeSportsView,
  exchangeSportsMachine,
} from '#machines/exchange/exchangeSports/exchangeSports.machine.ts'
import { listPricesMachine } from '#machines/exchange/listPrices/listPrices.machine.ts'
import { hasRunners } from '#machines/exchange/listPrices/listPrices.rules.ts'
import { pinnedMarketsMachine } from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import {
  type LoadedEvents,
  sportEventsMachine,
  sportEventsPoll,
} from '#machines/exchange/sportEvents/sportEvents.machine.ts'
import { keepViewOf } from '#src/ports/common/keptView.ts'
import { liveOddsPortsOf } from '#src/ports/exchange/marketOdds.ts'
import { pinnedMarketsPortsOf } from '#src/ports/exchange/pinnedMarkets.ts'
import { sportEventsPollPortsOf } from '#src/ports/exchange/sportEvents.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { arriveAt, setVisibility } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { defineModel, eachLabelled, labelled, unusual } from '#tests/model/model.ts'
import { answerPoll, POLL_FAILED, pollGestures, pollModel } from '../../common/poll.model.ts'
import {
  CRICKET,
  decoded,
  ENDED,
  EVENTS,
  eventsAre,
  LATER,
  LIVE,
  linkTo,
  PICKED,
  pinsAre,
  ROWS_ODDS,
} from '../events.fixture.ts'
import { eventsPage } from '../events.page.ts'
import { exchangeMultiPage } from '../exchangeMulti/exchangeMulti.page.ts'
import { PICK, runner } from '../odds.fixture.ts'

const TABS = { cricket: 'Cricket', soccer: 'Soccer', tennis: 'Tennis' }

/** The events of each sport, in order. */
const LISTED = {
  cricket: ['Padma Kings v Meghna Riders', 'Sylhet v Barishal', 'Khulna v Rangpur', 'Dhaka v Comilla'],
  soccer: ['Abahani v Mohammedan'],
  tennis: [],
}

/** A player's possible place in the list. In the browser, it is the current place of the page. */
const PLACE = { id: 'a row', index: 3, offset: 12 }

const KEPT: ExchangeSportsView = { sport: 'tennis', place: null }

const leaves = 'it leaves the screen: a journey presses a price'

const exchangeSports = defineModel<typeof exchangeSportsMachine>({
  machine: exchangeSportsMachine,
  input: { remoteId: '41', kept: undefined },
  ports: (environment) => ({ keepView: keepViewOf(environment) }),
  at: '/exchange-sports',
  ambient: EVENTS,
  variants: {
    'back from the odds': {
      input: { remoteId: '41', kept: KEPT },
      arrive: arriveAt('/exchange-sports', { views: { exchangeSports: KEPT } }),
    },
  },
  project: ({ view }) => [view.sport, view.place !== null],

  events: {
    'sport.chosen': () =>
      (['cricket', 'soccer', 'tennis'] as const).map((sport) => ({ type: 'sport.chosen', sport })),
    'place.changed': () => [{ type: 'place.changed', place: PLACE }],
    'pick.wanted': () => [PICKED],
  },
  gesture: {
    'pick.wanted': leaves,
    'sport.chosen': (page, { sport }) => eventsPage(page).tab(TABS[sport]).click(),
    // The list reports its place before a click takes effect.
    'place.changed': (page) => page.getByRole('heading', { level: 1 }).click(),
  },

  assertions: {
    'exchangeSports.listing': async (page, { context: { view } }) => {
      const { tab, rows, noData } = eventsPage(page)
      const listed = LISTED[view.sport]
      await expect(tab(TABS[view.sport])).toHaveAttribute('aria-selected', 'true')
      await expect(rows).toHaveCount(listed.length)
      for (const [at, name] of listed.entries()) await expect(rows.nth(at)).toContainText(name)
      await expect(noData).toHaveCount(listed.length === 0 ? 1 : 0)
      const league = page.getByRole('region', { name: 'Premier League', exact: true })
      await expect(league.getByRole('link')).toHaveText(view.sport === 'cricket' ? listed.slice(0, 2) : [])
    },
  },
})

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

async function seeEvents(page: Page, { context: { loaded } }: SnapshotFrom<typeof sportEventsMachine>) {
  const { rows, noData } = eventsPage(page)
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
      await expect(eventsPage(page).noData).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    'sportEvents.failed': async (page) => {
      await expect(page.getByRole('alert')).toContainText('The events could not be loaded.')
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
  period: 5_000,
  limit: 5_000,
  at: '/exchange-sports',
  ambient: ROWS_ODDS,
  answers: {
    some: eventsAre(LIVE, LATER, ENDED),
    none: eventsAre(),
    'runners of another shape': eventsAre({ ...LIVE, runners: 'soon' }),
    'an event without its market': eventsAre({ ...LIVE, MarketId: null }),
  },
})

const KINGS = linkTo('1.7', 'Padma Kings v Meghna Riders')
const FIRST = linkTo('1.A', 'First v Match')
const SECOND = linkTo('1.B', 'Second v Match')
const OTHERS = Array.from({ length: 20 }, (_, at) => linkTo(`1.${100 + at}`, `Other match ${at}`))
const PINNED_ELSEWHERE = { none: [], '19 others': OTHERS.slice(1), '20 others': OTHERS }

/** Returns whether the pins are those of the walks on `/exchange-multi`. */
const isMulti = (pins: readonly { readonly marketId: string }[]) =>
  pins.some(({ marketId }) => marketId === '1.B')

const seePins = async (page: Page, pins: readonly { readonly eventName: string; marketId: string }[]) => {
  if (isMulti(pins)) {
    const { names } = exchangeMultiPage(page)
    await expect(names).toHaveCount(pins.length)
    for (const [at, { eventName }] of pins.entries()) await expect(names.nth(at)).toHaveText(eventName)
    return
  }
  const pinned = pins.some(({ marketId }) => marketId === '1.7')
  const button = eventsPage(page).pin(KINGS.eventName)
  await expect(button).toHaveAttribute('aria-pressed', String(pinned))
  await expect(button).toHaveAccessibleName(pinned ? 'Unpin market' : 'Pin market')
}

const pinnedMarkets = defineModel<typeof pinnedMarketsMachine>({
  machine: pinnedMarketsMachine,
  input: { remoteId: '41' },
  ports: pinnedMarketsPortsOf,
  at: '/exchange-sports',
  ambient: EVENTS,
  variants: {
    'with two pinned markets': {
      stored: { ...PLAYER, ...pinsAre(FIRST, SECOND) },
      at: '/exchange-multi',
      ambient: {
        'GET /exchange-data/match-odds/1.A': { status: 404, body: {} },
        'GET /exchange-data/match-odds/1.B': { status: 404, body: {} },
      },
    },
  },
  project: ({ pins }) => pins.map(({ marketId }) => marketId),

  events: {
    'pins.changed': () => eachLabelled(PINNED_ELSEWHERE, (pins) => ({ type: 'pins.changed', pins })),
    'pin.toggled': ({ context: { pins } }) => [
      { type: 'pin.toggled', market: isMulti(pins) ? FIRST : KINGS },
    ],
    'pin.moved': () => ([-1, 1] as const).map((by) => ({ type: 'pin.moved', marketId: '1.B', by })),
  },
  durations: { noticeShown: 4_000 },
  deviceEvents: { 'pins.changed': (page, { pins }) => page.writeElsewhere(pinsAre(...pins)) },
  gesture: {
    // The market to pin is not on `/exchange-multi`.
    'pins.changed': { when: ({ context: { pins } }) => !isMulti(pins) },
    'pin.toggled': (page, { market }) =>
      market === FIRST
        ? exchangeMultiPage(page).unpin(market.eventName).click()
        : eventsPage(page).pin(market.eventName).click(),
    // At either end, the button is announced as disabled, so a click would wait.
    'pin.moved': {
      when: ({ context: { pins } }) => isMulti(pins),
      play: (page, { by }) => exchangeMultiPage(page).move(SECOND.eventName, by).press('Enter'),
    },
  },

  assertions: {
    'pinnedMarkets.idle': async (page, { context: { pins } }) => {
      await seePins(page, pins)
      await expect(eventsPage(page).full).toHaveCount(0)
    },
    'pinnedMarkets.full': async (page, { context: { pins } }) => {
      await seePins(page, pins)
      await expect(eventsPage(page).full).toBeVisible()
    },
  },
})

const [LISTED_EVENT] = decoded(LIVE)
const PRICED = {
  none: [],
  listed: decoded(LIVE, LATER),
  moved: decoded({ ...LIVE, runners: [runner({ id: 1, back: [[1.9, 500]] })] }, LATER),
  'without prices': decoded({ ...LIVE, runners: undefined }, LATER),
}

const CONFIRMED = 'the list is refreshed sooner, or three calls fail: `listAge.test.ts` has it'

const byItself = 'a row reports by itself when it is rendered and scrolled; a journey plays it'

async function seePrices(
  page: Page,
  { context: { events, quotes } }: SnapshotFrom<typeof listPricesMachine>,
  are: 'enabled' | 'disabled' | 'delayed',
) {
  await expect(eventsPage(page).rows).toHaveCount(events.length)
  const priced = are === 'delayed' ? events.filter(hasRunners).length : 0
  await expect(page.getByText('Odds are delayed', { exact: true })).toHaveCount(priced)
  for (const [key, { shown }] of quotes) {
    const cell = page.locator(`[data-cell="${key}"]`)
    await expect(cell).toHaveText(`${key.includes('/back/') ? 'Back' : 'Lay'} ${shown.price}${shown.size}`)
    await (are === 'enabled' ? expect(cell).toBeEnabled() : expect(cell).toBeDisabled())
  }
}

const listPrices = defineModel<typeof listPricesMachine>({
  machine: listPricesMachine,
  // A spawned child runs for real; the odds have their own model.
  ports: (environment) => ({ ...liveOddsPortsOf(environment), marketOdds: fromCallback(() => undefined) }),
  at: '/exchange-sports',
  ambient: { ...ROWS_ODDS, [CRICKET]: 'held' },
  unmarked: 'The cells of the rows show its prices.',
  project: ({ events, quotes, seen, polled, loaded, failures }) => [
    events.length,
    [...quotes],
    seen,
    polled,
    loaded,
    failures,
  ],

  usual: {},
  events: {
    'events.listed': () => eachLabelled(PRICED, (events) => ({ type: 'events.listed', events })),
    'events.failed': () => [unusual({ type: 'events.failed' })],
    'tab.returned': () => [unusual({ type: 'tab.returned' })],
    // A row says only once that it is seen.
    'row.seen': ({ context: { events, seen } }) =>
      events
        .filter(({ MarketId }) => !seen.includes(MarketId))
        .map(({ MarketId: marketId }) => ({ type: 'row.seen', marketId })),
    'row.unseen': ({ context: { seen } }) => seen.map((marketId) => ({ type: 'row.unseen', marketId })),
    'cell.pressed': () => [
      labelled('listed', { type: 'cell.pressed', cell: `${LISTED_EVENT?.MarketId}/odds/1/back/0` }),
    ],
    'marketOdds.live': ({ context: { polled } }) =>
      polled.map((marketId) => ({ type: 'marketOdds.live', marketId })),
    'market.wanted': ({ context: { polled } }) =>
      polled.map((marketId) => ({ type: 'market.wanted', pick: { ...PICK, marketId } })),
  },
  durations: { confirmation: 15_000 },
  unplayedDelays: { confirmation: CONFIRMED },
  unreachedInBrowser: {
    'listPrices.live xstate.after.confirmation.listPrices.live#0': CONFIRMED,
    'listPrices.outdated xstate.after.confirmation.listPrices.outdated#0': CONFIRMED,
  },
  gesture: {
    'events.listed': (_, { events }, world) => answerPoll(world, CRICKET, eventsAre(...events), 5_000),
    'events.failed': {
      when: ({ context: { events } }) => events.length > 0,
      play: (_, __, world) => answerPoll(world, CRICKET, { status: 500, body: {} }, 5_000),
    },
    'tab.returned': async (page, _, world) => {
      world.ambient.set(CRICKET, 'held')
      await setVisibility(page, false)
      await world.pass(5_000)
      await setVisibility(page, true)
    },
    'row.seen': byItself,
    'row.unseen': byItself,
    'marketOdds.live': byItself,
    'cell.pressed': leaves,
    'market.wanted': leaves,
  },

  assertions: {
    'listPrices.live': (page, snapshot) => seePrices(page, snapshot, 'enabled'),
    'listPrices.outdated': (page, snapshot) => seePrices(page, snapshot, 'disabled'),
    'listPrices.delayed': (page, snapshot) => seePrices(page, snapshot, 'delayed'),
  },
})

export const models = [exchangeSports, sportEvents, listPrices, poll, pinnedMarkets]
