import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { announcements, button } from '#tests/site/controls.ts'
import { expect, test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

test.beforeEach(({ page }) => stored(page, PLAYER))

test('a phone that is verified after its popup was closed is loaded again once', async ({ page }) => {
  const { hold, answer, made } = await serve(page, {
    'GET /user/show': userWith({ session_id: '0' }),
    'GET /get/other/phone': { body: { data: [] } },
  })
  const reply = hold('POST /verify-phone-number')
  await page.goto('/profile')
  await button(page, 'Verify phone').click()
  await page.getByLabel('Verification Code', { exact: true }).fill('123456')
  await button(page, 'Verify').click()
  await expect(button(page, 'Verify…')).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  answer('GET /user/show', userWith({ session_id: '1' }))
  const before = made.length
  await reply({ body: { message: 'Verified.' } })
  await expect(announcements(page).filter({ hasText: 'Verified' })).toHaveText('Verified successfully.')
  await expect(button(page, 'Verify phone')).toHaveCount(0)
  expect(made.slice(before).filter((call) => call === 'GET /user/show')).toHaveLength(1)
})

test('a popup that is opened again while its code is sent sends no second one', async ({ page }) => {
  const { hold, made } = await serve(page, {
    'GET /user/show': userWith({ session_id: '0' }),
    'GET /get/other/phone': { body: { data: [] } },
  })
  const reply = hold('POST /send-verification-code')
  await page.goto('/profile')
  await button(page, 'Verify phone').click()
  await button(page, 'Send Code').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'Verify phone').click()
  await expect(button(page, 'Send Code…')).toBeDisabled()
  await reply({ body: { message: 'Sent.' } })
  await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:59)$/)
  expect(made.filter((call) => call === 'POST /send-verification-code')).toHaveLength(1)
})
