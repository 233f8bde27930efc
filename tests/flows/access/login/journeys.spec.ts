import { expect, type Page } from '@playwright/test'
import type { WireAnswer } from '#tests/model/model.ts'
import { pressRapidly } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { type Served, serve } from '#tests/site/serve.ts'

/** Opens the login screen, whose call gets the given response. */
async function open(page: Page, login: Parameters<Served['answer']>[1]): Promise<void> {
  const { answer } = await serve(page)
  answer('POST /login', login)
  await page.goto('/login')
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill('rahim88')
  await page.getByLabel('Password', { exact: true }).fill('secret99')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })

test('a wrong password shows an error under the password field', async ({ page }) => {
  await open(page, { status: 401, body: {} })
  await fill(page)
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Invalid credentials',
  )
})

test('a log-in stores the session under the keys of the wire contract and leads home', async ({ page }) => {
  await open(page, {
    body: {
      token: 'a-token',
      remote_id: 41,
      username: 'rahim88',
      exchange: [{ token: 'an-exchange-token' }],
    },
  })
  await fill(page)
  await submit(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Refresh balance' })).toContainText('৳ 1,500.00')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(stored).toMatchObject({
    token: 'a-token',
    remote_id: '41',
    username: 'rahim88',
    exchangeToken: 'an-exchange-token',
    balance: '1500.00',
    popup: '1',
    regPopup: '0',
  })
})

test('20 rapid presses on the log-in button send one call', async ({ page }) => {
  let calls = 0
  let answer: (wire: WireAnswer) => void = () => undefined
  await open(page, () => {
    calls += 1
    return new Promise((resolve) => (answer = resolve))
  })
  await fill(page)
  await pressRapidly(submit(page))
  const busy = page.getByRole('button', { name: 'Logging in...' })
  await expect(busy).toBeDisabled()
  await expect.poll(() => calls).toBe(1)
  answer({ body: { token: 'a-token', remote_id: 41, username: 'rahim88' } })
  await expect(page).toHaveURL('/')
  expect(calls).toBe(1)
})
