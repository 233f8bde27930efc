import type { Page } from '@playwright/test'
import { expect } from '#tests/model/expect.ts'

/** Whether the current history entry is the overlays' own. The browser leaves it a moment after the last has closed. */
export async function expectEntry(page: Page, isThere: boolean): Promise<void> {
  const isCover = () => page.evaluate(() => JSON.stringify(history.state)?.includes('isCover') ?? false)
  await expect.poll(isCover, { intervals: [5, 20] }).toBe(isThere)
}
