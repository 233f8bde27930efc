import { expect } from '@playwright/test'
import { kept, workerTest as test } from './worker.ts'

// Installing the worker takes seconds, and starts five seconds after the first load.
test.describe.configure({ timeout: 180_000 })

interface TraceEvent {
  readonly name: string
  readonly args: { readonly data?: { readonly url?: string; readonly cacheKind?: string } }
}

test('on the second visit the browser finds the scripts of the page compiled', async ({ page, browser }) => {
  await page.goto('/login')
  await kept(page)

  await browser.startTracing(page, { categories: ['v8', 'devtools.timeline'] })
  await page.goto('/login')
  await expect(page.locator('[data-flow=login]')).toBeVisible()
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[data-sets]')].map(({ src }) => src),
  )
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const compiled = (traceEvents as TraceEvent[])
    .filter(({ name, args }) => name === 'v8.compile' && args.data?.cacheKind === 'full')
    .map(({ args }) => args.data?.url)
  expect(scripts).toHaveLength(2)
  expect(compiled).toEqual(expect.arrayContaining(scripts))
})
