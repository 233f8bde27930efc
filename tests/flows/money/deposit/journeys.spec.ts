import { expect } from '@playwright/test'
import { promotion } from '#tests/flows/rewards/promotions/promotions.fixture.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { LISTED } from '#tests/site/offer.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { depositPage } from './deposit.page.ts'

test('a closed dialog returns the focus to the button that opened it, although the button was disabled meanwhile', async ({
  page,
}) => {
  await stored(page, PLAYER)
  const { hold } = await serve(page, LISTED)
  const reply = hold('GET /get-wallet-number')
  const deposit = depositPage(page)
  await deposit.fill('Cash Out')
  await deposit.next.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await reply({ status: 400, body: { message: 'No number is free.' } })
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('No number is free.')
  await page.keyboard.press('Escape')
  await expect(deposit.dialog).toHaveCount(0)
  await expect(deposit.next).toBeFocused()
})

test('Bengali has words for the known types of accounts; an unknown one is shown as the server writes it', async ({
  page,
}) => {
  await stored(page, { ...PLAYER, 'app.language': 'bn' })
  const channels = ['Agent', 'personal', 'Distributor'].map((account_type, id) => ({
    ...{ id, name: 'bKash', status: 'active' },
    account_type,
  }))
  await serve(page, { ...LISTED, 'GET /showpayment-menthod': { body: { success: true, data: channels } } })
  await depositPage(page).open()
  await page.getByRole('radio', { name: 'bKash' }).click()
  const radios = page.getByRole('radiogroup', { name: 'ডিপোজিট চ্যানেল' }).getByRole('radio')
  for (const [at, words] of ['এজেন্ট', 'পার্সোনাল', 'Distributor'].entries())
    await expect(radios.nth(at)).toHaveAccessibleDescription(words)
})

test('a turnover or bonus that the server does not tell is not said to be zero', async ({ page }) => {
  await stored(page, PLAYER)
  const dates = { start_date: null, end_date: null, turnover: null }
  const promotions = [
    promotion(1, 'Double it', dates),
    promotion(2, 'Gift', { ...dates, deposit_bouns: null }),
  ]
  await serve(page, { ...LISTED, 'GET /promotion': { body: { promotions } } })
  const { open, choose, choice } = depositPage(page)
  await open()
  await expect(choice('Promotion', 'Double it')).toHaveAccessibleDescription('Bonus 100% · turnover –')
  await expect(choice('Promotion', 'Gift')).toHaveAccessibleDescription('Turnover –')
  await choose('Cash Out')
  await expect(choice('Promotion', 'Double it')).toHaveAccessibleDescription('You get ৳ 500.00 · turnover –')
})
