import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { phoneFonts } from '../../scripts/lib/phoneFonts.mjs'
import { Chunks } from '../model/chunks.ts'
import { cutTexts, laidOut } from '../site/cutTexts.ts'
import { inBengali } from '../site/inBengali.ts'
import { TOUR_START, type Visit, visit } from '../site/visit.ts'
import { PHONE_VISITS } from '../site/visits.ts'

/*
 * The site in Bengali on a phone with a Bengali font of its own. A device without one shows the site's, once it is there.
 */

const FONTS = /\/fonts\//

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use, { project, parallelIndex }) => {
      await use({
        ...launchOptions,
        env: { ...process.env, ...(await phoneFonts(join(project.outputDir, `fonts-${parallelIndex}`))) },
      })
    },
    { scope: 'worker' },
  ],
})

/** Returns the layout shifts from now on, also those that a press causes. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
}

async function visitInBengali(page: Page, { go, ...target }: Visit): Promise<void> {
  const device = { 'app.language': 'bn' }
  await visit(
    page,
    { ...target, ...(go && { go: () => go(inBengali(page)) }) },
    { device, waitUntil: 'commit' },
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'লোড হচ্ছে…' })).toHaveCount(0)
}

test.describe('with reduced motion', () => {
  // The announcements are a list then; a text that scrolls past moves, and is never fully visible.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [screen, target] of PHONE_VISITS)
    test(`nothing on ${screen} moves when the fonts arrive late, and no Bengali font is fetched`, async ({
      page,
    }) => {
      const fetched: string[] = []
      page.on('request', (request) => {
        if (FONTS.test(request.url())) fetched.push(new URL(request.url()).pathname)
      })
      const fonts = await Chunks.hold(page, FONTS)
      await visitInBengali(page, target)
      const shifts = await watchShifts(page)
      await fonts.arrive()
      await laidOut(page)
      // A Latin word at an edge may start some pixels further (0.0002); a line more or less would be 0.005.
      expect((await shifts()).filter((shift) => shift > 0.0005)).toEqual([])
      expect(new Set(fetched)).toEqual(new Set(['/fonts/manrope.woff2']))
      expect(await cutTexts(page)).toEqual([])
    })
})

test('the language dialog of an English page fetches no font for the name of Bengali', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (FONTS.test(request.url())) fetched.push(new URL(request.url()).pathname)
  })
  await visit(page, { at: TOUR_START })
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByText('বাংলা', { exact: true })).toBeVisible()
  await laidOut(page)
  expect(fetched).toEqual(['/fonts/manrope.woff2'])
})
