import { expect } from '@playwright/test'
import { digits, newestCode } from '../server/setup/calls.ts'
import { button, field, radio } from '../site/controls.ts'
import { Hand } from '../site/hand.ts'
import { sandboxTest as test } from '../site/sandbox.ts'

test('from the sign-up to a deposit under review a new player needs at most 21 taps', async ({
  page,
  app,
  sandboxPassword,
}) => {
  test.slow()
  const hand = new Hand()
  const suffix = digits(8)
  const phone = `017${suffix}`
  const verifyPhone = page.getByRole('link', { name: 'Verify phone', exact: true })

  await page.goto('/')
  await hand.press(
    page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Sign up', exact: true }),
  )
  await hand.fill(field(page, 'Username'), `rahim${suffix}`)
  await hand.fill(field(page, 'Email'), `rahim${suffix}@site.test`)
  await hand.fill(field(page, 'Phone'), phone)
  await hand.fill(field(page, 'Password'), 'secret99')
  await hand.fill(field(page, 'Confirm Password'), 'secret99')
  await hand.press(button(page, 'Sign up'))
  await hand.press(page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Close' }))
  await hand.press(page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Deposit now' }))

  // What is chosen before the detour is there after it.
  await hand.press(radio(page, 'Rocket'))
  await hand.press(verifyPhone)
  await expect(page).toHaveURL('/profile')
  const sheet = page.getByRole('dialog', { name: 'Verify phone', exact: true })
  await hand.press(sheet.getByRole('button', { name: 'Send Code', exact: true }))
  await expect(sheet.getByRole('timer')).toBeVisible()
  await hand.fill(
    sheet.getByLabel('Verification Code', { exact: true }),
    await newestCode(app, phone, sandboxPassword),
  )
  await hand.press(sheet.getByRole('button', { name: 'Verify', exact: true }))
  await expect(page).toHaveURL('/deposit')
  await expect(radio(page, 'Rocket')).toBeChecked()
  await expect(verifyPhone).toHaveCount(0)

  await hand.press(radio(page, 'Send Money'))
  await hand.press(button(page, '500'))
  await hand.press(button(page, 'Next'))
  await expect(page).toHaveURL('/make-payment')
  await hand.press(button(page, 'Copy account number'))
  const from = page.getByRole('combobox', { name: 'Phone' })
  await hand.press(from)
  await from.selectOption(phone)
  await hand.fill(field(page, 'Transaction ID'), `TX${digits(8)}`)
  await hand.press(button(page, 'Submit'))
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
  expect(hand.taps).toBeLessThanOrEqual(21)
})
