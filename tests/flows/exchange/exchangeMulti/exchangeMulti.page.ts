import type { Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import type { Visit } from '#tests/site/visit.ts'
import { linkTo, pinsAre } from '../events.fixture.ts'
import { market } from '../odds.fixture.ts'

/** `/exchange-multi` as a player uses it. */
export function exchangeMultiPage(page: Page) {
  const cards = page.getByRole('list', { name: 'Pinned markets', exact: true }).locator('> li')
  const card = (name: string) => cards.filter({ has: page.getByRole('link', { name, exact: true }) })
  const inCard = (name: string, label: string) => card(name).getByRole('button', { name: label, exact: true })
  return {
    cards,
    card,
    /** The names of the matches, in order. */
    names: cards.getByRole('heading').getByRole('link'),
    unpin: (name: string) => inCard(name, 'Unpin market'),
    move: (name: string, by: -1 | 1) => inCard(name, by === 1 ? 'Move down' : 'Move up'),
    cell: inCard,
  }
}

export const PINS = [linkTo('1.7', 'Padma Kings v Meghna Riders'), linkTo('1.8', 'Khulna v Rangpur')]

/** The calls for the odds of the pinned markets. */
export const ODDS_7 = 'GET /exchange-data/match-odds/1.7'
export const ODDS_8 = 'GET /exchange-data/match-odds/1.8'

export const visit: Visit = {
  at: '/account',
  player: true,
  answers: { [ODDS_7]: market(), [ODDS_8]: market() },
  go: async (page) => {
    await page.evaluate(
      (pins) => {
        for (const [key, value] of Object.entries(pins)) localStorage.setItem(key, value)
      },
      pinsAre(...PINS),
    )
    await page.goto('/exchange-multi', { waitUntil: 'commit' })
  },
  heading: 'Multi Markets',
}

export const STORED = { ...PLAYER, ...pinsAre(...PINS) }
