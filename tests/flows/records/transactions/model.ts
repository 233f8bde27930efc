import type { Page } from '@playwright/test'
import { transactionsMachine } from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { transactionsPortsOf } from '../../../../src/ports/records/transactionRecord.ts'
import { expect } from '../../../model/expect.ts'
import { recordsModel } from '../records.model.ts'
import { transactionRecordPage } from '../transactionRecord/transactionRecord.page.ts'
import { TRANSACTIONS } from '../transactionRecord/transactions.fixture.ts'

const AMOUNTS: Readonly<Record<string, string>> = { '51': '৳ 500.00', '50': '৳ 1,500.00', '49': '50.00 USDT' }

/** What the dialog shows of each transaction. */
const DETAILS: Readonly<Record<string, { steps: string[]; facts: string[] }>> = {
  '51': {
    steps: ['Submitted2026-03-02 11:00', 'Under review'],
    facts: ['Promotion Welcome bonus 100 %', 'Transaction ID BK7X2M9Q'],
  },
  '50': {
    steps: ['Submitted2026-03-02 02:00', 'Under review', 'Fail2026-03-02 03:30'],
    facts: ['Note The number is not yours.'],
  },
  '49': {
    steps: ['Submitted2026-02-24 07:00', 'Under review', 'Success2026-02-24 07:20'],
    facts: ['Payment method USDT · USDT'],
  },
}

async function seeDetails(page: Page, id: string): Promise<void> {
  const { details, timeline, fact } = transactionRecordPage(page)
  await expect(details).toContainText(AMOUNTS[id] ?? '?')
  await expect(timeline).toHaveText(DETAILS[id]?.steps ?? [])
  await expect(timeline.nth(1)).toHaveAttribute('aria-current', id === '51' ? 'step' : /^$/)
  for (const row of DETAILS[id]?.facts ?? []) await expect(fact(row)).toBeVisible()
}

export const model = recordsModel(
  {
    machine: transactionsMachine,
    ports: transactionsPortsOf,
    at: '/transaction-record',
    answers: {
      three: { body: { transactions: TRANSACTIONS } },
      'the newest is gone': { body: { transactions: TRANSACTIONS.slice(1) } },
      none: { body: { transactions: [] } },
      'an amount is missing': { body: { transactions: [{ ...TRANSACTIONS[0], amount: null }] } },
    },
    opens: ['51', '50', '49'],
    failed: 'Your records could not be loaded.',
    stale: 'The records could not be refreshed.',
    seeLoading: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Transaction Records' })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toBeVisible()
      await expect(transactionRecordPage(page).refresh).toBeDisabled()
    },
    seeRows: async (page, ids) => {
      const { rows, noData } = transactionRecordPage(page)
      await expect(rows).toHaveCount(ids.length)
      for (const [at, id] of ids.entries()) await expect(rows.nth(at)).toContainText(AMOUNTS[id] ?? '?')
      await expect(noData).toHaveCount(ids.length === 0 ? 1 : 0)
    },
    seeRefreshing: (page) => expect(transactionRecordPage(page).refresh).toBeDisabled(),
    details: {
      refresh: (page) => transactionRecordPage(page).refresh.click(),
      open: (page, id) =>
        transactionRecordPage(page)
          .row(AMOUNTS[id] ?? '?')
          .click(),
      see: seeDetails,
    },
  },
  ({ id }) => id,
)
