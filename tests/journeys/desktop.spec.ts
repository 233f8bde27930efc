import { expect, type Page } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { test } from '../site/kept.ts'
import { serve, stored } from '../site/serve.ts'
import { TOUR_START, tourTo, visit } from '../site/visit.ts'
import { SINGLE_VISITS, TOURS } from '../site/visits.ts'

/** The screens that consist of a frame from edge to edge. */
const FRAMES = ['gamerun']

/** The screens that a desktop shows in another way. */
const OTHERS = ['home', 'promotions']

// Reduced motion, because colours in transition have a different contrast.
test.use({
  viewport: { width: 1440, height: 800 },
  isMobile: false,
  hasTouch: false,
  contextOptions: { reducedMotion: 'reduce' },
})

async function expectCentred(page: Page, screen: string, heading: string): Promise<void> {
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
  const beside = FRAMES.includes(screen) ? 0 : (room - 480) / 2
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
    const served = await serve(page)
    await stored(page, device)
    await page.goto(TOUR_START)
    for (const [screen, { at, answers, heading }] of visits.filter(([name]) => !OTHERS.includes(name)))
      await test.step(screen, async () => {
        served.answerAll(answers)
        await tourTo(page, at)
        await expectCentred(page, screen, heading)
      })
  })

for (const [screen, target] of SINGLE_VISITS)
  test(`${screen} is centred on a desktop`, async ({ page }) => {
    await visit(page, target)
    await expectCentred(page, screen, target.heading)
  })
