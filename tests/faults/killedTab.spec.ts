import { setTimeout as moment } from 'node:timers/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { depositPage } from '../flows/money/deposit/deposit.page.ts'
import { makePaymentPage } from '../flows/money/makePayment/makePayment.page.ts'
import { deposits } from '../flows/money/money.fixture.ts'
import { PLAYER } from '../model/ambient.ts'
import { roundsOf } from '../rounds.ts'
import { button } from '../site/controls.ts'
import { LISTED } from '../site/offer.ts'
import { serve, stored } from '../site/serve.ts'

/*
 * The tab is closed at moments around the submission of a deposit, from before the request to after the
 * response. The player opens the site again and goes on. Each time, there is exactly one
 * transaction.
 */

/** `npm run test:long` closes the tab at all 50 moments. */
const COUNT = roundsOf({ some: 5, all: 50 })
const MOMENTS = Array.from({ length: COUNT }, (_, at) => (at * 50) / COUNT)

/** The number of moments per test. */
const PART = 5

/** Fills the form of a deposit up to its last button. */
async function fill(page: Page, transactionId: string): Promise<void> {
  await depositPage(page).fill('Cash Out')
  await depositPage(page).pressNext()
  await makePaymentPage(page).fill('01712345678', transactionId)
}

/** Fakes a server that takes time to accept a deposit and to respond. Returns the keys of each transaction id. */
async function serveDeposits(context: BrowserContext) {
  const served = await serve(context, LISTED)
  const keys = new Map<string, Set<string>>()
  const pace = { toEffect: 0, toAnswer: 0 }
  await context.route('**/api/submit-deposit', async (route) => {
    const request = route.request()
    const { transaction_id } = request.postDataJSON() as { transaction_id: string }
    const key = request.headers()['idempotency-key'] ?? 'no key'
    await moment(pace.toEffect)
    keys.set(transaction_id, (keys.get(transaction_id) ?? new Set()).add(key))
    served.answer('GET /transaction/show', deposits(['0'], { transaction_id }))
    await moment(pace.toAnswer)
    // The tab may be closed.
    await route.fulfill({ json: { message: 'ok' } }).catch(() => undefined)
  })
  return { served, keys, pace }
}

for (let first = 0; first < MOMENTS.length; first += PART) {
  const moments = MOMENTS.slice(first, first + PART)
  test(`a tab closed while it submits a deposit leads to one deposit: moments ${moments.map((at) => at + 1).join(', ')}`, async ({
    context,
  }) => {
    test.slow()
    const { served, keys, pace } = await serveDeposits(context)
    await stored(context, PLAYER)
    for (const at of moments) {
      const transactionId = `KILLED${String(at).padStart(4, '0')}`
      served.answer('GET /transaction/show', deposits([]))
      pace.toEffect = (at * 37) % 120
      pace.toAnswer = (at * 53) % 120

      const page = await context.newPage()
      await fill(page, transactionId)
      await button(page, 'Submit').dispatchEvent('click')
      await moment((at * 71) % 260)
      await page.close()

      // Whatever was in flight has arrived by then, or never will.
      await moment(pace.toEffect)
      const after = await context.newPage()
      await after.goto('/deposit')
      if (!keys.has(transactionId)) {
        // The device has kept the payment, which must be finished or discarded before another one begins.
        await after.getByRole('link', { name: 'Continue your payment' }).click()
        await makePaymentPage(after).fill('01712345678', transactionId)
        await button(after, 'Submit').click()
        await expect(after).toHaveURL('/payment-request')
      } else {
        await expect(after.getByText(/is under review|is being processed/)).toBeVisible()
        // The device checks by itself whether its payment was taken, and forgets what was typed. It may have looked
        // before the request had arrived.
        await after.evaluate(() => window.dispatchEvent(new Event('online')))
        const kept = () => after.evaluate(() => localStorage.getItem('app.payments') ?? '')
        await expect.poll(kept).not.toContain(transactionId)
      }
      await after.close()
      expect([transactionId, keys.get(transactionId)?.size]).toEqual([transactionId, 1])
    }
  })
}
