import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** axe-core is injected directly, because its Playwright wrapper requires a newer Node. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Experimental rules that hold here what is no fault: the amount to pay in large type for a heading, and the marker of a
 * dialog's end, which passes the focus on, for a control.
 */
const MISTAKEN = ['p-as-heading', 'focus-order-semantics']

/** Returns the axe violations of the current page, one line per rule, by the experimental rules too. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async (mistaken) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const experimental = axe
      .getRules(['experimental'])
      .map(({ ruleId }) => [ruleId, { enabled: !mistaken.includes(ruleId) }])
    const { violations: found } = await axe.run(document, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(experimental),
    })
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, MISTAKEN)
}
