import type { Page } from '@playwright/test'
import { pinnedMarketsMachine } from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import { pinnedMarketsPortsOf } from '#src/ports/exchange/pinnedMarkets.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, eachLabelled } from '#tests/model/model.ts'
import { EVENTS, linkTo, pinsAre } from '../events.fixture.ts'
import { eventsPage } from '../events.page.ts'
import { exchangeMultiPage } from '../exchangeMulti/exchangeMulti.page.ts'

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

export const model = defineModel<typeof pinnedMarketsMachine>({
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
