import { expect } from '@playwright/test'
import { newPlayer, sandboxTest as test } from '#tests/site/sandbox.ts'
import { depositPage, submitDeposit } from '../deposit/deposit.page.ts'
import { limitsPage } from './limits.page.ts'

test('a limit refuses a deposit before a number is shown; raising it waits and can be cancelled', async ({
  page,
  operator,
}) => {
  test.slow()
  await newPlayer(page, operator)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Deposit limits', exact: true }).click()
  await expect(page).toHaveURL('/limits')
  const { field, group, press, bar } = limitsPage(page)
  await expect(group('day')).toContainText('৳ 0.00 used, no limit')
  await field('day').fill('400')
  await press('day', 'Save')
  await expect(group('day')).toContainText('৳ 0.00 of ৳ 400.00 used')
  await expect(bar('day')).toHaveAttribute('aria-valuenow', '0')

  const deposit = depositPage(page)
  await deposit.open()
  await submitDeposit(page)
  await expect(deposit.dialog).toContainText(
    'This is more than your daily deposit limit. You can deposit ৳ 400.00 more today.',
  )
  await deposit.closeDialog()
  await expect(page).toHaveURL('/deposit')

  await page.goto('/limits')
  await field('day').fill('1000')
  await press('day', 'Save')
  const pending = group('day').getByText(/^৳ 1,000\.00 from \d{4}-\d\d-\d\d \d\d:\d\d$/)
  await expect(pending).toBeVisible()
  await expect(field('day')).toHaveValue('400')
  await press('day', 'Cancel change')
  await expect(pending).toHaveCount(0)
  await press('day', 'Remove')
  await expect(group('day')).toContainText(/No limit from \d{4}-/)
  await expect(group('day')).toContainText('৳ 0.00 of ৳ 400.00 used')

  // A limit that leaves room lets the deposit pass.
  await press('day', 'Cancel change')
  await field('day').fill('200')
  await press('day', 'Save')
  await expect(group('day')).toContainText('৳ 0.00 of ৳ 200.00 used')
  await deposit.open()
  await deposit.pressAmount('100')
  await deposit.pressNext()
  await expect(page).toHaveURL('/make-payment')
})
