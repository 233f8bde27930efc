import type { Page } from '@playwright/test'
import { expect } from '#tests/model/expect.ts'
import type { Visit } from '#tests/site/visit.ts'

interface FrameParts {
  token?: string
  market?: string
  kind?: string
  selection?: string
  side?: string
  price?: string
}

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
    /** Asserts the frame's address, which has a parameter for each part of a pick, and its permissions. */
    async seeFrame({ token = 'exchange-of-rahim', ...pick }: FrameParts = {}) {
      const parts = { token, market: '', kind: '', selection: '', side: '', price: '', ...pick }
      const query = Object.entries(parts).map(([name, part]) => `${name}=${encodeURIComponent(part)}`)
      await expect(page).toHaveURL('/gamerun')
      await expect(frame).toHaveAttribute(
        'src',
        `${new URL(page.url()).origin}/exchange-frame?${query.join('&')}`,
      )
      await expect(frame).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-forms allow-popups allow-pointer-lock',
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
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
