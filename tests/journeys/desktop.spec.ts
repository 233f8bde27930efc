import { expect } from '@playwright/test'
import { test } from '../site/kept.ts'
import { visit } from '../site/visit.ts'
import { PHONE_VISITS } from '../site/visits.ts'

/** The screens that are a frame from edge to edge. */
const FRAMES = ['gamerun']

test.use({ isMobile: false, hasTouch: false })

for (const width of [1280, 1440])
  test.describe(`on a desktop of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [screen, target] of PHONE_VISITS.filter(([name]) => !['home', 'promotions'].includes(name)))
      test(`${screen} is in the middle, with its header and its footer`, async ({ page }) => {
        await visit(page, target)
        await expect(page.getByRole('heading', { level: 1, name: target.heading })).toBeAttached()
        const boxes = await page.evaluate(() => {
          const main = document.querySelector('main') as HTMLElement
          const all = [...(main.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect())
          const { clientWidth } = document.documentElement
          return all.map(({ left, right }) => ({ left, fromRight: clientWidth - right, width: right - left }))
        })
        for (const box of boxes) {
          expect(Math.abs(box.left - box.fromRight)).toBeLessThanOrEqual(1)
          expect(box.width).toBe(FRAMES.includes(screen) ? width : 480)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
  })
