import { fromCallback } from 'xstate'
import { exchangeMultiMachine } from '#machines/exchange/exchangeMulti/exchangeMulti.machine.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { writeElsewhere } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, labelled } from '#tests/model/model.ts'
import { pinsAre } from '../events.fixture.ts'
import { eventsPage } from '../events.page.ts'
import { market, PICK } from '../odds.fixture.ts'
import { exchangeMultiPage, ODDS_7, ODDS_8, PINS } from './exchangeMulti.page.ts'

const [FIRST, SECOND] = PINS as [(typeof PINS)[0], (typeof PINS)[0]]

const byItself = 'a card reports by itself when it is rendered and scrolled; a journey plays it'

export const model = defineModel<typeof exchangeMultiMachine>({
  machine: exchangeMultiMachine,
  input: { remoteId: '41' },
  // A spawned child runs for real; the odds have their own model.
  ports: () => ({ marketOdds: fromCallback(() => undefined) }),
  stored: PLAYER,
  at: '/exchange-multi',
  ambient: { [ODDS_7]: market(), [ODDS_8]: market() },
  project: ({ pins, near, polled }) => [pins.map(({ marketId }) => marketId), near, polled],

  events: {
    'pins.changed': () => [
      labelled('none', { type: 'pins.changed', pins: [] }),
      labelled('one', { type: 'pins.changed', pins: [SECOND] }),
      labelled('two', { type: 'pins.changed', pins: [FIRST, SECOND] }),
    ],
    'card.near': ({ context: { pins, near } }) =>
      pins
        .filter(({ marketId }) => !near.includes(marketId))
        .map(({ marketId }) => ({ type: 'card.near', marketId })),
    'card.far': ({ context: { near } }) => near.map((marketId) => ({ type: 'card.far', marketId })),
    'market.wanted': ({ context: { polled } }) =>
      polled.map((marketId) => ({ type: 'market.wanted', pick: { ...PICK, marketId } })),
  },
  gesture: {
    'pins.changed': (page, { pins }) => writeElsewhere(page, pinsAre(...pins)),
    'card.near': byItself,
    'card.far': byItself,
    'market.wanted': 'leaves the screen; a journey plays it',
  },

  assertions: {
    'exchangeMulti.empty': async (page) => {
      await expect(eventsPage(page).noData).toBeVisible()
      await expect(exchangeMultiPage(page).toInPlay).toBeVisible()
    },
    'exchangeMulti.listed': async (page, { context: { pins } }) => {
      const { names, cards } = exchangeMultiPage(page)
      await expect(names).toHaveCount(pins.length)
      for (const [at, { eventName }] of pins.entries()) {
        await expect(names.nth(at)).toHaveText(eventName)
        await expect(cards.nth(at).getByRole('table', { name: 'Match Odds' })).toBeVisible()
      }
    },
  },
})
