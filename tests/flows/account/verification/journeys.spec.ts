import { expect, type Page } from '@playwright/test'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { stopClock } from '#tests/site/clock.ts'
import { button, pressRapidly } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify phone', exact: true })
const timer = (page: Page) => dialog(page).getByRole('timer')

test('the countdown of the main phone runs from 5:00 to 4:59, continues after the popup is closed and the page reloaded, and ends', async ({
  page,
}) => {
  const { made } = await serve(page, {
    'GET /user/show': userWith({ session_id: '0' }),
    'GET /get/other/phone': { body: { data: [] } },
    'POST /send-verification-code': { body: { message: 'Sent.' } },
  })
  await stored(page, PLAYER)
  await stopClock(page, NOON)
  await page.goto('/profile')
  const open = button(page, 'Verify phone')
  const send = button(page, 'Send Code')
  await open.click()
  await expect(timer(page)).toHaveCount(0)
  await pressRapidly(send)
  await expect(timer(page)).toHaveText('5:00')
  await expect(page.getByLabel('Verification Code', { exact: true })).toBeFocused()
  await page.clock.runFor(1_000)
  await expect(timer(page)).toHaveText('4:59')

  await button(page, 'Close').click()
  await expect(dialog(page)).toHaveCount(0)
  await page.clock.runFor(9_000)
  await open.click()
  await expect(timer(page)).toHaveText('4:50')
  await page.reload()
  await open.click()
  await expect(timer(page)).toHaveText('4:50')
  await expect(send).toBeDisabled()
  await page.clock.runFor(290_000)
  await expect(timer(page)).toHaveCount(0)
  await expect(send).toBeEnabled()
  expect(made.filter((call) => call === 'POST /send-verification-code')).toHaveLength(1)
})
