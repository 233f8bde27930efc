import type { Page } from '@playwright/test'

/** What a font that comes late may move of a line; a row is more. */
export const LINE = 0.0005

interface Shift {
  readonly value: number
  /** What moved. */
  readonly names: readonly string[]
}

/**
 * Records what moves by itself from the next page on. Returns a function that lists it, if it is more than `least`: a font
 * that comes late moves what stands behind its words in the same line.
 */
export async function watchShifts(page: Page, least: number): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] }
        shifts.push({ value, names: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    return shifts.filter(({ value }) => value > least)
  }
}
