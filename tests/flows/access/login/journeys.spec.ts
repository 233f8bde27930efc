import { expect, type Page } from '@playwright/test'
import { button, field } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { serve } from '#tests/site/serve.ts'
import { logInAs } from './login.page.ts'

const WELCOME = {
  body: { token: 'a-token', remote_id: 41, username: 'rahim88', exchange: [{ token: 'an-exchange-token' }] },
}

/** Returns what the device has stored. */
const everything = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('a wrong password is described at its field; the next log-in stores the session under the keys of the wire contract and leads home', async ({
  page,
}) => {
  const { answer } = await serve(page, { 'POST /login': { status: 401, body: {} } })
  await page.goto('/login')
  await logInAs(page, 'rahim88')
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials')
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Invalid credentials')

  answer('POST /login', WELCOME)
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Refresh balance' })).toContainText('৳ 1,500.00')
  expect(await everything(page)).toMatchObject({
    token: 'a-token',
    remote_id: '41',
    username: 'rahim88',
    exchangeToken: 'an-exchange-token',
    balance: '1500.00',
    popup: '1',
    regPopup: '0',
  })
})
