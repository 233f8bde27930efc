import { test as base, expect, type Page } from '@playwright/test'
import { Chunks } from '../model/chunks.ts'
import { cutTexts, laidOut } from '../site/cutTexts.ts'
import { inBengali } from '../site/inBengali.ts'
import { phoneFonts } from '../site/phoneFonts.ts'
import { visit } from '../site/visit.ts'
import { PHONE_VISITS } from '../site/visits.ts'

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use, workerInfo) => {
      const fonts = await phoneFonts(`/tmp/fonts/pf-${workerInfo.workerIndex}`)
      await use({ ...launchOptions, env: { ...process.env, ...fonts } })
    },
    { scope: 'worker' },
  ],
})
for (const [screen, target] of PHONE_VISITS)
  test(`probe ${screen}`, async ({ page }) => {
    const got: string[] = []
    page.on('request', (r) => { if (/fonts/.test(r.url())) got.push(r.url().replace(/.*fonts./, '')) })
    await page.addInitScript(() => {
      const shifts: unknown[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as any[])
          shifts.push([entry.value, entry.hadRecentInput, Math.round(entry.startTime), entry.sources.map((s: any) => [(s.node?.outerHTML ?? s.node?.parentElement?.outerHTML ?? '').slice(0, 150), s.previousRect.toJSON(), s.currentRect.toJSON()].map((x) => JSON.stringify(x)).join(' '))])
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const fonts = await Chunks.hold(page, /\/fonts\//)
    const { go } = target
    await visit(page, go ? { ...target, go: () => go(inBengali(page)) } : target, { device: { 'app.language': 'bn' }, waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('progressbar', { name: 'লোড হচ্ছে…' })).toHaveCount(0)
    await page.waitForTimeout(600)
    const at = await page.evaluate(() => performance.now())
    await fonts.arrive()
    await laidOut(page)
    await page.waitForTimeout(300)
    const all = await page.evaluate(() => (window as any).shifts)
    console.log('PROBE', screen, got.join(), 'after', JSON.stringify(all.filter((s: any) => s[2] >= at), null, 1), 'before', JSON.stringify(all.filter((s: any) => s[2] < at && !s[1]).map((s: any) => [s[0], s[2], s[3]]), null, 1))
    console.log('CUT', screen, await cutTexts(page))
  })
