import {
  type ExchangeSportsView,
  exchangeSportsMachine,
} from '#machines/exchange/exchangeSports/exchangeSports.machine.ts'
import { keepViewOf } from '#src/ports/common/keptView.ts'
import { arriveAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { EVENTS, PICKED } from '../events.fixture.ts'
import { eventsPage } from '../events.page.ts'

const TABS = { cricket: 'Cricket', soccer: 'Soccer', tennis: 'Tennis' }

/** The events of each sport, in order. */
const LISTED = {
  cricket: ['Padma Kings v Meghna Riders', 'Sylhet v Barishal', 'Khulna v Rangpur', 'Dhaka v Comilla'],
  soccer: ['Abahani v Mohammedan'],
  tennis: [],
}

/** The headings of each sport, and those of the prices below them. */
const HEADINGS = {
  cricket: ['Premier League', 'Other matches'],
  soccer: ['Other matches'],
  tennis: [],
}
const COLUMNS = {
  cricket: ['1 Back', '2 Back', '1 Back', '2 Back'],
  soccer: ['1 Back', 'X Back', '2 Back'],
  tennis: [],
}

/** A player's possible place in the list. In the browser, it is the current place of the page. */
const PLACE = { id: 'a row', index: 3, offset: 12 }

const KEPT: ExchangeSportsView = { sport: 'tennis', place: null }

const leaves = 'it leaves the screen: a journey presses a price'

export const model = defineModel<typeof exchangeSportsMachine>({
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
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(HEADINGS[view.sport])
      await expect(page.getByText(/^(1|X|2) Back$/)).toHaveText(COLUMNS[view.sport])
      await expect(rows.getByText('Premier League')).toHaveCount(0)
      await expect(noData).toHaveCount(listed.length === 0 ? 1 : 0)
      const league = page.getByRole('region', { name: 'Premier League', exact: true })
      await expect(league.getByRole('link')).toHaveText(view.sport === 'cricket' ? listed.slice(0, 2) : [])
    },
  },
})
