import { expect } from '@playwright/test'
import { generalWith } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { serve } from '#tests/site/serve.ts'

test('a log-in shows the notice, the balance and the player’s menu, and a log-out removes them', async ({
  page,
}) => {
  const login = { token: 'token-of-rahim', remote_id: 41, username: 'rahim88' }
  await serve(page, {
    'GET /general': generalWith({ system_notice: '<p>Eid bonus</p>' }),
    'POST /login': { body: login },
  })
  await page.goto('/login')
  await page.getByLabel('Username', { exact: true }).fill('rahim88')
  await page.getByLabel('Password', { exact: true }).fill('secret99')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: 'Notice' })).toContainText('Eid bonus')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Refresh balance' })).toContainText('৳ 1,500.00')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
  await expect(page.getByText('৳ 1,500.00')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
