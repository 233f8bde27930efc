import { expect } from '@playwright/test'
import { PLAYER } from '../model/ambient.ts'
import { test } from '../site/kept.ts'
import { serve, stored } from '../site/serve.ts'

test('a view that throws is replaced by the error page, and other screens still work', async ({ page }) => {
  await serve(page)
  await stored(page, PLAYER)
  // Only the account card calls it.
  await page.addInitScript(() => {
    Number.prototype.toLocaleString = () => {
      throw new Error('no numbers today')
    }
  })
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

  test('the home address shows the coming soon page with a QR code for the phone', async ({ page }) => {
    await serve(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming soon')
    await expect(page.getByText('open it on your phone')).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code of this address' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign up', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up')
  })
})
