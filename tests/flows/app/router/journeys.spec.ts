import { expect } from '@playwright/test'
import { test } from '#tests/site/kept.ts'
import { serve } from '#tests/site/serve.ts'

test('an unknown address shows a page with a link to the home screen', async ({ page }) => {
  await serve(page)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
})

test('the link back to the requested page is not shown to the next player', async ({ page }) => {
  const answer = { body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim88' } }
  await serve(page, { 'POST /login': answer })
  const logIn = async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill('rahim88')
    await page.getByLabel('Password', { exact: true }).fill('secret99')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await logIn()
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/profile')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Login' }).click()
  await logIn()
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveCount(0)
})
