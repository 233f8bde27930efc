import { expect, type Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { logInAs } from '../../access/login/login.page.ts'
import { depositPage } from '../deposit/deposit.page.ts'
import { makePaymentPage, visit as payment } from '../makePayment/makePayment.page.ts'

const CONTINUE = { name: 'Continue your payment', exact: true } as const

const logIn = async (page: Page, username: string) => {
  await page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Login' }).click()
  await logInAs(page, username)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

test('a payment survives the end of its player’s session, and is not shown to the next player', async ({
  page,
}) => {
  const served = await visit(page, payment)
  served.answer('POST /login', ({ body }) => {
    const { username } = body as { username: string }
    return { body: { token: `token-of-${username}`, remote_id: username === 'rahim88' ? 41 : 42, username } }
  })
  const { timer, fill, phone, transactionId, pressSubmit } = makePaymentPage(page)
  await fill('01712345678', '8N7A2QX91K')
  const before = await timer.textContent()

  served.answer('POST /balance', { status: 401, body: {} })
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveCount(1)
  await expect(page.getByRole('link', CONTINUE)).toHaveCount(0)
  served.answer('POST /balance', { body: { balance: '1500.00' } })

  await logIn(page, 'karim77')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }).click()
  await expect(depositPage(page).amount).toBeVisible()
  await expect(page.getByRole('link', CONTINUE)).toHaveCount(0)
  await button(page, 'Back').click()
  await button(page, 'Log out').click()

  await logIn(page, 'rahim88')
  await expect(page).toHaveURL('/')
  await page.getByRole('link', CONTINUE).click()
  await expect(page).toHaveURL('/make-payment')
  await expect(page.getByText('01700000321', { exact: true })).toBeVisible()
  await expect(phone).toHaveValue('01712345678')
  await expect(transactionId).toHaveValue('8N7A2QX91K')
  // The deadline has not moved.
  expect(before).toMatch(/^(10:00|9:\d\d)$/)
  await expect(timer).toHaveText(/^9:\d\d$/)

  served.answer('POST /submit-deposit', { body: { message: 'Thank you.' } })
  await pressSubmit()
  await expect(page).toHaveURL('/payment-request')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await expect(page.getByRole('link', CONTINUE)).toHaveCount(0)
})
