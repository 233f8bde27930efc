import { expect, test } from '@playwright/test'
import { generalWith, PLAYER } from '../model/ambient.ts'
import { serve, stored } from '../site/serve.ts'

test('an unknown address shows a page with a link to the home screen', async ({ page }) => {
  await serve(page)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
})

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

test('maintenance replaces the home screen only, and ends without a reload', async ({ page }) => {
  await page.clock.install({ time: '2026-01-04T06:00:00Z' })
  await page.clock.pauseAt('2026-01-04T06:00:01Z')
  const served = await serve(page, { 'GET /general': generalWith({ site_status: '0' }) })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await expect(page.getByText('The site is under maintenance.', { exact: false })).toBeVisible()

  await page.goto('/')
  await page.clock.runFor(3_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under maintenance')
  served.answer('GET /general', generalWith({ site_status: 1 }))
  await page.clock.runFor(30_000)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Under maintenance')
  await expect(page.getByRole('tablist', { name: 'Game categories' })).toBeVisible()
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

test('a stored choice of Bengali applies to texts and `lang`; digits stay Western', async ({ page }) => {
  await serve(page)
  await stored(page, { ...PLAYER, 'app.language': 'bn' })
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আমার অ্যাকাউন্ট')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByText('৳ 1,500.00')).toBeVisible()
  await expect(page.getByText('2025-01-02')).toBeVisible()
})
