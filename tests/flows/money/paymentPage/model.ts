import type { Page, Route } from '@playwright/test'
import { paymentPageMachine } from '#machines/money/paymentPage/paymentPage.machine.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, type World } from '#tests/model/model.ts'
import { arriveWith, CASH_OUT, phonesOf, WALLET_PAGE } from '#tests/site/payments.ts'

/** The held requests for the e-wallet's page. */
const pages = new WeakMap<Page, Route[]>()

const failed = (page: Page) => page.getByRole('main').getByText('The page does not open', { exact: true })

async function seePage(page: Page): Promise<void> {
  await expect(page.locator('iframe[title="Payment page of bKash"]')).toHaveAttribute(
    'src',
    'https://wallet.test/pay',
  )
  const link = page.getByRole('link', { name: 'Open in a new tab', exact: true })
  await expect(link).toHaveAttribute('href', 'https://wallet.test/pay')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  // The number is never hidden by the page, nor is what the e-wallet says.
  await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
  await expect(page.getByText('Pay on the page of bKash.', { exact: true })).toBeVisible()
}

const seeNothingOfIt = async (page: Page) => {
  await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveCount(0)
}

export const model = defineModel<typeof paymentPageMachine>({
  machine: paymentPageMachine,
  input: { url: 'https://wallet.test/pay' },
  ports: () => ({}),
  stored: PLAYER,
  at: '/make-payment',
  arrive: (world: World) => {
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
  events: { 'frame.loaded': () => [{ type: 'frame.loaded' }] },
  gesture: {
    'frame.loaded': async (page) => {
      const held = pages.get(page) ?? []
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await held.at(-1)?.fulfill({ contentType: 'text/html', body: '<p>A wallet.</p>' })
    },
  },
  assertions: {
    'paymentPage.loading': async (page) => {
      await seePage(page)
      await expect(failed(page)).toHaveCount(0)
    },
    'paymentPage.loaded': async (page) => {
      await seePage(page)
      await expect(failed(page)).toHaveCount(0)
      await expect(page.frameLocator('iframe').getByText('A wallet.')).toBeVisible()
    },
    'paymentPage.failed': async (page) => {
      await seePage(page)
      await expect(failed(page)).toBeVisible()
    },
    'paymentPage.none': seeNothingOfIt,
  },
})
