import { expect } from '@playwright/test'
import { test } from '#tests/site/kept.ts'
import { serve } from '#tests/site/serve.ts'
import { logInAs } from '../../access/login/login.page.ts'

test('the link back to the requested page is not shown to the next player', async ({ page }) => {
  const answer = { body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim88' } }
  await serve(page, { 'POST /login': answer })
  const logIn = async () => {
    await logInAs(page, 'rahim88')
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
