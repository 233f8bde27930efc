import type { Page } from '@playwright/test'
import { expect } from '#tests/model/expect.ts'
import type { Visit } from '#tests/site/visit.ts'
import { TURNOVERS } from './turnovers.fixture.ts'

/** `/turnover-record` as a player uses it. */
export function turnoverRecordPage(page: Page) {
  const items = page.getByRole('list', { name: 'Turnovers' }).getByRole('listitem')
  const noData = page.getByText('No Data', { exact: true })
  const bar = page.getByRole('progressbar', { name: /^Remaining turnover, / })

  /** Asserts the single item's texts, the texts that it must not show, and its bar's value. */
  async function seeOnly(texts: readonly string[], absent: readonly string[], percent: string | null) {
    await expect(items).toHaveCount(1)
    for (const text of texts) await expect(items).toContainText(text)
    for (const text of absent) await expect(items).not.toContainText(text)
    // What turnover is, only the withdrawal says.
    await expect(items.getByRole('button')).toHaveCount(0)
    if (percent === null) await expect(bar).toHaveCount(0)
    else await expect(bar).toHaveAttribute('aria-valuenow', percent)
    await expect(noData).toHaveCount(0)
  }

  return {
    noData,
    openTab: (name: 'Active' | 'Completed') => page.getByRole('tab', { name, exact: true }).click(),
    seeWelcome: () =>
      seeOnly(
        [
          'Welcome bonus 100 %',
          '৳ 3,000.00',
          '৳ 12,000.00',
          '৳ 9,000 of ৳ 12,000 played',
          '25% left',
          'Bonus amount৳ 1,000.00',
          'Since2026-03-01 02:30',
        ],
        [],
        '25',
      ),
    seeCompleted: () => seeOnly(['Deposit turnover', '৳ 500.00', '2026-02-01 16:00'], ['Bonus amount'], null),
    seeOdd: () => seeOnly(['<b>Bold</b>'], ['Bonus amount', 'Since'], '100'),
    async seeNothing() {
      await expect(noData).toBeVisible()
      await expect(page.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/deposit')
      await expect(items).toHaveCount(0)
    },
  }
}

export const visit: Visit = {
  at: '/turnover-record',
  player: true,
  answers: { 'GET /turnovers': { body: { turnover: TURNOVERS } } },
  heading: 'Turnover',
}
