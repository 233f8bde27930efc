import { expect, type Page, type Route, test } from '@playwright/test'
import { serve } from '../../../site/serve.ts'

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill('rahim88')
  await page.getByLabel('Password', { exact: true }).fill('secret99')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

test('of three log-outs each is told to the server once, the first of them still without an answer', async ({
  page,
}) => {
  const told: (string | undefined)[] = []
  const held: Route[] = []
  let logins = 0
  await serve(page, { 'POST /balance': { body: { balance: '1500.00' } } })
  await page.route('**/api/login', (route) => {
    logins += 1
    return route.fulfill({ json: { token: `token-${logins}`, remote_id: 41, username: 'rahim88' } })
  })
  await page.route('**/api/logout', (route) => {
    told.push(route.request().headers().authorization)
    held.push(route)
  })
  await page.goto('/login')
  for (let time = 0; time < 3; time += 1) {
    await logIn(page)
    await logOut(page)
    await page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Login' }).click()
  }
  for (let at = 0; at < 3; at += 1) {
    await expect.poll(() => held.length).toBe(at + 1)
    await held[at]?.fulfill({ json: {} })
  }
  // What was refused or sent again would have come before the next balance.
  const balance = page.waitForResponse('**/api/balance')
  await logIn(page)
  await balance
  expect(told).toEqual(['Bearer token-1', 'Bearer token-2', 'Bearer token-3'])
})
