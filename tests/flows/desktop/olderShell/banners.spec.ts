import { expect, type Page } from '@playwright/test'
import { stopClock } from '#tests/site/clock.ts'
import { test } from '#tests/site/kept.ts'
import { serve } from '#tests/site/serve.ts'
import { olderShellPage } from './olderShell.page.ts'

const NAMES = ['Boats', 'Kites', 'Tigers']

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

/** Opens the older shell with three banners and a stopped clock. */
async function open(page: Page) {
  await serve(page, {
    'GET /promotion': { body: { promotions: [] } },
    'GET /sliders': {
      body: {
        sliders: NAMES.map((name, at) => ({
          message_id: at,
          thubmnail: 'slide.svg',
          link: '/login',
          name,
          status: 'active',
          slider_type: 'Main',
        })),
      },
    },
  })
  await stopClock(page, '2026-03-02T06:00:00.400Z')
  await page.goto('/promotions')
  const { banners } = olderShellPage(page)
  const dots = banners.getByRole('button', { name: /^Slide/ })
  const shown = () =>
    dots.evaluateAll((buttons) => buttons.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
  await expect(dots).toHaveCount(3)
  await expect.poll(shown).toBe(0)
  return { banners, shown }
}

test('the banners slide for 500 ms, and stand still where they are stopped', async ({ page }) => {
  const { banners, shown } = await open(page)
  await page.clock.runFor(3_000)
  await expect.poll(shown).toBe(1)
  // Again, now with the slider.
  await page.clock.runFor(2_500)
  await expect(banners.locator('[data-sliding]')).toHaveCount(1)
  const offset = () =>
    banners
      .locator('[data-shown]')
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().left)
  await page.clock.runFor(500)
  await page.clock.runFor(400)
  const late = await offset()
  await page.clock.runFor(200)
  expect(await offset()).toBeLessThan(late)
  await banners.getByRole('button', { name: 'Stop the banners' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  expect(await shown()).toBe(2)
})
