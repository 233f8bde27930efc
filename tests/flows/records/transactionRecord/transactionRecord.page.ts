import type { Page } from '@playwright/test'
import { recordsPage } from '../records.page.ts'

/** `/transaction-record` as a player uses it. */
export const transactionRecordPage = (page: Page) =>
  recordsPage(page, '/transaction-record', 'Transaction details')
