import { expect, type Locator, type Page } from '@playwright/test'
import { button } from '../../site/controls.ts'

/** Shows the matches in play on the home. Those that come late wait until they move nothing in view. */
export async function seeLiveMatches(page: Page): Promise<Locator> {
  const live = page.getByRole('region', { name: 'Live matches', exact: true })
  await expect(async () => {
    // The home may still scroll to the place where the player was.
    await button(page, 'Show More').scrollIntoViewIfNeeded()
    await expect(live).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await live.scrollIntoViewIfNeeded()
  await expect(live).toBeInViewport()
  return live
}

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
