import { expect, type Page } from '@playwright/test'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { stopClock } from '#tests/site/clock.ts'
import { pressRapidly } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

const NOON = new Date('2026-03-02T06:00:00Z')

const UNVERIFIED = {
  'GET /user/show': userWith({ session_id: '0' }),
  'GET /get/other/phone': { body: { data: [] } },
  'POST /send-verification-code': { body: { message: 'Sent.' } },
  'POST /verify-phone-number': { body: { message: 'Verified.' } },
  'POST /add/number': { body: { message: 'Added.' } },
  'POST /add/send-verification-code': { body: { message: 'Sent.' } },
  'POST /add/verify-phone-number': { body: { message: 'Verified.' } },
}

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
}

const timer = (page: Page) => page.getByRole('dialog').getByRole('timer')
const send = (page: Page) => page.getByRole('button', { name: 'Send Code', exact: true })
const times = (made: readonly string[], call: string) => made.filter((one) => one === call).length

test('the countdown of the main phone runs from 5:00 to 4:59, continues after the popup is closed and the page reloaded, and ends', async ({
  page,
}) => {
  const { made, bodies, answer } = await serve(page, UNVERIFIED)
  await stored(page, PLAYER)
  await stopClock(page, NOON)
  await page.goto('/profile')
  await open(page, 'Verify phone')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('01712345678')
  await expect(timer(page)).toHaveCount(0)

  await pressRapidly(send(page))
  await expect(timer(page)).toHaveText('5:00')
  await expect(send(page)).toBeDisabled()
  await expect(page.getByLabel('Verification Code', { exact: true })).toBeFocused()
  await page.clock.runFor(999)
  await expect(timer(page)).toHaveText('5:00')
  await page.clock.runFor(1)
  await expect(timer(page)).toHaveText('4:59')

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(9_000)
  await open(page, 'Verify phone')
  await expect(timer(page)).toHaveText('4:50')

  await page.reload()
  await open(page, 'Verify phone')
  await expect(timer(page)).toHaveText('4:50')
  await expect(send(page)).toBeDisabled()

  await page.clock.runFor(289_000)
  await expect(timer(page)).toHaveText('0:01')
  await page.clock.runFor(1_000)
  await expect(timer(page)).toHaveCount(0)
  expect(times(made, 'POST /send-verification-code')).toBe(1)
  await send(page).click()
  await expect(timer(page)).toHaveText('5:00')
  expect(bodies('POST /send-verification-code')).toEqual([{ phone: '01712345678' }, { phone: '01712345678' }])

  answer('GET /user/show', userWith({ session_id: '1' }))
  await page.getByLabel('Verification Code').fill('১২৩ ৪৫৬')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(bodies('POST /verify-phone-number')).toEqual([{ verification_code: '123456' }])
  await expect(page.getByRole('button', { name: 'Verify phone' })).toHaveCount(0)
})

test('the countdown shows the right time when the phone wakes from sleep', async ({ page }) => {
  await serve(page, UNVERIFIED)
  await stored(page, PLAYER)
  await stopClock(page, NOON)
  await page.goto('/profile')
  await open(page, 'Verify phone')
  await send(page).click()
  await expect(timer(page)).toHaveText('5:00')
  // The clock advances but no timer fires.
  await page.clock.setSystemTime(NOON.getTime() + 200_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(timer(page)).toHaveText('1:40')
  await page.clock.setSystemTime(NOON.getTime() + 500_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(timer(page)).toHaveCount(0)
  await expect(send(page)).toBeEnabled()
})

test('each contact has its own countdown, and a number is added once, before its first code', async ({
  page,
}) => {
  const { made, bodies, answer } = await serve(page, {
    ...UNVERIFIED,
    'POST /add/send-verification-code': { status: 500, raw: '' },
  })
  await stored(page, PLAYER)
  await stopClock(page, NOON)
  await page.goto('/profile')
  await open(page, 'Add phone')
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('+88 01811-111111')
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send code' })).toBeVisible()
  expect(made.filter((call) => call.startsWith('POST /add'))).toEqual([
    'POST /add/number',
    'POST /add/send-verification-code',
  ])

  // The first code failed, but the number has already been added.
  answer('POST /add/send-verification-code', { body: {} })
  await send(page).click()
  await expect(timer(page)).toHaveText('5:00')
  expect(times(made, 'POST /add/number')).toBe(1)

  await phone.fill('০১৯২২২২২২২২')
  await expect(timer(page)).toHaveCount(0)
  await send(page).click()
  await expect(timer(page)).toHaveText('5:00')
  expect(bodies('POST /add/number')).toEqual([{ phone: '01811111111' }, { phone: '01922222222' }])
  await page.clock.runFor(60_000)
  await phone.fill('01811111111')
  await expect(timer(page)).toHaveText('4:00')

  // After 300 s and a reload, a resend still adds nothing.
  await page.reload()
  // Time that passes before the profile appears also counts towards its calls' time limits.
  await expect(page.getByRole('button', { name: 'Add phone', exact: true })).toBeVisible()
  await page.clock.runFor(240_000)
  await open(page, 'Add phone')
  await phone.fill('01811111111')
  await send(page).click()
  await expect(timer(page)).toHaveText('5:00')
  expect(times(made, 'POST /add/number')).toBe(2)
})
