import { expect } from '@playwright/test'
import { button, radio } from '#tests/site/controls.ts'
import { codeFor, decide, digits, sandboxTest as test, unverifiedPlayer } from '#tests/site/sandbox.ts'
import { makePaymentPage } from '../makePayment/makePayment.page.ts'
import { depositPage } from './deposit.page.ts'

test('on the real sandbox, the operator approves a deposit of ৳500 with a promotion', async ({
  page,
  operator,
}) => {
  test.slow()
  const { username, phone, call } = await unverifiedPlayer(page)
  const balance = async () => Number(((await call('/balance', {})) as { balance: string }).balance)
  const before = await balance()

  // The phone is checked first.
  const deposit = depositPage(page)
  await deposit.open()
  await deposit.chooseMethod('bKash')
  await deposit.chooseChannel('Cash Out')
  await deposit.pressAmount('500')
  await deposit.choosePromotion('Double your first deposit')
  await expect(page.getByText('You get ৳ 500.00 · turnover ৳ 6,000.00')).toBeVisible()
  await deposit.pressNext()
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'Please verify your phone number first.',
  )
  await page.getByRole('link', { name: 'Verify phone' }).click()
  await button(page, 'Verify phone').click()
  const dialog = page.getByRole('dialog', { name: 'Verify phone' })
  await dialog.getByRole('button', { name: 'Send Code' }).click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await dialog.getByLabel('Verification Code').fill(await codeFor(operator, phone))
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  // The form is unchanged.
  await deposit.open()
  await expect(radio(page, 'Cash Out')).toBeChecked()
  await deposit.pressNext()
  await expect(page).toHaveURL('/make-payment')
  await expect(page.getByText('01700000311', { exact: true })).toBeVisible()
  const payment = makePaymentPage(page)
  await payment.choosePhone(phone)
  await payment.typeTransactionId(`TX${digits(8)}`)
  await payment.pressSubmit()
  await expect(page).toHaveURL('/payment-request')
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:5\d)$/)

  // Only one deposit at a time.
  await deposit.open()
  await expect(page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review' })).toBeVisible()
  await deposit.pressNext()
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'You already have a deposit request pending.',
  )

  await decide(operator, `Deposit of ${username}, ৳ 500.00`, 'Approve')

  // The deposit plus the promotion's bonus; the strip is gone.
  expect((await balance()) - before).toBe(1_000)
  await deposit.open()
  await expect(radio(page, 'bKash')).toBeVisible()
  await expect(page.getByText(/is under review/)).toHaveCount(0)
})
