import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import type { WireAnswer } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { LISTED } from '#tests/site/offer.ts'
import { type Answers, expectSane, serve, stored } from '#tests/site/serve.ts'
import { promotion } from '../../rewards/promotions/promotions.fixture.ts'
import { makePaymentPage } from '../makePayment/makePayment.page.ts'
import { depositPage } from './deposit.page.ts'

const DOUBLE = promotion(1, '<b>Double</b> it', {
  desc: '<script>alert(1)</script>',
  start_date: null,
  end_date: null,
})
const channel = { name: 'bKash', status: 'active' }

const READY: Answers = {
  ...LISTED,
  'GET /showpayment-menthod': {
    body: {
      success: true,
      data: [
        { ...channel, id: 11, account_type: 'Agent', deposit_bouns: '2.5' },
        { ...channel, id: 12, account_type: 'Marchent' },
      ],
    },
  },
  'GET /promotion': { body: { promotions: [DOUBLE] } },
  'GET /get/other/phone': { body: { data: [{ id: 1, contract_value: '+8801812345699', isverify: 1 }] } },
  'POST /submit-deposit': { body: { message: 'Thank you.' } },
}

test('a deposit is sent as it was chosen and confirmed, and leads to the screen of its request', async ({
  page,
}) => {
  await stored(page, PLAYER)
  const served = await serve(page, READY)
  const deposit = depositPage(page)
  await deposit.open()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await deposit.chooseMethod('bKash')
  await deposit.chooseChannel('Cash Out')
  await deposit.pressAmount('500')
  await expect(page.getByText('You receive (+2.5%)৳ 512.50')).toBeVisible()
  await deposit.choosePromotion('<b>Double</b> it')
  await expect(page.getByText('You receive (+2.5%)up to ৳ 1,012.50')).toBeVisible()
  await expectSane(page)
  await deposit.pressNext()

  await expect(page).toHaveURL('/make-payment')
  await expect(page.getByText('Cash Out', { exact: true })).toBeVisible()
  await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
  const payment = makePaymentPage(page)
  await expect(payment.phone.getByRole('option', { name: '01*******99' })).toBeAttached()
  await payment.fill('01812345699', ' 8N7A2QX91K ')
  await payment.pressSubmit()

  await expect(page).toHaveURL('/payment-request')
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
  await expect(page.getByText('৳ 500.00', { exact: true })).toBeVisible()
  expect(served.bodies('POST /submit-deposit')).toEqual([
    {
      remote_id: '41',
      account_number: '01812345699',
      transaction_id: '8N7A2QX91K',
      amount: '500',
      payment_id: '11',
      promotion_id: '1',
    },
  ])
  await button(page, 'Close').click()
  await expect(page).toHaveURL('/account')

  // The next form is empty.
  await deposit.open()
  await expect(deposit.amount).toHaveValue('')
})

test('a closed dialog returns the focus to the button that opened it, although the button was disabled meanwhile', async ({
  page,
}) => {
  await stored(page, PLAYER)
  const { answer } = await serve(page, READY)
  let reply: ((wire: WireAnswer) => void) | undefined
  answer('GET /get-wallet-number', () => new Promise((resolve) => (reply = resolve)))
  const deposit = depositPage(page)
  await deposit.fill('Cash Out')
  await deposit.next.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await expect.poll(() => reply).toBeDefined()
  reply?.({ status: 400, body: { message: 'No number is free.' } })
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('No number is free.')
  await page.keyboard.press('Escape')
  await expect(deposit.dialog).toHaveCount(0)
  await expect(deposit.next).toBeFocused()
})
