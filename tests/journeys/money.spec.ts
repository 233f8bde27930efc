import { expect, type Page } from '@playwright/test'
import { setVisibility } from '../model/device.ts'
import { digits, must } from '../server/setup/calls.ts'
import { button, field, radio } from '../site/controls.ts'
import { Keyboard } from '../site/keyboard.ts'
import { ownSandboxTest, sandboxTest as test } from '../site/sandbox.ts'

async function confirm(page: Page, phone: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Phone' }).selectOption(phone)
  await field(page, 'Transaction ID').fill(`TX${digits(8)}`)
  await button(page, 'Submit').click()
  await expect(page).toHaveURL(/\/payment-request$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
}

/** Expects the open `/payment-request` to notice what the operator approved, when the player comes back to it. */
async function seeApproval(page: Page, words: string): Promise<void> {
  await setVisibility(page, false)
  await setVisibility(page, true)
  await expect(page.getByRole('heading', { level: 1, name: 'Approved' })).toBeVisible()
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
}

test('a player deposits with a promotion, completes its turnover in a game, and withdraws, with the keyboard alone', async ({
  page,
  player,
  operator,
}) => {
  test.setTimeout(180_000)
  const keys = new Keyboard(page)
  must(await player.saveBirthday())
  await page.goto('/account')
  await keys.enter(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }))
  await expect(page).toHaveURL('/deposit')
  await keys.choose(radio(page, 'Rocket'))
  await keys.choose(radio(page, 'Send Money'))
  await keys.enter(button(page, '500'))
  await expect(field(page, 'Amount')).toHaveValue('500')
  await keys.choose(radio(page, 'Hilsa season'))
  await keys.enter(button(page, 'Next'))
  await expect(page).toHaveURL('/make-payment')
  await keys.reach(button(page, 'Copy account number'))
  await keys.select(page.getByRole('combobox', { name: 'Phone' }), player.phone)
  await keys.type(field(page, 'Transaction ID'), `TX${digits(8)}`)
  await keys.enter(button(page, 'Submit'))
  await expect(page).toHaveURL('/payment-request')
  await operator.decideNewest(player, 'approved')
  await seeApproval(page, 'The money is in your wallet.')
  await keys.enter(button(page, 'Close'))
  await expect(page).toHaveURL('/account')

  // ৳ 1,000 that the sandbox gives, the deposit and the bonus are locked.
  await keys.enter(page.getByRole('main').getByRole('link', { name: 'Withdrawal', exact: true }))
  await expect(page).toHaveURL('/withdrawal')
  await expect(page.getByText('Turnover left', { exact: true })).toBeVisible()
  await expect(page.getByText('You can withdraw', { exact: true })).toHaveCount(0)
  await expect(button(page, 'All')).toBeDisabled()

  // The bonus is 10 % of ৳ 500, and its turnover is three times that.
  await page.goto('/turnover-record')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')

  await page.goto('/games?type=SLOT&title=Slot')
  await keys.type(page.getByRole('searchbox', { name: 'Search games' }), 'lucky kites')
  await keys.enter(button(page, 'Lucky Kites'))
  await expect(page).toHaveURL('/gamerun')
  const game = page.frameLocator('iframe[title="Lucky Kites"]')
  await keys.choose(game.getByRole('radio', { name: '৳ 200' }))
  const spin = game.getByRole('button', { name: 'Spin' })
  await keys.reach(spin)
  await expect(spin).not.toHaveCSS('outline-style', 'none')
  const bet = page.waitForResponse('**/demo-game/calls/bet')
  await keys.press('Enter')
  expect((await bet).ok()).toBe(true)
  await keys.reach(button(page, 'Back'), 'Shift+Tab')
  await keys.press('Enter')
  await expect(page).toHaveURL('/games?type=SLOT&title=Slot')
  await expect(page.getByRole('searchbox')).toHaveValue('lucky kites')

  await page.goto('/turnover-record')
  await page.getByRole('tab', { name: 'Completed' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Turnovers' }).getByRole('listitem')).toHaveCount(1)

  await page.goto('/withdrawal')
  await expect(page.getByText('Turnover left', { exact: true })).toHaveCount(0)
  await expect(button(page, 'All')).toBeEnabled()
  await keys.choose(radio(page, 'Rocket'))
  await keys.type(field(page, 'Amount'), '600')
  await keys.select(page.getByRole('combobox', { name: 'Account Number' }), player.phone)
  await keys.enter(button(page, 'Submit'))
  await expect(page).toHaveURL('/payment-request')
  await operator.decideNewest(player, 'approved')
  await seeApproval(page, 'The money was sent to your account.')
  await page.goto('/transaction-record')
  await expect(page.getByRole('list', { name: 'Records' })).toContainText('Withdraw')
  await expect(page.getByRole('list', { name: 'Records' })).not.toContainText('Processing')
})

// It changes a setting that all players share.
ownSandboxTest(
  'a player deposits in USDT, and by e-wallets with a number, a framed page, or a page that can’t be framed',
  async ({ page, player, operator }) => {
    ownSandboxTest.slow()
    /** Goes on to the payment of an amount. */
    const pay = async (amount: string) => {
      await button(page, amount).click()
      await button(page, 'Next').click()
      await expect(page).toHaveURL(/\/make-payment$/)
    }
    const approve = async () => {
      await confirm(page, player.phone)
      await operator.decideNewest(player, 'approved')
      await page.goto('/deposit')
    }
    await page.goto('/deposit')
    await radio(page, 'USDT').first().click()
    await page
      .getByRole('radiogroup', { name: 'Deposit Channel' })
      .getByRole('radio', { name: 'USDT' })
      .click()
    await pay('50')
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:5\d)$/)
    await expect(page.getByRole('img', { name: 'Wallet address QR code' })).toBeVisible()
    await expect(page.getByText('Network: TRC20', { exact: true })).toBeVisible()
    await approve()

    await operator.set({ paymentKind: 'ewallet', 'ewallet-1': 'number' })
    await page.reload()
    await radio(page, 'bKash').click()
    await expect(page.getByRole('radiogroup', { name: 'Deposit Channel' })).toHaveCount(0)
    await pay('500')
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/)
    await approve()

    await radio(page, 'Nagad').click()
    await pay('1000')
    const framed = page.frameLocator('iframe')
    await framed.getByRole('button', { name: 'Pay ৳ 1,000.00' }).click()
    await expect(framed.getByText('Your transaction ID')).toBeVisible()
    await approve()

    await operator.set({ 'ewallet-1': 'unframed' })
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
    expect(await operator.page('/sandbox/ledger')).toContain('The ledger adds up')
  },
)
