import { expect } from '@playwright/test'
import { stopClock } from '#tests/site/clock.ts'
import { test } from '#tests/site/kept.ts'
import { serve } from '#tests/site/serve.ts'

test('the splash covers the home, but no other first screen, for 2 s, then fades for half a second', async ({
  page,
}) => {
  await serve(page)
  await stopClock(page, '2026-03-02T06:00:01Z')
  await page.goto('/')
  const splash = page.locator('[data-flow=splash]')
  await expect(splash).toHaveAttribute('data-state', 'shown')
  await page.clock.runFor(1_999)
  await expect(splash).toHaveAttribute('data-state', 'shown')
  await page.clock.runFor(1)
  await expect(splash).toHaveAttribute('data-state', 'fading')
  await page.clock.runFor(499)
  await expect(splash).toHaveAttribute('data-state', 'fading')
  await page.clock.runFor(1)
  await expect(splash).toHaveCount(0)
  await page.goto('/games')
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible()
  await expect(splash).toHaveCount(0)
})
