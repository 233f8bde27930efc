import type { Page } from '@playwright/test'
import { button } from '../../site/controls.ts'

/** What the event lists have in common, as a player uses them. */
export const eventsPage = (page: Page) => {
  const rows = page.locator('li[data-row]')
  return {
    rows,
    /** The row of an event. */
    row: (name: string) => rows.filter({ hasText: name }),
    link: (name: string) => page.getByRole('link', { name, exact: true }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    pin: (name: string) => rows.filter({ hasText: name }).getByRole('button', { name: /^(Unp|P)in market$/ }),
    full: page.getByText('You can pin up to 20 markets.', { exact: true }),
    noData: page.getByText('No Data', { exact: true }),
    tryAgain: button(page, 'Try again'),
  }
}
