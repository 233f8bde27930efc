import { expect } from '@playwright/test'
import { generalWith } from '#tests/model/ambient.ts'
import { stopClock } from '#tests/site/clock.ts'
import { test } from '#tests/site/kept.ts'
import { serve } from '#tests/site/serve.ts'

test('maintenance replaces the home screen only, and ends without a reload', async ({ page }) => {
  await stopClock(page, '2026-01-04T06:00:01Z')
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

test('the site accepts an empty site title and contact keys of any type', async ({ page }) => {
  await serve(page, {
    'GET /general': generalWith({ site_title: '', live_chat: true, intercom: 7, tawk_id: null }),
  })
  await page.goto('/')
  await expect(page.getByText('Demo · play money')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games and sports')
  const contactKeys = await page.evaluate(() =>
    ['liveChat', 'intercom', 'tawkId'].map((key) => localStorage.getItem(key)),
  )
  expect(contactKeys).toEqual(['true', '7', ''])
})

test('the browser tab shows the operator’s icon, or the site’s own icon when there is none', async ({
  page,
}) => {
  const icons = () =>
    page.locator('link[rel~="icon"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const served = await serve(page)
  await page.goto('/login')
  await expect(page).toHaveTitle('Tiya Test')
  expect(await icons()).toEqual(['/art/favicon.svg'])
  served.answer('GET /logo', {
    body: [{ logo: 'logo.svg', mobile_logo: 'logo.svg', favicon: 'operator icon.png' }],
  })
  await page.reload()
  await expect.poll(icons).toEqual(['/storage/operator%20icon.png'])
})
