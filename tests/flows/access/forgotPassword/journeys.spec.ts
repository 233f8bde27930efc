import { expect } from '@playwright/test'
import { button, field } from '#tests/site/controls.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit as open } from '#tests/site/visit.ts'
import { visit } from './forgotPassword.page.ts'

test('Back leads to the request for a code, or to the log-in while the password is being set', async ({
  page,
}) => {
  const served = await open(page, visit, { over: { 'POST /usr-forgot-password': { body: {} } } })
  const back = button(page, 'Back')
  await visit.submit?.(page)
  await field(page, 'OTP').fill('123456')
  await back.click()
  await expect(button(page, 'Send OTP')).toBeEnabled()

  await button(page, 'Send OTP').click()
  await field(page, 'OTP').fill('123456')
  await field(page, 'New Password').fill('secret99')
  await field(page, 'Confirm New Password').fill('secret99')
  served.answer('POST /usr-reset-password', { silent: 30_000 })
  await button(page, 'Reset Password').click()
  await expect(button(page, 'Reset Password…')).toBeDisabled()
  await back.click()
  await expect(page).toHaveURL('/login')
})
