import { expect } from '@playwright/test'
import { CASES, isOnDesktop } from '../site/cases.ts'
import { test } from '../site/kept.ts'
import { visit } from '../site/visit.ts'
import { violations } from './violations.ts'

// `journeys/texts.spec.ts` looks for violations of the screens as they open.

// Reduced motion, because colours in transition have a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// A desktop shows the cases in the same column, so `npm test` looks at them on a phone.
for (const width of process.env.LONG ? [390, 1280] : [390]) {
  test.describe(`${width} px`, () => {
    // The page detects the device when it loads: 390 px with touch is a phone, 1280 px without touch a desktop.
    test.use({ viewport: { width, height: 844 }, isMobile: width === 390, hasTouch: width === 390 })
    for (const one of CASES.filter((each) => width === 390 || isOnDesktop(each))) {
      test(`${one.name} has no violations`, async ({ page }) => {
        await visit(page, one)
        await one.expectShown(page)
        await expect(page.locator('[data-flow=splash]')).toHaveCount(0)
        expect(await violations(page)).toEqual([])
      })
    }
  })
}
