import { expect, type Page } from '@playwright/test'
import { startSandbox } from '../../scripts/lib/sandbox.mjs'
import { button, radio } from '../site/controls.ts'
import { decide, digits, newPlayer, sandboxTest } from '../site/sandbox.ts'

/* Each worker has a separate sandbox, because these tests change settings that all players share. */

const test = sandboxTest.extend<object, { sandbox: Awaited<ReturnType<typeof startSandbox>> }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern of dependencies
    async ({}, use) => {
      const sandbox = await startSandbox()
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ sandbox }, use) => use(sandbox.url),
  sandboxPassword: ({ sandbox }, use) => use(sandbox.password),
})

/** Offers e-wallets instead of channels, with this kind of bKash. */
async function offerEwallets(operator: Page, bKash: string): Promise<void> {
  await operator.goto('/sandbox/settings')
  await operator.getByLabel('Payment kind').selectOption({ label: 'E-wallets' })
  await operator.getByLabel('bKash as an e-wallet').selectOption({ label: bKash })
  await operator.getByRole('button', { name: 'Save' }).click()
  await expect(operator.getByRole('status')).toHaveText('Saved.')
}

async function confirm(page: Page, phone: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Phone' }).selectOption(phone)
  await page.getByRole('textbox', { name: 'Transaction ID', exact: true }).fill(`TX${digits(8)}`)
  await button(page, 'Submit').click()
  await expect(page).toHaveURL(/\/payment-request$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
}

/** Expects the open `/payment-request` to notice what the operator decided, at its next poll. */
async function seeDecision(page: Page, heading: string, words: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
}

test('a deposit with a promotion can be withdrawn once its turnover is complete', async ({
  page,
  operator,
}) => {
  test.slow()
  const player = await newPlayer(page, operator)

  await page.goto('/deposit')
  await radio(page, 'Nagad').click()
  await radio(page, 'Send Money').click()
  await button(page, '500').click()
  await radio(page, 'Hilsa season').click()
  await button(page, 'Next').click()
  await expect(page).toHaveURL(/\/make-payment$/)
  await confirm(page, player.phone)
  await decide(operator, `Deposit of ${player.username}, ৳ 500.00`, 'Approve')
  await seeDecision(page, 'Approved', 'The money is in your wallet.')

  // ৳ 1,000 that the sandbox gives, the deposit and the bonus are locked.
  await page.goto('/withdrawal')
  await expect(page.getByText('Turnover left', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('You can withdraw৳ 0.00')
  await expect(button(page, 'All')).toBeDisabled()

  // The bonus is 10 % of ৳ 500, and its turnover is three times that.
  await page.goto('/turnover-record')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')

  await page.goto('/games?type=SLOT&title=Slot')
  await page.getByRole('searchbox', { name: 'Search games' }).fill('lucky kites')
  await button(page, 'Lucky Kites').click()
  const game = page.frameLocator('iframe[title="Lucky Kites"]')
  await game.getByText('৳ 200', { exact: true }).click()
  const bet = page.waitForResponse('**/demo-game/calls/bet')
  await game.getByRole('button', { name: 'Spin' }).click()
  expect((await bet).ok()).toBe(true)
  await page.getByRole('button', { name: 'Back', exact: true }).click()

  await page.goto('/turnover-record')
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(page.getByRole('list', { name: 'Turnovers' }).getByRole('listitem')).toHaveCount(1)

  await player.call('/user/profile/update', { remote_id: player.remoteId, dofb: '1990-05-17' })
  await page.goto('/withdrawal')
  await expect(page.getByText('Turnover left', { exact: true })).toHaveCount(0)
  await expect(button(page, 'All')).toBeEnabled()
  await radio(page, 'Nagad').click()
  await button(page, '500').click()
  await page.getByRole('combobox', { name: 'Account Number' }).selectOption(player.phone)
  await button(page, 'Submit').click()
  await expect(page).toHaveURL(/\/payment-request$/)
  await decide(operator, `Withdrawal of ${player.username}, ৳ 500.00`, 'Approve')
  await seeDecision(page, 'Approved', 'The money was sent to your account.')
  await page.goto('/transaction-record')
  await expect(page.getByRole('list', { name: 'Records' })).toContainText('Withdraw')
  await expect(page.getByRole('list', { name: 'Records' })).not.toContainText('Processing')
})

test('a deposit in USDT, and by e-wallets with a number, a framed page, or a page that can’t be framed', async ({
  page,
  operator,
}) => {
  test.slow()
  const player = await newPlayer(page, operator)
  /** Goes on to the payment of an amount. */
  const pay = async (amount: string) => {
    await button(page, amount).click()
    await button(page, 'Next').click()
    await expect(page).toHaveURL(/\/make-payment$/)
  }
  const approve = async (amount: string) => {
    await confirm(page, player.phone)
    await decide(operator, `Deposit of ${player.username}, ${amount}`, 'Approve')
    await page.goto('/deposit')
  }
  await page.goto('/deposit')
  await radio(page, 'USDT').first().click()
  await page.getByRole('radiogroup', { name: 'Deposit Channel' }).getByRole('radio', { name: 'USDT' }).click()
  await pay('50')
  await expect(page.getByRole('img', { name: 'Wallet address QR code' })).toBeVisible()
  await expect(page.getByText('Network: TRC20', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:5\d)$/)
  await approve('50.00 USDT')

  await offerEwallets(operator, 'Number')
  await page.reload()
  await radio(page, 'bKash').click()
  await expect(page.getByRole('radiogroup', { name: 'Deposit Channel' })).toHaveCount(0)
  await pay('500')
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/)
  await approve('৳ 500.00')

  await radio(page, 'Nagad').click()
  await pay('1000')
  const framed = page.frameLocator('iframe')
  await framed.getByRole('button', { name: 'Pay ৳ 1,000.00' }).click()
  await expect(framed.getByText('Your transaction ID')).toBeVisible()
  await approve('৳ 1,000.00')

  await offerEwallets(operator, 'Page that cannot be framed, and number')
  await page.reload()
  await radio(page, 'bKash').click()
  await pay('500')
  await expect(page.getByText('01700000311', { exact: true })).toBeVisible()
  await expect(page.getByText('Pay on the page of bKash, then enter its transaction ID.')).toBeVisible()
  const [wallet] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open in a new tab' }).click(),
  ])
  await wallet.getByRole('button', { name: 'Pay ৳ 500.00' }).click()
  await expect(wallet.getByText('Your transaction ID')).toBeVisible()
  await wallet.close()
  await confirm(page, player.phone)
  await operator.goto('/sandbox/ledger')
  await expect(operator.getByRole('main')).toContainText('0.00')
})
