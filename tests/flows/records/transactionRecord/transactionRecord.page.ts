import type { Page } from '@playwright/test'
import type { Visit } from '#tests/site/visit.ts'
import { recordsPage } from '../records.page.ts'
import { TRANSACTIONS } from './transactions.fixture.ts'

/** `/transaction-record` as a player uses it. */
export const transactionRecordPage = (page: Page) =>
  recordsPage(page, '/transaction-record', 'Transaction details')

export const visit: Visit = {
  at: '/transaction-record',
  player: true,
  answers: { 'GET /transaction/show': { body: { transactions: TRANSACTIONS } } },
  heading: 'Transaction Records',
}
