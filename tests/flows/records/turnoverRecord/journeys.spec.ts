import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, serve, stored } from '#tests/site/serve.ts'
import { turnoverRecordPage } from './turnoverRecord.page.ts'

/* Stories of `/turnover-record` with pinned results. */

async function visit(page: Page, answer: Answers[string]) {
  await stored(page, PLAYER)
  const served = await serve(page, { 'GET /turnovers': answer })
  await turnoverRecordPage(page).open()
  return served
}

const turnover = (required: string, remaining: string, changes: object = {}) => ({
  id: 1,
  status: 'active',
  required_turnover: required,
  remaining_turnover: remaining,
  created_at: '2026-03-01 18:00:00',
  ...changes,
})

const listed = (...turnovers: object[]) => ({ body: { turnover: turnovers } })

test('an active turnover shows what remains, and the bonus that it is for', async ({ page }) => {
  await visit(
    page,
    listed(turnover('500.00', '125.00', { promotion: { id: 3, name: 'Eid bonus', turnover: '3.00' } })),
  )
  const { items } = turnoverRecordPage(page)
  await expect(items).toContainText(['Eid bonus'])
  await expect(items).toContainText(['25% left'])
  await expect(items).toContainText(['Remaining৳ 125.00'])
  await expect(items).toContainText(['Required৳ 500.00'])
  // 500 / 3, rounded half up.
  await expect(items).toContainText(['Bonus amount৳ 166.67'])
  await expect(items).toContainText(['Since2026-03-02 00:00'])
  await expect(page.getByRole('progressbar', { name: 'Remaining turnover, Eid bonus' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  )
})

test('each tab shows its own turnovers, and No Data where it has none', async ({ page }) => {
  await visit(
    page,
    listed(
      turnover('100.00', '0.00', { id: 2, status: 'complete' }),
      turnover('200.00', '0.00', { id: 3, status: 'completed' }),
      turnover('300.00', '0.00', { id: 4, status: 'cancelled' }),
    ),
  )
  const { items, noData, openTab } = turnoverRecordPage(page)
  await expect(noData).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/deposit')
  await openTab('Completed')
  await expect(items).toContainText(['৳ 100.00', '৳ 200.00'])
  await expect(items.first()).toContainText('Deposit turnover')
  await expect(items).toHaveCount(2)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(noData).toHaveCount(0)
})
