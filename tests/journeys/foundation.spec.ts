import { expect } from '@playwright/test'
import { codeFor, digits, sandboxTest as test } from '../site/sandbox.ts'
import { fillSignup } from '../site/signup.ts'

/*
 * The whole first story, against the real sandbox: a shared link, sign-up, popups, log-out, log-in, a forgotten
 * password by SMS, a game that is played, a second tab.
 */

/** A player that nobody else has: names, phones and e-mails are each taken once. */
function newPlayer() {
  const own = digits(8)
  return { username: `rahim${own}`, phone: `017${own}`, email: `rahim${own}@site.test` }
}

test('from a shared link to a game that was played', async ({ page, context, operator }) => {
  test.slow()
  const player = newPlayer()

  await page.goto('/referral_code?referral_code=FRIEND-01')
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('Referral Code', { exact: true })).toHaveValue('FRIEND-01')
  await fillSignup(page, player)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()

  await expect(page).toHaveURL('/')
  await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Home Page' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const second = await context.newPage()
  await second.goto('/account')
  await expect(second.getByText(player.username)).toBeVisible()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
  await expect(second).toHaveURL('/')
  await expect(second.getByRole('navigation', { name: 'Guest' })).toBeVisible()

  await page.goto('/forgot-password')
  await page.getByRole('tab', { name: 'SMS' }).click()
  await page.getByLabel('Username', { exact: true }).fill(player.username)
  await page.getByLabel('Phone', { exact: true }).fill(player.phone)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByLabel('OTP', { exact: true })).toBeVisible()
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(operator, player.phone))
  await page.getByLabel('New Password', { exact: true }).fill('newsecret9')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('newsecret9')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  // The screen that is left has a field of the same name: the address changes before it goes.
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()

  await page.getByLabel('Username', { exact: true }).fill(player.username)
  await page.getByLabel('Password', { exact: true }).fill('secret99')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert')).not.toHaveText('')
  await page.getByLabel('Password', { exact: true }).fill('newsecret9')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(second.getByRole('navigation', { name: 'Main' })).toBeVisible()
  // The frame of a page behind another one is not drawn, and so not clicked.
  await second.close()
  await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('tab', { name: 'Slot' }).click()
  await page.getByRole('list', { name: 'Providers' }).getByRole('link', { name: 'Boishakh' }).click()
  await page.getByRole('searchbox', { name: 'Search games' }).fill('lucky kites')
  await page.getByRole('button', { name: 'Lucky Kites', exact: true }).click()
  const game = page.frameLocator('iframe[title="Lucky Kites"]')
  await expect(game.locator('#balance')).toContainText('1,000.00')
  const bet = page.waitForResponse('**/demo-game/calls/bet')
  await game.getByRole('button', { name: 'Spin' }).click()
  const { balance, win } = (await (await bet).json()) as { balance: number; win: number }
  // Poisha: the least stake, 10, was taken and the win given.
  expect(balance).toBe(100_000 - 1_000 + win)
  await expect(game.locator('#balance')).toContainText((balance / 100).toFixed(2).slice(-6))

  await game.getByRole('button', { name: 'Exit' }).click()
  await expect(page).toHaveURL(/\/games\?/)
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('lucky kites')
  await page.getByRole('link', { name: 'My Account' }).click()
  const shown = (balance / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  await expect(page.getByText(`৳ ${shown}`, { exact: true })).toBeVisible()
})
