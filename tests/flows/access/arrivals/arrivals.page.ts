import type { Page } from '@playwright/test'

/** What a player sees of arrivals on a screen with the bottom bar. */
export function arrivalsPage(page: Page) {
  return {
    account: page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'My Account', exact: true }),
    announced: page.getByRole('status').filter({ hasText: 'has arrived.' }),
  }
}

/** Returns a transaction of ৳ 500 in its wire format. */
export const wireTransaction = (id: number, action: string, key: string, more: object = {}) => ({
  id,
  action,
  key,
  amount: '500.00',
  created_at: '2026-03-02 05:00:00',
  ...more,
})
