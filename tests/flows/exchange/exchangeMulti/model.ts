import { labelled } from '@tiya/graph-tests/model'
import { exchangeMultiMachine } from '#machines/exchange/exchangeMulti/exchangeMulti.machine.ts'
import { writeElsewhere } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { PICKED, pinsAre } from '../events.fixture.ts'
import { eventsPage } from '../events.page.ts'
import { market } from '../odds.fixture.ts'
import { exchangeMultiPage, ODDS_7, ODDS_8, PINS } from './exchangeMulti.page.ts'

const [FIRST, SECOND] = PINS as [(typeof PINS)[0], (typeof PINS)[0]]

export const model = defineModel<typeof exchangeMultiMachine>({
  machine: exchangeMultiMachine,
  input: { remoteId: '41', kept: undefined },
  at: '/exchange-multi',
  ambient: { [ODDS_7]: market(), [ODDS_8]: market() },
  project: ({ pins, view }) => [pins.map(({ marketId }) => marketId), view.place !== null],

  events: {
    'pins.changed': () => [
      labelled('none', { type: 'pins.changed', pins: [] }),
      labelled('one', { type: 'pins.changed', pins: [SECOND] }),
      labelled('two', { type: 'pins.changed', pins: [FIRST, SECOND] }),
    ],
    'pick.wanted': () => [PICKED],
    'place.changed': () => [{ type: 'place.changed', place: { id: '1.8', index: 1, offset: 12 } }],
  },
  gesture: {
    'pins.changed': (page, { pins }) => writeElsewhere(page, pinsAre(...pins)),
    'place.changed': (page) => page.getByRole('heading', { level: 1 }).click(),
    'pick.wanted': 'leaves the screen; a journey plays it',
  },

  assertions: {
    exchangeMulti: async (page, { context: { pins } }) => {
      const { names, cards } = exchangeMultiPage(page)
      const toInPlay = page.getByRole('link', { name: 'See what is in play' })
      await expect(eventsPage(page).noData).toHaveCount(pins.length === 0 ? 1 : 0)
      if (pins.length === 0) await expect(toInPlay).toHaveAttribute('href', '/exchange-inplay')
      await expect(names).toHaveText(pins.map(({ eventName }) => eventName))
      for (const [at, { eventName }] of pins.entries()) {
        const odds = cards.nth(at).getByRole('region', { name: `Match Odds ${eventName}`, exact: true })
        await expect(odds.getByRole('table', { name: 'Match Odds' })).toBeVisible()
      }
      await expect(page.getByRole('button', { name: 'About Match Odds' })).toHaveCount(0)
    },
  },
})
