import { visit as form, submitDeposit } from '../flows/money/deposit/deposit.page.ts'
import { AMBIENT, generalWith, PLAYER, userWith } from '../model/ambient.ts'
import { button, field } from '../site/controls.ts'
import { LISTED } from '../site/offer.ts'
import { expectSane, serve, stored } from '../site/serve.ts'
import { expect, test } from '../site/sharedPage.ts'
import { visit } from '../site/visit.ts'

/* Answers of one object that lack fields: what is there counts. `tests/contract/oddFields.test.ts` breaks each field. */

/** Every field of the player but the id, as a backend without a value sends it. */
const NAMELESS = userWith({
  ...Object.fromEntries(
    ['username', 'name', 'phone', 'email', 'session_id', 'created_at'].map((name) => [name, null]),
  ),
  ...{ vip_coin: null, balance: '', referral_code: null, cash_bonus: {} },
})

test('a player whose fields can’t be read is shown, and converts and claims nothing', async ({ page }) => {
  const over = {
    'GET /user/show': NAMELESS,
    'GET /get/other/phone': { body: { data: [{ id: 1, contract_value: '01811111111', isverify: 1 }] } },
  }
  const { made } = await visit(page, { ...form, at: '/profile' }, { over })
  await expect(page.getByRole('region', { name: 'Cash bonus' })).toContainText('–')
  await expect(button(page, 'Claim All')).toBeDisabled()
  const phones = page.getByRole('list', { name: 'Phone numbers' }).getByRole('listitem')
  await expect(phones).toHaveText([/^– Not verified$/, /^01\*{7}11 Verified$/])
  await expect(page.getByRole('region', { name: 'VIP' })).toContainText(/^–/)
  for (const name of ['Full Name', 'Registration Date', 'Email'])
    await expect(page.getByRole('group', { name, exact: true })).toContainText('–')
  await expect(button(page, 'Verify email')).toHaveCount(0)
  await expectSane(page)

  await page.goto('/vip')
  await expect(page.getByRole('definition')).toHaveText('–')
  await expect(
    page.getByText('Your points are not known at the moment, so they can’t be converted.'),
  ).toBeVisible()
  await field(page, 'VP to convert').fill('10')
  await expect(button(page, 'Convert')).toBeDisabled()
  await field(page, 'VP to convert').press('Enter')
  await expectSane(page)

  for (const path of ['/account', '/exchange-account', '/refrrel-program']) {
    await page.goto(path)
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    await expectSane(page)
    if (path !== '/exchange-account') continue
    for (const name of ['Username', 'Phone'])
      await expect(page.getByRole('group', { name, exact: true })).toContainText('–')
  }

  await page.goto('/deposit')
  await submitDeposit(page)
  await expect(page.getByRole('heading', { name: 'Make Payment', level: 1 })).toBeVisible()
  expect(made.filter((call) => /convert-vipcoin|cash-claim/.test(call))).toEqual([])
})

test('the site is closed, and withdrawals are, though the other settings can’t be read', async ({ page }) => {
  await stored(page, PLAYER)
  const odd = { usdt_rate: null, notice: [null, 'One'], site_title: null, support_mail: 7 }
  await serve(page, {
    ...LISTED,
    'GET /general': generalWith({ ...odd, site_status: 0, withdrawal_status: 0 }),
    'GET /turnovers': { body: { turnover: [] } },
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible()
  await page.goto('/withdrawal')
  await expect(page.getByText('Withdrawals are closed')).toBeVisible()
  await expect(button(page, 'Submit')).toHaveCount(0)
  await expectSane(page)
})

test('USDT is not offered while its rate is unknown, and its channel says so', async ({ page }) => {
  const usdt = { id: 5, name: 'USDT', status: 'active', account_type: 'USDT' }
  const agent = { ...usdt, id: 52, name: 'bKash', account_type: 'Agent' }
  const over = {
    'GET /payment-methods': { body: [usdt] },
    'GET /showpayment-menthod': {
      body: { success: true, data: [{ ...usdt, id: 51, network: 'TRC20' }, agent] },
    },
  }
  const { answer, made } = await visit(page, form, { over })
  await page.getByRole('radio', { name: 'USDT' }).click()
  const channel = page
    .getByRole('radiogroup', { name: 'Deposit Channel' })
    .getByRole('radio', { name: 'USDT' })
  await channel.click()
  await button(page, '100').click()
  await expect(channel).toBeChecked()

  // The settings are asked for again before the deposit is checked.
  answer('GET /general', generalWith({ usdt_rate: '' }))
  await button(page, 'Next').click()
  await expect(page.getByText('Please select a Deposit channel.')).toBeVisible()
  await expect(channel).toBeDisabled()
  await expect(channel).toHaveAccessibleDescription(/Not available: the USDT rate is unknown\./)
  await expect(page.getByRole('radio', { name: 'Cash Out' })).toBeEnabled()
  expect(made).not.toContain('GET /get-wallet-number')

  answer('GET /general', AMBIENT['GET /general'] ?? { lost: true })
  await button(page, 'Next').click()
  await expect(page.getByRole('heading', { name: 'Make Payment', level: 1 })).toBeVisible()
})
