import type { Page, Route } from '@playwright/test'
import { paymentPageMachine } from '#machines/money/paymentPage/paymentPage.machine.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { arriveWith, CASH_OUT, phonesOf, WALLET_PAGE } from '#tests/site/payments.ts'

/** The held requests for the e-wallet's page. */
const pages = new WeakMap<Page, Route[]>()

async function seePage(page: Page, hasFailed: boolean): Promise<void> {
  const frame = page.locator('iframe[title="Payment page of bKash"]')
  await expect(frame).toHaveAttribute('src', 'https://wallet.test/pay')
  const said = page.getByRole('main').getByText('The page does not open', { exact: true })
  await expect(said).toHaveCount(hasFailed ? 1 : 0)
  const link = page.getByRole('link', { name: 'Open in a new tab', exact: true })
  await expect(link).toHaveAttribute('href', 'https://wallet.test/pay')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.getByRole('heading', { name: 'Pay on the page', exact: true })).toBeVisible()
  // The number is never hidden by the page, nor is what the e-wallet says.
  await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
  await expect(page.getByText('Pay on the page of bKash.', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Pay on the page below\. Use the number only if/)).toBeVisible()
}

const seeNothingOfIt = async (page: Page) => {
  await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveCount(0)
}

export const model = defineModel<typeof paymentPageMachine>({
  machine: paymentPageMachine,
  input: { url: 'https://wallet.test/pay' },
  stored: PLAYER,
  at: '/make-payment',
  arrive: (world) => {
    const held: Route[] = []
    pages.set(world.page, held)
    return arriveWith({ ...WALLET_PAGE, number: '01700000321' }, world, (route) => held.push(route))
  },
  ambient: { 'GET /get/other/phone': phonesOf(1) },
  variants: {
    'without a page': { input: { url: '' }, arrive: (world) => arriveWith(CASH_OUT, world) },
  },
  project: ({ url }) => url,
  durations: { frameLimit: 20_000 },
  plainEvents: ['frame.loaded'],
  gesture: {
    'frame.loaded': async (page) => {
      const held = pages.get(page) ?? []
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await held.at(-1)?.fulfill({ contentType: 'text/html', body: '<p>A wallet.</p>' })
    },
  },
  assertions: {
    'paymentPage.loading': (page) => seePage(page, false),
    'paymentPage.loaded': async (page) => {
      await seePage(page, false)
      await expect(page.frameLocator('iframe').getByText('A wallet.')).toBeVisible()
    },
    'paymentPage.failed': (page) => seePage(page, true),
    'paymentPage.none': seeNothingOfIt,
  },
})
