import type { Page } from '@playwright/test'

/**
 * Stops the page's clock at a time, in milliseconds since the epoch; call it before the page loads. From then on
 * `page.clock.runFor` lets time pass, and `page.clock.setSystemTime` lets it pass without any timer, as in a sleeping
 * tab.
 */
export async function stopClock(page: Page, at: number): Promise<void> {
  await page.clock.install({ time: at - 1_000 })
  await page.clock.pauseAt(at)
}
