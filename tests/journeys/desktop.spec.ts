import { expect } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { test } from '../site/kept.ts'
import { visit } from '../site/visit.ts'
import { PHONE_VISITS } from '../site/visits.ts'

/** The screens that consist of a frame from edge to edge. */
const FRAMES = ['gamerun']

// Reduced motion, because colours in transition have a different contrast.
test.use({
  viewport: { width: 1440, height: 800 },
  isMobile: false,
  hasTouch: false,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const [screen, target] of PHONE_VISITS.filter(([name]) => !['home', 'promotions'].includes(name)))
  test(`${screen} is centred on a desktop and has no accessibility violations`, async ({ page }) => {
    await visit(page, target)
    await expect(page.getByRole('heading', { level: 1, name: target.heading })).toBeAttached()
    await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
    const { parts, room } = await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement
      // The page without the scrollbar's gutter.
      const whole = document.body.getBoundingClientRect()
      const boxes = [...(main.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect())
      return {
        parts: boxes.map(({ left, right }) => ({ before: left - whole.left, after: whole.right - right })),
        room: whole.width,
      }
    })
    const beside = FRAMES.includes(screen) ? 0 : (room - 480) / 2
    for (const { before, after } of parts) {
      expect(before).toBeCloseTo(beside, 0)
      expect(after).toBeCloseTo(beside, 0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
    expect(await violations(page)).toEqual([])
  })
