import type { Page } from '@playwright/test'
import type { Config } from '#src/environment/config.ts'
import { travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { configure } from '#tests/site/configure.ts'
import { servePage } from '#tests/site/servePage.ts'
import type { Visit } from '#tests/site/visit.ts'
import { ODDS, SCORE_PAGE, STATE } from '../odds.fixture.ts'

/** The event's name, and the heading until it is known. */
export const MATCH = 'Kings v Riders'
export const PLAYERS = 'Padma Kings v Meghna Riders'

/** What the odds view shows, in English. */
export function oddsViewPage(page: Page) {
  const table = (name: string) => page.getByRole('table', { name, exact: true })
  const row = (tableName: string, name: string) =>
    table(tableName)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  return {
    heading: page.getByRole('heading', { level: 1 }),
    stream: page.locator('[data-flow=stream]'),
    score: page.locator('[data-flow=score]'),
    delayed: page.getByText('Odds are delayed', { exact: true }),
    tryAgain: page.getByRole('button', { name: 'Try again', exact: true }),
    section: (name: string) => page.getByRole('region', { name, exact: true }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    table,
    row,
    cell: (tableName: string, rowName: string, name: string) =>
      row(tableName, rowName).getByRole('button', { name, exact: true }),
  }
}

/** A stream that needs the viewer's address, and the page of the event's stream for `2001:db8::7`. */
export const STREAM_CONFIG = { streamFrame: 'https://stream.test/{eventId}?viewer={ip}', ipLookup: '/api/ip' }
export const STREAM_PAGE = 'https://stream.test/77?viewer=2001%3Adb8%3A%3A7'

/** Serves the site's pages with a configuration, as the operator would. */
export async function serveConfig(page: Page, config: Partial<Config>): Promise<void> {
  await configure(page, /\/account$/, config)
  await servePage(page, 'https://*stream.test/**', 'Stream')
}

/** Opens the odds view from another screen of the site. */
export async function openOddsView(page: Page, state: unknown = STATE): Promise<void> {
  await servePage(page, SCORE_PAGE, 'Score')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await travel(page, '/odds-view', state)
}

export const visit: Visit = {
  at: '/account',
  player: true,
  answers: ODDS,
  go: async (page) => {
    await servePage(page, SCORE_PAGE, 'Score')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await travel(page, '/odds-view', STATE)
    await expect(oddsViewPage(page).table('Match Odds')).toBeVisible()
  },
  heading: MATCH,
}
