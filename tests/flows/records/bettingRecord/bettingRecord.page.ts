import type { Page } from '@playwright/test'
import type { Visit } from '#tests/site/visit.ts'
import { recordsPage } from '../records.page.ts'
import { SETTLED } from './bets.fixture.ts'

/** `/betting-record` as a player uses it. */
export function bettingRecordPage(page: Page) {
  const records = recordsPage(page, '/betting-record', 'Record details')
  const tab = (name: 'Settled' | 'Exchange') => page.getByRole('tab', { name, exact: true })
  return {
    ...records,
    tab,
    openTab: (name: 'Settled' | 'Exchange') => tab(name).click(),
    /** Opens the screen, then the tab `Exchange`. */
    async openExchange() {
      await records.open()
      await tab('Exchange').click()
    },
  }
}

/** Placed now, because older ones are not listed. */
const BETS = SETTLED.slice(0, 2).map((bet) => ({ ...bet, created_at: new Date().toISOString() }))

export const visit: Visit = {
  at: '/betting-record',
  player: true,
  answers: { 'GET /betting-record': { body: { data: BETS } }, 'GET /exchange-hub': { body: { data: [] } } },
  heading: 'Betting Records',
}
