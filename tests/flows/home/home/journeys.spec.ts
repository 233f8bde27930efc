import { expect } from '@playwright/test'
import { PLAYER } from '../../../model/ambient.ts'
import { test } from '../../../site/kept.ts'
import { serve, stored } from '../../../site/serve.ts'

test('beyond 300 px a button leads back to the top; the footer unfolds and folds', async ({ page }) => {
  await stored(page, PLAYER)
  await serve(page)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  const toTop = page.getByRole('button', { name: 'Back to top' })
  const more = page.getByRole('button', { name: 'Show More' })
  await more.click()
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect(more).toHaveAttribute('aria-expanded', 'false')

  await page.evaluate(() => window.scrollTo({ top: 300 }))
  await expect(toTop).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 301 }))
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(toTop).toHaveCount(0)
})
