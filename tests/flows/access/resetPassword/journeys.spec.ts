import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { pressRapidly } from '#tests/site/controls.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { expect, test } from '#tests/site/sharedPage.ts'

test.beforeEach(({ page }) => stored(page, PLAYER))

test('a changed password is confirmed for 1.5 s, then the log-in opens, and no other call was sent with the old token', async ({
  page,
}) => {
  const { bodies, answer, made } = await serve(page, { 'POST /user-pwd': { body: { message: 'Changed.' } } })
  // The clock is stopped from the start, so no balance poll is in progress when its token expires.
  await stopClock(page, '2026-03-02T06:00:01Z')
  await page.goto('/account')
  await page.getByRole('link', { name: 'Reset password' }).click()
  await page.getByLabel('New Password', { exact: true }).fill('newsecret1')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const current = page.getByLabel('Current Password', { exact: true })
  await expect(current).toBeFocused()
  await current.fill('secret99')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('newsecret1')
  answer('POST /balance', { status: 401, body: {} })
  const before = made.length
  await pressRapidly(page.getByRole('button', { name: 'Change Password' }))
  const said = page.getByText('Password changed successfully. Please login with your new password.')
  await expect(said).toBeVisible()
  expect(bodies('POST /user-pwd')).toEqual([
    { old_password: 'secret99', new_password: 'newsecret1', new_password_confirmation: 'newsecret1' },
  ])
  await page.clock.runFor(1_499)
  await expect(said).toBeVisible()
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  expect(made.slice(before).filter((call) => /^POST /.test(call))).toEqual(['POST /user-pwd'])
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
})
