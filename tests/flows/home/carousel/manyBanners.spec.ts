import { expect, test } from '@playwright/test'
import { visit } from '#tests/site/visit.ts'
import { banner, bannersAre } from './banners.fixture.ts'

const BANNERS = Array.from({ length: 15 }, (_, at) => banner(at))
for (const width of [320, 390])
  test(`the buttons of fifteen banners stay on a screen of ${width} px, each of them wide enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, { at: '/', answers: bannersAre(...BANNERS) })
    const buttons = page.getByLabel('Banners').getByRole('button')
    await expect(buttons).toHaveCount(BANNERS.length + 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const widths = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(24)
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
  })
