import type { Page } from '@playwright/test'
import type { Visit } from '#tests/site/visit.ts'
import { EVENTS } from '../events.fixture.ts'
import { eventsPage } from '../events.page.ts'

/** `/exchange-inplay` as a player uses it. */
export const inPlayPage = (page: Page) => ({
  ...eventsPage(page),
  region: (sport: string) => page.getByRole('region', { name: sport, exact: true }),
})

export const visit: Visit = {
  at: '/exchange-inplay',
  player: true,
  answers: EVENTS,
  heading: 'In-Play',
}
