import type { Page } from '@playwright/test'

/** Milliseconds for which the clock runs between its installation and its stop: more than a slow machine needs. */
const HOUR = 3_600_000

/**
 * Stops the page's clock at a given time; call it before the page loads. From then on `page.clock.runFor`
 * lets time pass, and `page.clock.setSystemTime` lets it pass without running timers, as in a sleeping tab.
 */
export async function stopClock(page: Page, at: number | string | Date): Promise<void> {
  await page.clock.install({ time: new Date(at).getTime() - HOUR })
  await page.clock.pauseAt(at)
}
