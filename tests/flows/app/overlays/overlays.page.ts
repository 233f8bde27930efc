import type { Page } from '@playwright/test'
import { expect } from '#tests/model/expect.ts'

/** Whether the current history entry is the overlays' own. The browser leaves it a moment after the last has closed. */
export async function expectEntry(page: Page, isThere: boolean): Promise<void> {
  const isCover = () => page.evaluate(() => JSON.stringify(history.state)?.includes('isCover') ?? false)
  await expect.poll(isCover, { intervals: [5, 20] }).toBe(isThere)
}

/** Does what takes the browser back within the site, and waits until it is back. */
export async function untilBack(page: Page, act: () => Promise<unknown>): Promise<void> {
  const step = await page.evaluateHandle(() => ({
    end: new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true })),
  }))
  await act()
  await step.evaluate(({ end }) => end)
}
