import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { announcements, button } from '#tests/site/controls.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { expect, test } from '#tests/site/sharedPage.ts'

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
  const code = page.getByLabel('Verification Code', { exact: true })
  await expect(code).not.toBeFocused()
  await button(page, 'Send Code').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'Verify phone').click()
  await expect(button(page, 'Send Code…')).toBeDisabled()
  await reply({ body: { message: 'Sent.' } })
  await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/)
  await expect(page.getByRole('status')).toHaveText('Code sent. Please check your SMS.')
  await expect(code).toBeFocused()
  expect(made.filter((call) => call === 'POST /send-verification-code')).toHaveLength(1)
})

test('a verified phone of another country is none that a withdrawal needs', async ({ page }) => {
  const { answer } = await serve(page, {
    'GET /user/show': userWith({ session_id: '1', phone: '919876543210' }),
    'GET /get/other/phone': { body: { data: [] } },
  })
  const tip = page.getByRole('listitem').filter({ hasText: 'A verified phone number' })
  await page.goto('/profile')
  await expect(tip).toContainText('Missing')
  answer('GET /user/show', userWith({ session_id: '1', phone: '01712345678' }))
  await page.reload()
  await expect(tip).toContainText('Done')
})

test('phones that can’t be loaded again stay, and are loaded once the device is back online', async ({
  page,
}) => {
  const phones = (isverify: number) => ({
    body: { data: [{ id: 1, contract_value: '01811111111', isverify }] },
  })
  const { answer } = await serve(page, {
    'GET /user/show': userWith({ session_id: '1', cash_bonus: '12.50' }),
    'GET /get/other/phone': phones(0),
    'POST /cash-claim': { body: {} },
  })
  await page.goto('/profile')
  const listed = page.getByRole('list', { name: 'Phone numbers', exact: true }).getByRole('listitem')
  const failure = page.getByText('Your further phone numbers could not be loaded.')
  await expect(listed).toHaveText([/^01\*{7}78 Verified$/, /^01\*{7}11 Not verified/])

  answer('GET /get/other/phone', { lost: true })
  await button(page, 'Claim All').click()
  await expect(failure).toBeVisible()
  await expect(listed).toHaveText([/^01\*{7}78 Verified$/, /^01\*{7}11 Not verified/])

  answer('GET /get/other/phone', phones(1))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(listed).toHaveText([/^01\*{7}78 Verified$/, /^01\*{7}11 Verified$/])
  await expect(failure).toHaveCount(0)
})
