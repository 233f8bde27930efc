import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test as separate } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { ROUTES } from '../../machines/common/routing/routes.ts'
import { PLAYER } from '../model/ambient.ts'
import { serve, stored } from '../site/serve.ts'
import { expect, test } from '../site/sharedPage.ts'

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
    await expect(page.locator('#app:not(:has([data-static])) [data-flow]').first()).toBeVisible()
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

separate('the first calls leave before a script has arrived', async ({ page }) => {
  await serve(page)
  await page.route('**/assets/*.js', () => undefined)
  const asked = page.waitForRequest('**/api/get-system?*')
  await page.goto('/games', { waitUntil: 'commit' })
  await asked
})

separate('a host whose policy refuses the script in the page loses the head start only', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const refused = page.waitForEvent('console', (message) => message.text().includes('script-src'))
  await serve(page)
  await page.route('/games', async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy']?.replace(/'sha256-[^']+'/, '')
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy ?? '' },
    })
  })
  await page.goto('/games')
  await refused
  await expect(page.getByRole('heading', { name: 'Slot' })).toBeVisible()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  expect(await page.evaluate(() => window.earlyReads)).toBe(undefined)
  for (const call of ['/api/get-system', '/api/general'])
    expect(asked.filter((one) => one === call)).toEqual([call])
})

separate('every sample of a host allows the script in the page by its hash', async ({ page }) => {
  const response = await page.request.get('/')
  const [, code = ''] = /<script>([\s\S]*?)<\/script>/.exec(await response.text()) ?? []
  const allowed = `script-src 'self' 'sha256-${createHash('sha256').update(code).digest('base64')}';`
  expect(code).toContain('/get-system')
  expect(response.headers()['content-security-policy']).toContain(allowed)
  for (const file of ['docs/deploy/nginx.conf', 'docs/deploy/Caddyfile', 'dist/_headers'])
    expect(readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8'), file).toContain(allowed)
})
