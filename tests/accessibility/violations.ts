import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** axe-core is injected directly, because its Playwright wrapper requires a newer Node. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A price cell is named `Back 1.92`; the size, which it also shows, is its description. */
const NAMED_BY_PRICE = { rule: 'label-content-name-mismatch', cell: '[data-cell]' }

/** Returns the axe violations of the current page, one line per rule. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async ({ rule, cell }) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations: found } = await axe.run(document, {
      resultTypes: ['violations'],
      elementRef: true,
    })
    return found.flatMap(({ id, nodes }) => {
      const counted = nodes.filter(({ element }) => id !== rule || !element?.matches(cell))
      if (counted.length === 0) return []
      return [`${id}: ${counted.map(({ target }) => target.join(' ')).join(', ')}`]
    })
  }, NAMED_BY_PRICE)
}
