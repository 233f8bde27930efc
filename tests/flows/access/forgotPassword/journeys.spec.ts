import { expect } from '@playwright/test'
import { setVisibility } from '#tests/model/device.ts'
import { stopClock } from '#tests/site/clock.ts'
import { button, field } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { serve } from '#tests/site/serve.ts'

const SEND = 'POST /usr-forgot-password'

test('the countdown to another code is right after the phone slept, and restarts when its clock was set back', async ({
  page,
}) => {
  await stopClock(page, '2026-01-04T06:00:01Z')
  const served = await serve(page, { [SEND]: { body: {} } })
  await page.goto('/forgot-password')
  await button(page, 'Send OTP').click()
  await expect(field(page, 'Username')).toBeFocused()
  await page.getByRole('tab', { name: 'SMS' }).click()
  await field(page, 'Username').fill('rahim88')
  await field(page, 'Phone').fill('+880 1712-345678')
  await button(page, 'Send OTP').click()
  await expect(field(page, 'OTP')).toBeFocused()
  expect(served.bodies(SEND)).toEqual([{ type: 'sms', phone: '01712345678', username: 'rahim88' }])
  await expect(page.getByRole('timer')).toHaveText('1:00')
  await page.clock.runFor(1_000)
  await expect(page.getByRole('timer')).toHaveText('0:59')
  // No timer fires during sleep, whatever its time: the page notices when it becomes visible again.
  await page.clock.setSystemTime('2026-01-04T06:00:41Z')
  await setVisibility(page, true)
  await expect(page.getByRole('timer')).toHaveText('0:20')
  // An hour back: never more than the whole minute remains.
  await page.clock.setSystemTime('2026-01-04T05:00:00Z')
  await setVisibility(page, true)
  await expect(page.getByRole('timer')).toHaveText('1:00')
  await page.clock.setSystemTime('2026-01-04T05:01:00Z')
  await setVisibility(page, true)
  await expect(button(page, 'Resend')).toBeEnabled()
})
