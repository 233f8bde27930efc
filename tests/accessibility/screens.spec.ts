import { expect, type Page } from '@playwright/test'
import { CASES, isOnDesktop } from '../site/cases.ts'
import { cutTexts } from '../site/cutTexts.ts'
import { test } from '../site/sharedPage.ts'
import { visit } from '../site/visit.ts'
import { violations } from './violations.ts'

// `journeys/texts.spec.ts` looks for violations of the screens as they open.

// Reduced motion, because colours in transition have a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Expects that all texts are shown in full, once everything is there. */
async function expectTexts(page: Page): Promise<void> {
  await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
  expect.soft(await cutTexts(page)).toEqual([])
}

// A desktop shows the cases in the same column, so `npm test` looks at them on a phone.
for (const width of process.env.LONG ? [320, 1280] : [320]) {
  test.describe(`${width} px`, () => {
    // The page detects the device when it loads: 320 px with touch is a phone, 1280 px without touch a desktop.
    test.use({ viewport: { width, height: 844 }, isMobile: width === 320, hasTouch: width === 320 })
    for (const { name, go, expectShown, ...way } of CASES.filter(
      (each) => width === 320 || isOnDesktop(each),
    ))
      test(`${name} has no violations, and its texts are in full`, async ({ page }) => {
        await visit(page, way)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expectTexts(page)
        await go?.(page)
        await expectShown(page)
        await expectTexts(page)
        expect(await violations(page)).toEqual([])
      })
  })
}
