import { expect, type Page } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { DESKTOP, test } from '../site/sharedPage.ts'
import { TOUR_START, tourTo, visit } from '../site/visit.ts'
import { TOURS, VISITS } from '../site/visits.ts'

/** The addresses at which a desktop shows other screens. */
const OTHERS = ['/?tab=slot', '/promotions']

// Reduced motion, because colours in transition have a different contrast.
test.use({ ...DESKTOP, viewport: { width: 1440, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

/** Expects the parts of a screen in a column in the middle of the window; a game's frame has all of it. */
async function expectCentred(page: Page, heading: string, width = 480): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
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
  const beside = (room - Math.min(room, width)) / 2
  for (const { before, after } of parts) {
    expect.soft(before).toBeCloseTo(beside, 0)
    expect.soft(after).toBeCloseTo(beside, 0)
  }
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
  // The column is the phone's, in which `texts.spec.ts` looks for violations.
  if (process.env.LONG) expect.soft(await violations(page)).toEqual([])
}

for (const { visitor, device, visits } of TOURS)
  test(`every screen of a ${visitor} is centred on a desktop`, async ({ page }) => {
    test.setTimeout(120_000)
    const served = await visit(page, { at: TOUR_START, device })
    for (const [screen, { at, answers, heading }] of visits.filter(([, one]) => !OTHERS.includes(one.at)))
      await test.step(screen, async () => {
        served.answerAll(answers)
        await tourTo(page, at)
        await expectCentred(page, heading)
      })
  })

test('a game fills the window of a desktop', async ({ page }) => {
  await visit(page, VISITS.gamerun)
  await expectCentred(page, VISITS.gamerun.heading, Number.POSITIVE_INFINITY)
})
