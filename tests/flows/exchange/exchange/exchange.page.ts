import type { Page } from '@playwright/test'
import { expect } from '#tests/model/expect.ts'
import type { Visit } from '#tests/site/visit.ts'

/** `/exchange` as a player uses it, and the frame that it leads to. */
export function exchangePage(page: Page) {
  const frame = page.locator('iframe[title="Exchange"]')
  return {
    frame,
    /** Responds to the frame's own requests. */
    serveFrame: () =>
      page.route('**/exchange-frame**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Exchange</title><p>Place your bets.</p>',
        }),
      ),
    open: () => page.goto('/exchange'),
    /** Asserts the frame's address, as path and query, and its permissions. */
    async seeFrame(address: string) {
      await expect(page).toHaveURL('/gamerun')
      await expect(frame).toHaveAttribute('src', `${new URL(page.url()).origin}${address}`)
      await expect(frame).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-forms allow-popups allow-pointer-lock',
      )
      await expect(page.getByRole('heading', { level: 1, name: 'Exchange' })).toBeAttached()
    },
  }
}

export const visit: Visit = {
  at: '/exchange',
  player: true,
  answers: {
    'POST /player-login': { status: 503, body: { message: 'The exchange is closed for an hour.' } },
  },
  heading: 'Exchange',
}
