import { ROUTES } from '../../machines/common/routes.ts'
import { PLAYER } from '../model/ambient.ts'
import { stopClock } from '../site/clock.ts'
import { expect, test } from '../site/kept.ts'
import { serve, stored } from '../site/serve.ts'

for (const { path, access, reads } of ROUTES) {
  if (!reads) continue
  test(`${path} takes the answers of the calls that leave before its code arrives`, async ({ page }) => {
    const warnings: string[] = []
    const asked: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await serve(page)
    if (access === 'player') await stored(page, PLAYER)
    await stopClock(page, '2026-03-02T06:00:00Z')
    await page.goto(path)
    await expect(page.locator('[data-flow]').first()).toBeVisible()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    await page.clock.runFor(2_000)
    for (const line of reads) {
      const [, call = ''] = line.split(/ |\?/)
      expect(asked.filter((one) => one.endsWith(call)).length, call).toBe(1)
    }
    await page.clock.runFor(13_000)
    expect(warnings.filter((text) => text.startsWith('Nothing has asked'))).toEqual([])
  })
}
