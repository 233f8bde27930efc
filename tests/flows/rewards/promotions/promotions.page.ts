import type { Page } from '@playwright/test'
import type { Visit } from '#tests/site/visit.ts'
import { PROMOTIONS } from './promotions.fixture.ts'

/** `/promotions` as a player uses it. */
export function promotionsPage(page: Page) {
  const cards = page.getByRole('list', { name: 'Promotions', exact: true }).locator('> li')
  const dialog = page.getByRole('dialog')
  const card = (name: string) =>
    cards.filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
  const tabs = page.getByRole('tablist', { name: 'Categories', exact: true }).getByRole('tab')
  return {
    cards,
    card,
    dialog,
    tabs,
    names: cards.getByRole('heading', { level: 2 }),
    panel: page.getByRole('tabpanel'),
    noData: page.getByText('No Data', { exact: true }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    open: (id?: string) => page.goto(id === undefined ? '/promotions' : `/promotions?id=${id}`),
    openTab: (name: string) => page.getByRole('tab', { name, exact: true }).click(),
    openDetails: (name: string) => card(name).getByRole('button', { name: 'Details', exact: true }).click(),
    closeDetails: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    depositNow: dialog.getByRole('link', { name: 'Deposit now', exact: true }),
  }
}

export const visit: Visit = {
  at: '/promotions',
  player: true,
  answers: { 'GET /promotion': { body: { promotions: PROMOTIONS } } },
  heading: 'Promotions',
}
