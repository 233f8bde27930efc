import { expect, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
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
