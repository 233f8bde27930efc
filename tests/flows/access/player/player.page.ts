import type { Page } from '@playwright/test'

/** What a player sees of arrivals on a screen with the bottom bar. */
export function playerPage(page: Page) {
  return {
    account: page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'My Account', exact: true }),
    help: page.getByRole('link', { name: 'Help', exact: true }),
    announced: page
      .getByRole('status')
      .getByRole('paragraph')
      .filter({ hasText: /has arrived\.|was rejected\./ }),
  }
}
