import { expectEntry } from '../flows/app/overlays/overlays.page.ts'
import { digits, newestCode } from '../server/setup/calls.ts'
import { button, field } from '../site/controls.ts'
import { Keyboard } from '../site/keyboard.ts'
import { expect, sandboxTest as test } from '../site/sandbox.ts'

/*
 * A first visit from start to end, against the real sandbox: a referral link, sign-up and popups by key presses,
 * logout, a forgotten password by SMS, login, a second tab, a game.
 */

/** Returns a unique player: usernames, phones and e-mail addresses can be registered once. */
function newPlayer() {
  const suffix = digits(8)
  return { username: `rahim${suffix}`, phone: `017${suffix}`, email: `rahim${suffix}@site.test` }
}

test('a player signs up from a referral link with the keyboard alone, resets the password and plays a game', async ({
  page,
  context,
  app,
  sandboxPassword,
}) => {
  test.slow()
  const player = newPlayer()

  await page.goto('/referral_code?referral_code=FRIEND-01')
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('Referral Code', { exact: true })).toHaveValue('FRIEND-01')
  const keys = new Keyboard(page)
  await keys.type(field(page, 'Username'), player.username)
  await keys.type(field(page, 'Email'), player.email)
  await keys.type(field(page, 'Phone'), player.phone)
  await keys.type(field(page, 'Password'), 'secret99')
  await keys.reach(button(page, 'Show password'))
  await keys.press('Space')
  await keys.type(field(page, 'Confirm Password'), 'secret99')
  await keys.enter(button(page, 'Sign up'))

  await expect(page).toHaveURL('/')
  await keys.enter(page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Close' }))
  await keys.enter(page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Home Page' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectEntry(page, false)
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
  await page.getByLabel('OTP', { exact: true }).fill(await newestCode(app, player.phone, sandboxPassword))
  await page.getByLabel('New Password', { exact: true }).fill('newsecret9')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('newsecret9')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  // The previous screen has a field with the same name, and stays for a moment after the address has changed.
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
  // Chromium does not draw frames of background pages, so clicks in them fail.
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
  // In poisha: the balance minus the smallest stake of ৳ 10, plus the win.
  expect(balance).toBe(100_000 - 1_000 + win)
  await expect(game.locator('#balance')).toContainText((balance / 100).toFixed(2).slice(-6))

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/games\?/)
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('lucky kites')
  await page.getByRole('link', { name: 'My Account' }).click()
  const shown = (balance / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  await expect(page.getByText(`৳ ${shown}`, { exact: true })).toBeVisible()
})
