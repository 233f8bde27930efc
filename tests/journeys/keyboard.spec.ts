import { expect } from '@playwright/test'
import { button, field, radio } from '../site/controls.ts'
import { Keyboard } from '../site/keyboard.ts'
import { digits, newPlayer, sandboxTest as test, unverifiedPlayer } from '../site/sandbox.ts'

/*
 * Stories of a user without a pointer, on the real sandbox. After the first address, every step is a key press;
 * `firstVisit.spec.ts` signs up in the same way.
 */

test.beforeEach(() => test.slow())

test('a player deposits and withdraws with the keyboard alone', async ({ page, operator }) => {
  const keys = new Keyboard(page)
  const { phone, remoteId, call } = await newPlayer(page, operator)
  await call('/user/profile/update', { remote_id: remoteId, dofb: '1990-05-17' })
  await page.goto('/account')
  await keys.enter(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }))
  await expect(page).toHaveURL('/deposit')
  await keys.choose(radio(page, 'Nagad'))
  await keys.choose(radio(page, 'Send Money'))
  await keys.enter(button(page, '500'))
  await expect(field(page, 'Amount')).toHaveValue('500')
  await keys.choose(radio(page, 'Hilsa season'))
  await keys.enter(button(page, 'Next'))
  await expect(page).toHaveURL('/make-payment')
  await keys.reach(button(page, 'Copy account number'))
  await keys.select(page.getByRole('combobox', { name: 'Phone' }), phone)
  await keys.type(field(page, 'Transaction ID'), `TX${digits(8)}`)
  await keys.enter(button(page, 'Submit'))
  await expect(page).toHaveURL('/payment-request')
  await keys.enter(button(page, 'Close'))
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review' })).toBeVisible()

  await keys.enter(page.getByRole('main').getByRole('link', { name: 'Withdrawal', exact: true }))
  await expect(page).toHaveURL('/withdrawal')
  await keys.choose(radio(page, 'Rocket'))
  await keys.type(field(page, 'Amount'), '600')
  await keys.select(page.getByRole('combobox', { name: 'Account Number' }), phone)
  await keys.enter(button(page, 'Submit'))
  await expect(page).toHaveURL('/payment-request')
  await keys.enter(button(page, 'Close'))
  await expect(page).toHaveURL('/account')
})

test('a player plays a game with the keyboard alone', async ({ page }) => {
  const keys = new Keyboard(page)
  await unverifiedPlayer(page)
  await page.goto('/games?type=SLOT&title=Slot')
  await keys.type(page.getByRole('searchbox', { name: 'Search games' }), 'lucky kites')
  await keys.enter(button(page, 'Lucky Kites'))
  await expect(page).toHaveURL('/gamerun')
  const game = page.frameLocator('iframe[title="Lucky Kites"]')
  const spin = game.getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled()
  const bet = page.waitForResponse('**/demo-game/calls/bet')
  for (let presses = 0; presses < 20; presses += 1) {
    if (await spin.evaluate((element) => element === document.activeElement && document.hasFocus())) break
    await keys.press('Tab')
  }
  await expect(spin).toBeFocused()
  await expect(spin).not.toHaveCSS('outline-style', 'none')
  await keys.press('Enter')
  expect((await bet).ok()).toBe(true)
  await keys.reach(button(page, 'Back'), 'Shift+Tab')
  await keys.press('Enter')
  await expect(page).toHaveURL('/games?type=SLOT&title=Slot')
  await expect(page.getByRole('searchbox')).toHaveValue('lucky kites')
})
