import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { stopClock } from '#tests/site/clock.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

const slider = (id: number, name: string) => ({
  message_id: id,
  thubmnail: 'slide.svg',
  name,
  status: 'active',
  slider_type: 'Main',
})

/** Opens a player's home screen, which has no splash, with three banners and a stopped clock. */
async function open(page: Page) {
  await stored(page, PLAYER)
  await serve(page, {
    'GET /sliders': { body: { sliders: [slider(1, 'Boats'), slider(2, 'Kites'), slider(3, 'Tigers')] } },
  })
  await stopClock(page, '2026-03-02T06:00:01Z')
  await page.goto('/login')
  const banners = page.getByRole('region', { name: 'Banners' })
  const shown = async () =>
    banners
      .getByRole('button', { name: /^Slide/ })
      .evaluateAll((buttons) => buttons.findIndex((button) => button.getAttribute('aria-current') === 'true'))
  await expect.poll(shown).toBe(0)
  return { banners, shown }
}

test('the banners advance every 3 s and start over after the last one', async ({ page }) => {
  const { shown } = await open(page)
  await page.clock.runFor(2_999)
  expect(await shown()).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(shown).toBe(1)
  await page.clock.runFor(3_000)
  await expect.poll(shown).toBe(2)
  await page.clock.runFor(3_000)
  await expect.poll(shown).toBe(0)
})

test('the banners stand still for a player who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { banners, shown } = await open(page)
  await page.clock.runFor(10_000)
  expect(await shown()).toBe(0)
  await banners.getByRole('button', { name: 'Slide 3' }).click()
  await expect.poll(shown).toBe(2)
})
