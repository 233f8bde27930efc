import { expect, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { ARRIVALS } from '#tests/model/pageNetwork.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { wirePage } from '../../support/inbox/inbox.fixture.ts'
import { inboxPage } from '../../support/inbox/inbox.page.ts'
import { arrivalsPage } from './arrivals.page.ts'

test('the unread messages counted at My Account are fewer after the player has read one', async ({
  page,
}) => {
  await stored(page, PLAYER)
  const served = await serve(page, {
    'GET /inbox': wirePage(['3', '2', '1'], 1),
    'PATCH /inbox/3/read': { body: { success: true } },
  })
  await page.route(`*${ARRIVALS.urlPattern}`, (route) => route.continue())
  await page.goto('/account')
  const { account } = arrivalsPage(page)
  await expect(account).toHaveAccessibleDescription('2 unread messages')
  await page.getByRole('link', { name: 'Inbox' }).click()
  const { message, close } = inboxPage(page)
  await message('Cash is back').click()
  await expect.poll(() => served.made).toContain('PATCH /inbox/3/read')
  served.answer('GET /inbox', wirePage(['2', '1'], 1))
  await close.click()
  await page.goBack()
  await expect(account).toHaveAccessibleDescription('1 unread message')
})

test('on the inbox, nothing but the inbox itself asks for its messages', async ({ page }) => {
  await page.clock.install({ time: NOON })
  await stored(page, PLAYER)
  const served = await serve(page, { 'GET /inbox': wirePage(['3', '2', '1'], 1) })
  const asked = () => served.made.filter((call) => call === 'GET /inbox').length
  let fetchArrivals = () => {}
  const shown = new Promise<void>((resolve) => {
    fetchArrivals = resolve
  })
  await page.route(`*${ARRIVALS.urlPattern}`, async (route) => {
    await shown
    await route.continue()
  })
  await page.goto('/inbox')
  await expect(inboxPage(page).message('Cash is back')).toBeVisible()
  fetchArrivals()
  // The first thing that arrivals ask for.
  await expect.poll(() => served.made).toContain('GET /transaction/show')
  expect(asked()).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(asked).toBe(2)
  await travel(page, '/')
  await expect(arrivalsPage(page).account).toHaveAccessibleDescription('2 unread messages')
  expect(asked()).toBe(3)
})
