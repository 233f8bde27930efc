import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

const everything = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('the Log out button clears the session and its data, and tells the server once', async ({ page }) => {
  const served = await serve(page)
  await stored(page, {
    ...PLAYER,
    agent_code: 'AGENT_1',
    referral_code: 'FRIEND-7',
    affiliate_code: 'AFF-2',
    'app.hideBalance': '0',
    'app.language': 'en',
    'app.once.41': '{}',
    'app.verification.41': '{}',
    'app.draft.41': '{}',
  })
  await page.goto('/account')
  await expect(page.getByText('৳ 1,500.00')).toBeVisible()
  const before = await everything(page)
  const asked = page.waitForRequest('**/api/logout')
  await button(page, 'Log out').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()

  const { token, balance, remote_id, username, exchangeToken, agent_code, ...others } = before
  const { 'app.loginBalance.41': loginBalance, 'app.balanceTime.41': balanceTime, ...onward } = others
  const { 'app.verification.41': _, 'app.draft.41': __, ...rest } = onward
  expect(loginBalance).toBe('1500.00')
  expect(balanceTime).toMatch(/^\d{13}$/)
  expect([token, balance, remote_id, username, exchangeToken, agent_code]).toEqual([
    'token-of-rahim',
    '1500.00',
    '41',
    'rahim88',
    'exchange-of-rahim',
    'AGENT_1',
  ])
  expect(await everything(page)).toEqual(rest)
  expect((await asked).headers().authorization).toBe('Bearer token-of-rahim')
  expect(served.made.filter((call) => call === 'POST /logout')).toHaveLength(1)
})

test('a balance that the player hides stays hidden after a reload', async ({ page }) => {
  await serve(page)
  await stored(page, PLAYER)
  await page.goto('/account')
  await expect(page.getByText('৳ 1,500.00')).toBeVisible()
  await button(page, 'Hide balance').click()
  await expect(page.getByText('1,500.00')).toHaveCount(0)
  await page.reload()
  await expect(button(page, 'Show balance')).toBeVisible()
  await expect(page.getByText('1,500.00')).toHaveCount(0)
  await button(page, 'Show balance').click()
  await expect(page.getByText('৳ 1,500.00')).toBeVisible()
})

test('the contacts link to the operator’s addresses, and unsafe addresses are left out', async ({ page }) => {
  await serve(page, {
    'GET /sociallink': {
      body: { whatsapp: '8801712345678', facebook: 'javascript:alert(1)', telegram: 'https://t.me/site' },
    },
  })
  await stored(page, PLAYER)
  await page.goto('/account')
  const contacts = page.getByRole('region', { name: 'Contact Us' })
  await expect(contacts.getByRole('link')).toHaveText(['WhatsApp', 'Telegram', 'Email'])
  const whatsapp = contacts.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/8801712345678')
  await expect(whatsapp).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(contacts.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:help@site.test')
})
