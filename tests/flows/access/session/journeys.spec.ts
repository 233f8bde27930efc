import { expect, type Page } from '@playwright/test'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import { generalWith } from '#tests/model/ambient.ts'
import { type Sent, serve, servePlayer } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { logInAs } from '../login/login.page.ts'

async function logOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

test('each of three log-outs is sent to the server once, in order', async ({ page }) => {
  const sent: (string | undefined)[] = []
  const held: ((wire: WireAnswer) => void)[] = []
  let logins = 0
  const { answer } = await serve(page, { 'POST /balance': { body: { balance: '1500.00' } } })
  answer('POST /login', () => {
    logins += 1
    return { body: { token: `token-${logins}`, remote_id: 41, username: 'rahim88' } }
  })
  answer('POST /logout', ({ headers }) => {
    sent.push(headers.authorization)
    return new Promise((resolve) => held.push(resolve))
  })
  await page.goto('/login')
  for (let time = 0; time < 3; time += 1) {
    await logInAs(page, 'rahim88')
    await logOut(page)
    await page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Login' }).click()
  }
  for (let at = 0; at < 3; at += 1) {
    await expect.poll(() => held.length).toBe(at + 1)
    held[at]?.({ body: {} })
  }
  // Refused or repeated calls would have arrived before the next balance.
  const balance = page.waitForResponse('**/api/balance')
  await logInAs(page, 'rahim88')
  await balance
  expect(sent).toEqual(['Bearer token-1', 'Bearer token-2', 'Bearer token-3'])
})

test('a token that the server refuses leaves the page with the settings and the banners of a guest', async ({
  page,
}) => {
  const { answer } = await servePlayer(page)
  const refusing =
    (wire: WireAnswer) =>
    ({ headers }: Sent): WireAnswer =>
      headers.authorization ? { status: 401, body: {} } : wire
  const banner = { message_id: 1, name: 'Opening', link: null, status: 'active', slider_type: 'Main' }
  answer('POST /balance', { status: 401, body: {} })
  answer('GET /general', refusing(generalWith({ notice: ['Cricket tonight.'] })))
  answer('GET /sliders', refusing({ body: { sliders: [{ ...banner, thubmnail: 'a.svg' }] } }))
  await page.goto('/')
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect(page.getByText('Cricket tonight.').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Banners' }).getByText('Opening')).toBeVisible()
})
