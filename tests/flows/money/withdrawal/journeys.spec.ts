import { expect, type Page } from '@playwright/test'
import { masked } from '#machines/common/input/phone.rules.ts'
import type { Player } from '#tests/server/setup/player.ts'
import { sandboxTest as test } from '#tests/site/sandbox.ts'
import { withdrawalPage } from './withdrawal.page.ts'

/*
 * Withdrawals, their records and the turnover against the real sandbox, with the operator in a separate
 * browser. What the story is not about (an account, a verified phone, deposits) is created by the same calls
 * that the site makes.
 */

async function submitWithdrawal(page: Page, { phone }: Player): Promise<void> {
  const withdrawal = withdrawalPage(page)
  await withdrawal.open()
  await withdrawal.choose(phone)
  await withdrawal.submit.click()
}

test('a withdrawal needs a birthday, is listed while it is under review, and is rejected with a refund', async ({
  page,
  player,
  operator,
  consolePage,
}) => {
  test.slow()
  // In addition to the ৳1,000 that the sandbox gives a new player.
  await operator.approveDeposit(player, { amount: 1000 })
  const { amount, error, needs, submit, success } = withdrawalPage(page)
  const decided = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

  await submitWithdrawal(page, player)
  await error.getByRole('link', { name: /Date of Birth/ }).click()
  await expect(page).toHaveURL('/profile')
  // The editor is open, what it saves leads back, and the form's values survived.
  await page.locator('input[name=birthday]').fill('1990-05-14')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL('/withdrawal')
  await expect(needs).toHaveCount(0)
  await expect(amount).toHaveValue('500')
  await expect(page.getByText(`to ${masked(player.phone)}`, { exact: true })).toBeVisible()
  await submit.click()
  // Shown for 1.5 s: `expect` looks only once a second in the end.
  await success.waitFor()
  await expect(page).toHaveURL('/payment-request')
  await expect(page.getByText('৳ 500.00').first()).toBeVisible()
  await expect(page.getByText(masked(player.phone), { exact: true })).toBeVisible()

  await page.goto('/account')
  await expect(page.getByText('৳ 1,500.00', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Withdrawal ৳ 500.00 is under review' }).click()
  await expect(page).toHaveURL('/transaction-record')
  const records = page.getByRole('list', { name: 'Records' }).getByRole('listitem')
  await expect(records.first()).toContainText('Processing')

  await submitWithdrawal(page, player)
  await expect(error).toContainText('You already have a withdraw request pending.')

  // The first step back closes the message. Back on the request, the page notices the decision.
  await page.goBack()
  await expect(error).toHaveCount(0)
  for (const path of ['/transaction-record', '/account', '/payment-request']) {
    await page.goBack()
    await expect(page).toHaveURL(path)
  }
  await expect(decided('Get Ready!')).toBeVisible()
  await consolePage.goto('/sandbox')
  const request = consolePage.getByRole('row').filter({ hasText: player.username })
  await request.getByRole('link', { name: 'Reject…' }).click()
  await consolePage.getByLabel('Reason').fill('The number is not yours.')
  await consolePage.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(consolePage.getByRole('status')).toContainText('Rejected.')
  await expect(decided('Rejected')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('The number is not yours.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Withdraw again', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Transaction Records', exact: true }).click()
  await expect(records.first()).toContainText('Fail')
  await expect(records.first().locator('s')).toHaveText('−৳ 500.00')
  await records.first().getByRole('button').click()
  const details = page.getByRole('dialog', { name: 'Transaction details' })
  await expect(details.getByRole('row', { name: 'Note The number is not yours.' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('৳ 2,000.00', { exact: true })).toBeVisible()
})
