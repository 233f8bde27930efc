import { join } from 'node:path'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { phoneFonts } from '../../scripts/lib/phoneFonts.mjs'
import { userWith } from '../model/ambient.ts'
import { Chunks } from '../model/chunks.ts'
import { cutTexts, laidOut } from '../site/cutTexts.ts'
import { visitIn } from '../site/inBengali.ts'
import { type Visit, visit } from '../site/visit.ts'
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

/** Returns the paths of the fonts that a page has asked for, and waits until nothing else is under way. */
function watchRequests(page: Page) {
  const fonts: string[] = []
  const others = new Set<Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (FONTS.test(pathname)) fonts.push(pathname)
    // A framed page of somebody else may never be there.
    else if (!request.isNavigationRequest() && request.frame() === page.mainFrame()) others.add(request)
  })
  page.on('requestfinished', (request) => others.delete(request))
  page.on('requestfailed', (request) => others.delete(request))
  // What an answer leads to is asked for by the time the page is idle.
  const idle = () => page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)))
  return { fonts, settled: () => expect.poll(() => idle().then(() => others.size)).toBe(0) }
}

/** Returns the layout shifts from the next frame on, also those that a press causes. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame().then(frame)
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
}

async function visitInBengali(page: Page, target: Visit): Promise<void> {
  await visitIn(page, target, 'bn', 'commit')
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
      const { fonts: fetched, settled } = watchRequests(page)
      const fonts = await Chunks.hold(page, FONTS)
      await visitInBengali(page, target)
      await settled()
      const shifts = await watchShifts(page)
      await fonts.arrive()
      await laidOut(page)
      // A Latin word at an edge may start some pixels further (0.0001); a line more or less would be 0.005.
      expect((await shifts()).filter((shift) => shift > 0.0005)).toEqual([])
      expect(new Set(fetched)).toEqual(new Set(['/fonts/manrope.woff2']))
      expect(await cutTexts(page)).toEqual([])
    })
})

test('the language dialog of an English page fetches no font for the name of Bengali', async ({ page }) => {
  const { fonts } = watchRequests(page)
  await visit(page, { at: '/' })
  await page.getByRole('banner').getByRole('button', { name: 'Language', exact: true }).click()
  await expect(page.getByText('বাংলা', { exact: true })).toBeVisible()
  await laidOut(page)
  expect(fonts).not.toContain('/fonts/anek-bangla.woff2')
})

test('a button below a long Bengali name stays under the thumb that presses it while the fonts arrive', async ({
  page,
}) => {
  const name = 'আমাদের নতুন স্বাগত বোনাসের সম্পূর্ণ শর্তাবলী পড়ে নিন এবং দায়িত্বের সাথে খেলুন'
  await page.setViewportSize({ width: 320, height: 844 })
  const fonts = await Chunks.hold(page, FONTS)
  const answers = {
    'GET /user/show': userWith({ name: `${name} https://${'w'.repeat(113)}`, session_id: '0' }),
  }
  await visit(page, { at: '/profile', player: true, answers }, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Verify phone' }).hover({ position: { x: 20, y: 40 } })
  await page.mouse.down()
  await fonts.arrive()
  await laidOut(page)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Verify phone' })).toBeVisible()
})
