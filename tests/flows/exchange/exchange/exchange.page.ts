import type { Page } from '@playwright/test'
import { expect } from '#tests/model/expect.ts'
import { servePage } from '#tests/site/servePage.ts'
import type { Visit } from '#tests/site/visit.ts'

/** What the frame's address names without a pick. */
const NO_PICK = { token: 'exchange-of-rahim', market: '', kind: '', selection: '', side: '', price: '' }

/** `/exchange` as a player uses it, and the frame that it leads to. */
export function exchangePage(page: Page) {
  const frame = page.locator('iframe[title="Exchange"]')
  return {
    /** Responds to the frame's own requests. */
    serveFrame: () => servePage(page, '**/exchange-frame**', 'Place your bets.'),
    open: () => page.goto('/exchange'),
    /** Asserts the frame's address, which has a parameter for each part of a pick, and its permissions. */
    async seeFrame(pick: Readonly<Partial<typeof NO_PICK>> = {}) {
      const parts = { ...NO_PICK, ...pick }
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
