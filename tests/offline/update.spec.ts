import { expect } from '@playwright/test'
import { updatePage } from '../flows/app/update/update.page.ts'
import { travel } from '../model/device.ts'
import { DAY } from '../times.ts'
import { comeBack, heard, kept, keptFiles, workerTest as test, versionOf } from './worker.ts'

// Installing the worker takes seconds, and starts five seconds after the first load.
test.describe.configure({ timeout: 180_000 })

test('a new version asks the player before it takes over, but never during a payment', async ({
  page,
  player: _,
  build,
}) => {
  const { question, reload, later } = updatePage(page)
  await page.goto('/deposit')
  await kept(page)
  await page.evaluate(() => Object.assign(window, { stays: true }))

  await build.publish(2)
  await comeBack(page)
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)), {
      timeout: 60_000,
    })
    .toBe(true)
  await expect(question).toHaveCount(0)
  await travel(page, '/faq')
  await expect(question).toBeVisible()
  await travel(page, '/deposit')
  await expect(question).toHaveCount(0)
  await travel(page, '/faq')
  await later.click()
  await expect(question).toHaveCount(0)
  expect(await page.evaluate(() => 'stays' in window), 'it never reloads by itself').toBe(true)

  await build.publish(3)
  await comeBack(page)
  await reload.click()
  await expect.poll(() => versionOf(page)).toBe('3')
  await kept(page)
  // The only worker is the one that has taken over, so there is nothing to ask for.
  const others = await page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update()
    return Boolean(registration.installing ?? registration.waiting)
  })
  expect(others, 'the new worker has taken over').toBe(false)
  await expect(question).toHaveCount(0)
})

test('a visit shows the version of the device and asks; after a week it shows the new one; another tab keeps its own', async ({
  page,
  context,
  build,
}) => {
  const { question, reload } = updatePage(page)
  await page.goto('/faq')
  await kept(page)
  const other = await context.newPage()
  await other.goto('/terms')
  await build.publish(2)
  await page.goto('/terms')
  expect(await versionOf(page)).toBe('1')
  await expect(question).toBeVisible({ timeout: 60_000 })

  await page.evaluate(async (old) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        if (!response?.headers.get('Content-Type')?.startsWith('text/html')) continue
        const headers = new Headers(response.headers)
        headers.set('Date', new Date(Date.now() - old).toUTCString())
        await cache.put(request, new Response(await response.blob(), { headers }))
      }
    }
  }, 8 * DAY)
  await page.goto('/terms')
  expect(await versionOf(page)).toBe('2')
  await heard(page)
  await expect(question).toHaveCount(0)

  // The older page is complete without a network.
  await context.setOffline(true)
  await page.goto('/faq')
  expect(await versionOf(page)).toBe('1')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await context.setOffline(false)

  await build.removeScript('about-')
  await comeBack(page)
  await reload.click()
  await expect.poll(() => versionOf(page)).toBe('2')
  expect(await versionOf(other)).toBe('1')
  await travel(other, '/about')
  await expect(other.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(other.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a screen that the worker does not keep opens after a deploy in the new version', async ({
  page,
  build,
}) => {
  await page.goto('/')
  await kept(page)
  expect(await keptFiles(page)).not.toContain('content.screen')
  await build.publishRenamed(2, 'content.screen')
  await travel(page, '/about')
  await expect.poll(() => versionOf(page)).toBe('2')
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})
