import type { Outcome } from '@tiya/graph-tests/model'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'

/** Returns a transaction of ৳ 500 in its wire format. */
export const transaction = (id: number, action: string, key: string, more: object = {}) => ({
  id,
  action,
  key,
  amount: '500.00',
  created_at: '2026-03-02 06:00:00',
  ...more,
})

/** Returns the response that lists these transactions. */
export const transactions = (...rows: readonly object[]) => ({ body: { transactions: rows } })

/** Returns the response that lists a deposit for each of these keys, which tell its status. */
export const deposits = (keys: readonly string[], more: object = {}) =>
  transactions(...keys.map((key, id) => transaction(id, 'deposit', key, more)))

/** Returns the response that lists turnovers, by status, required and remaining amount. */
export const turnovers = (
  ...rows: readonly (readonly [status: string, required: string, remaining: string])[]
) => ({
  body: {
    turnover: rows.map(([status, required_turnover, remaining_turnover]) => ({
      id: 1,
      status,
      required_turnover,
      remaining_turnover,
      created_at: '2026-03-02 06:00:00',
    })),
  },
})

/** Responses of a deposit screen that offers nothing. */
export const NO_OFFER = {
  'GET /payment-methods': { body: [] },
  'GET /promotion': { body: { promotions: [] } },
}

/** The same, with the phones that such a screen looks up when it opens. */
export const NO_OFFER_NOR_PHONES = { ...NO_OFFER, 'GET /get/other/phone': { body: { data: [] } } }

/** Returns what the device stores for a call of player 41 whose outcome it does not know. */
export const openKey = (path: string) => ({
  'app.idempotency.41': JSON.stringify({ [path]: { digest: '', key: 'k'.repeat(32), at: NOON - 60_000 } }),
})

export const OPEN_KEY = openKey('/submit-deposit')

/** How a pause between two looks at the transactions ends; no time passes. */
export const RECHECK: Readonly<Record<string, Outcome>> = {
  'the device is back online': {
    play: async ({ page }) => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
    },
  },
}
