import { expect, test } from '@playwright/test'
import { PLAYER } from '../../../model/ambient.ts'
import { button, radio } from '../../../site/controls.ts'
import { type Answers, expectSane, serve, stored } from '../../../site/serve.ts'

const METHOD = { id: 1, name: 'bKash', status: 'active', account_type: 'Agent' }
const USDT = { id: 5, name: 'USDT', status: 'active', account_type: 'USDT' }

const READY: Answers = {
  'GET /payment-methods': { body: [METHOD, USDT] },
  'GET /showpayment-menthod': {
    body: {
      success: true,
      data: [
        { ...METHOD, id: 11 },
        { ...METHOD, id: 12, account_type: 'Marchent' },
      ],
    },
  },
  'GET /promotion': {
    body: {
      promotions: [
        {
          id: 1,
          name: '<b>Double</b> it',
          desc: '<script>alert(1)</script>',
          thumbnail: '',
          turnover: '12',
          deposit_bouns: '100',
          status: 'active',
        },
      ],
    },
  },
  'GET /get-wallet-number': { body: [{ id: 11, account_number: '01700000321' }] },
  'GET /get/other/phone': { body: { data: [{ id: 1, contract_value: '+8801812345699', isverify: 1 }] } },
  'GET /transaction/show': { body: { transactions: [] } },
  'POST /submit-deposit': { body: { message: 'Thank you.' } },
}

test('a deposit goes out as it was chosen and confirmed, and ends on its request', async ({ page }) => {
  await stored(page, PLAYER)
  const served = await serve(page, READY)
  await page.goto('/deposit')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await radio(page, 'bKash').click()
  await radio(page, 'Cash Out').click()
  await button(page, '500').click()
  await radio(page, '<b>Double</b> it').click()
  await expectSane(page)
  await button(page, 'Next').click()

  await expect(page).toHaveURL('/make-payment')
  await expect(page.getByRole('heading', { level: 2, name: 'Cash Out' })).toBeVisible()
  await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Phone' }).selectOption({ label: '01*******99' })
  await page.getByLabel('Transaction ID', { exact: true }).fill(' 8N7A2QX91K ')
  await button(page, 'Submit').click()

  await expect(page).toHaveURL('/payment-request')
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
  await expect(page.getByText('৳ 500.00', { exact: true })).toBeVisible()
  expect(served.bodies('POST /submit-deposit')).toEqual([
    {
      remote_id: '41',
      account_number: '01812345699',
      transaction_id: '8N7A2QX91K',
      amount: '500.00',
      payment_id: '11',
      promotion_id: '1',
    },
  ])
  await button(page, 'Close').click()
  await expect(page).toHaveURL('/account')

  // The form begins anew.
  await page.goto('/deposit')
  await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('')
})

test('a dialog gives the focus back to the button that led to it, dead as that was meanwhile', async ({
  page,
}) => {
  await stored(page, PLAYER)
  await serve(page, READY)
  let refuse: (() => Promise<void>) | undefined
  await page.route('**/api/get-wallet-number*', (route) => {
    refuse = () => route.fulfill({ status: 400, json: { message: 'No number is free.' } })
  })
  await page.goto('/deposit')
  await radio(page, 'bKash').click()
  await radio(page, 'Cash Out').click()
  await button(page, '500').click()
  await button(page, 'Next').press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await expect.poll(() => refuse).toBeDefined()
  await refuse?.()
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('No number is free.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Next')).toBeFocused()
})

test('what was chosen outlives leaving the screen, and goes when the session ends', async ({ page }) => {
  await stored(page, PLAYER)
  await serve(page, READY)
  await page.goto('/deposit')
  await radio(page, 'bKash').click()
  await radio(page, 'Make Payment').click()
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('৭৫০')
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/account')
  await page.getByRole('link', { name: 'Deposit', exact: true }).first().click()
  await expect(radio(page, 'bKash')).toBeChecked()
  await expect(radio(page, 'Make Payment')).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('৭৫০')
  await expect(page.getByText('৳ 750.00', { exact: true })).toBeVisible()

  await button(page, 'Back').click()
  await button(page, 'Log out').click()
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('app.draft.41'))).toBeNull()
})

test('a promotion that was chosen before and can’t be had now is said, not left out', async ({ page }) => {
  await stored(page, {
    ...PLAYER,
    'app.draft.41': JSON.stringify({
      deposit: { method: '1', channel: '11', amount: '500', promotion: '1' },
    }),
  })
  const served = await serve(page, { ...READY, 'GET /promotion': { status: 500, body: {} } })
  await page.goto('/deposit')
  await expect(radio(page, 'Cash Out')).toBeChecked()
  await expect(page.getByText('Failed to fetch promotions')).toBeVisible()
  await button(page, 'Next').click()
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'The promotion that you chose is not available at the moment. Choose again, or go on without it.',
  )
  expect(served.made).not.toContain('GET /get-wallet-number')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await button(page, 'Next').click()
  await expect(page).toHaveURL('/make-payment')
})

test('the time to pay is a deadline: a reload and a sleeping tab change nothing, and at zero the form is closed', async ({
  page,
}) => {
  // The clock of this device is an hour late.
  await page.clock.install({ time: Date.now() - 3_600_000 })
  await stored(page, PLAYER)
  await serve(page, READY)
  await page.goto('/deposit')
  await radio(page, 'bKash').click()
  await radio(page, 'Cash Out').click()
  await button(page, '500').click()
  await button(page, 'Next').click()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^(10:00|9:5\d)$/)
  const before = await page.evaluate(() => history.state.deadline - Date.now())
  const said = async () => {
    const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number)
    const left = await page.evaluate(() => history.state.deadline - Date.now())
    return Math.abs(left / 1_000 - (minutes * 60 + seconds))
  }
  expect(before).toBeGreaterThan(500_000)
  await page.reload()
  await expect(timer).toBeVisible()
  expect(await said()).toBeLessThanOrEqual(1)

  // Asleep for five minutes: no timer runs meanwhile.
  await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 300_000))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(timer).toHaveText(/^(5:00|4:\d\d)$/)
  expect(await said()).toBeLessThanOrEqual(1)

  await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 300_000))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: 'Time is over' })).toBeVisible()
  await expect(button(page, 'Submit')).toHaveCount(0)
  await button(page, 'Start again').click()
  await expect(page).toHaveURL('/deposit')
  await expect(radio(page, 'bKash')).toBeChecked()
})

test('an address that no QR code holds is still shown, to be copied', async ({ page }) => {
  await stored(page, PLAYER)
  const served = await serve(page, {
    ...READY,
    'GET /showpayment-menthod': { body: { success: true, data: [] } },
  })
  const open = async (account_number: string) => {
    served.answer('GET /get-wallet-number', { body: [{ id: 1, account_number }] })
    await page.goto('/deposit')
    await radio(page, 'USDT').click()
    await button(page, '50').click()
    await button(page, 'Next').click()
    await expect(button(page, 'Copy account number')).toBeVisible()
    await expect(page.getByText(account_number, { exact: true })).toBeVisible()
  }
  const code = page.getByRole('img', { name: 'Wallet address QR code' })
  await open('অ'.repeat(984))
  await expect(code).toBeVisible()
  await open('x'.repeat(3_000))
  await expect(code).toHaveCount(0)
  await expectSane(page)
})

test('neither screen stands without what it is about', async ({ page }) => {
  await stored(page, PLAYER)
  await serve(page, READY)
  await page.goto('/make-payment')
  await expect(page).toHaveURL('/deposit')
  await page.goto('/payment-request')
  await expect(page).toHaveURL('/transaction-record')
})
