import { expect, type Page } from '@playwright/test'
import { setVisibility } from '#tests/model/device.ts'
import { stopClock } from '#tests/site/clock.ts'
import { button, field } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { serve } from '#tests/site/serve.ts'

const SEND = 'POST /usr-forgot-password'
const RESET = 'POST /usr-reset-password'

const status = (page: Page) => page.getByRole('main').getByRole('status')

async function askBySms(page: Page): Promise<void> {
  await page.goto('/forgot-password')
  await page.getByRole('tab', { name: 'SMS' }).click()
  await field(page, 'Username').fill('rahim88')
  await field(page, 'Phone').fill('+880 1712-345678')
  await button(page, 'Send OTP').click()
  await expect(status(page)).toHaveText('OTP sent successfully. Please check your sms.')
}

test('a visitor resets the password with a code sent by SMS, and is led to the log-in', async ({ page }) => {
  const served = await serve(page, { [SEND]: { body: {} }, [RESET]: { body: { message: 'Changed.' } } })
  await askBySms(page)
  expect(served.bodies(SEND)).toEqual([{ type: 'sms', phone: '01712345678', username: 'rahim88' }])

  await expect(field(page, 'OTP')).toBeFocused()
  await field(page, 'OTP').fill('১২৩৪৫৬')
  await field(page, 'New Password').fill('secret77')
  await field(page, 'Confirm New Password').fill('secret77')
  await button(page, 'Reset Password').click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  expect(served.bodies(RESET)).toEqual([
    { otp: '123456', password: 'secret77', password_confirmation: 'secret77', username: 'rahim88' },
  ])
})

test('a code requested by e-mail is sent to the address as it was typed', async ({ page }) => {
  const served = await serve(page, { [SEND]: { body: {} } })
  await page.goto('/forgot-password')
  await field(page, 'Username').fill('rahim88')
  await field(page, 'Email').fill('rahim@site.test')
  await button(page, 'Send OTP').click()
  await expect(status(page)).toHaveText('OTP sent successfully. Please check your email.')
  expect(served.bodies(SEND)).toEqual([{ type: 'email', email: 'rahim@site.test', username: 'rahim88' }])
})

test('a visitor can request another code after 60 seconds, and the next after 60 more', async ({ page }) => {
  await stopClock(page, '2026-01-04T06:00:01Z')
  const served = await serve(page, { [SEND]: { body: {} } })
  await askBySms(page)
  await expect(button(page, 'Resend')).toBeDisabled()
  await expect(page.getByRole('timer')).toHaveText('1:00')
  await page.clock.runFor(1_000)
  await expect(page.getByRole('timer')).toHaveText('0:59')
  await page.clock.runFor(58_000)
  await expect(page.getByRole('timer')).toHaveText('0:01')
  await expect(button(page, 'Resend')).toBeDisabled()
  await page.clock.runFor(1_000)
  await expect(button(page, 'Resend')).toBeEnabled()
  await button(page, 'Resend').click()
  await expect.poll(() => served.bodies(SEND).length).toBe(2)
  await expect(status(page)).toHaveText('OTP sent successfully. Please check your sms.')
  await expect(button(page, 'Resend')).toBeDisabled()
  await page.clock.runFor(60_000)
  await expect(button(page, 'Resend')).toBeEnabled()
})

test('the countdown to another code is right after the phone slept, and restarts when its clock was set back', async ({
  page,
}) => {
  await stopClock(page, '2026-01-04T06:00:01Z')
  await serve(page, { [SEND]: { body: {} } })
  await askBySms(page)
  await expect(page.getByRole('timer')).toHaveText('1:00')
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

test('a wrong code keeps all fields filled, and Back clears the code but keeps the contact', async ({
  page,
}) => {
  await serve(page, { [SEND]: { body: {} }, [RESET]: { status: 422, body: { message: 'Wrong code.' } } })
  await askBySms(page)
  await field(page, 'OTP').fill('111111')
  await field(page, 'New Password').fill('secret77')
  await field(page, 'Confirm New Password').fill('secret77')
  await button(page, 'Reset Password').click()
  await expect(page.getByRole('alert')).toHaveText('Wrong code.')
  await expect(field(page, 'New Password')).toHaveValue('secret77')

  await button(page, 'Back').click()
  await expect(page.getByRole('tab', { name: 'SMS' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'Username')).toHaveValue('rahim88')
  await expect(field(page, 'Phone')).toHaveValue('+880 1712-345678')
  await button(page, 'Send OTP').click()
  await expect(field(page, 'OTP')).toHaveValue('')
})

test('an empty form asks for the e-mail address in e-mail mode and for the phone number in SMS mode', async ({
  page,
}) => {
  const served = await serve(page)
  await page.goto('/forgot-password')
  await button(page, 'Send OTP').click()
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter your username.',
    'Please enter your email address.',
  ])
  await expect(field(page, 'Username')).toBeFocused()
  await page.getByRole('tab', { name: 'SMS' }).click()
  await button(page, 'Send OTP').click()
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter your username.',
    'Please enter your phone number.',
  ])
  expect(served.made).not.toContain(SEND)
})
