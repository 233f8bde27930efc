import { expect, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { PLAYER_CODE } from '#tests/model/browser/pageNetwork.ts'
import { travel } from '#tests/model/device.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { transaction, transactions } from '../../money/money.fixture.ts'
import { wirePage } from '../../support/inbox/inbox.fixture.ts'
import { inboxPage } from '../../support/inbox/inbox.page.ts'
import { playerPage } from './player.page.ts'

test('the unread messages counted at My Account are fewer after the player has read one', async ({
  page,
}) => {
  await stored(page, PLAYER)
  const served = await serve(page, {
    'GET /inbox': wirePage(['3', '2', '1'], 1),
    'PATCH /inbox/3/read': { body: { success: true } },
  })
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
  await page.goto('/account')
  const { account } = playerPage(page)
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
  let fetchPlayer = () => {}
  const shown = new Promise<void>((resolve) => {
    fetchPlayer = resolve
  })
  await page.route(`*${PLAYER_CODE.urlPattern}`, async (route) => {
    await shown
    await route.continue()
  })
  await page.goto('/inbox')
  await expect(inboxPage(page).message('Cash is back')).toBeVisible()
  fetchPlayer()
  // The first thing that the player asks for.
  await expect.poll(() => served.made).toContain('GET /transaction/show')
  expect(asked()).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(asked).toBe(2)
  await travel(page, '/')
  await expect(playerPage(page).account).toHaveAccessibleDescription('2 unread messages')
  expect(asked()).toBe(3)
})

test('My Account says the same as the bar when messages come while it is open, and shows what is under review', async ({
  page,
}) => {
  await stored(page, PLAYER)
  const served = await serve(page, {
    'GET /inbox': wirePage(['1'], 1),
    'GET /transaction/show': transactions(transaction(1, 'deposit', '0'), transaction(2, 'withdraw', '2')),
  })
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
  await page.goto('/account')
  const { account } = playerPage(page)
  const row = page.getByRole('main').getByRole('link', { name: 'Inbox', exact: true })
  await expect(
    page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review', exact: true }),
  ).toBeVisible()
  const made = (call: string) => served.made.filter((one) => one === call).length
  expect([made('GET /inbox'), made('GET /transaction/show')]).toEqual([1, 1])
  await expect(row).toHaveAccessibleDescription('')

  served.answer('GET /inbox', wirePage(['3', '2', '1'], 1))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(account).toHaveAccessibleDescription('2 unread messages')
  await expect(row).toHaveAccessibleDescription('2 unread messages')
  await expect(row).toHaveText('Inbox2')
})
