import type { Transaction } from '@tiya/contract/money'
import {
  transactionRecordMachine,
  transactionsMachine,
} from '#machines/records/transactionRecord/transactionRecord.machine.ts'
import type { TransactionFilter } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { transactionsPortsOf } from '#src/ports/records/transactionRecord.ts'
import { expect } from '#tests/model/expect.ts'
import { filteredRecordsModel } from '../filteredRecords.model.ts'
import { recordsModel, rowsWithDetails } from '../records.model.ts'
import { transactionRecordPage } from './transactionRecord.page.ts'
import { TRANSACTIONS } from './transactions.fixture.ts'

const STATUS = { all: 'All', processing: 'Processing', success: 'Success', fail: 'Fail' }
const TYPE = { all: 'All', deposit: 'Deposit', withdraw: 'Withdrawal', bonus: 'Bonus' }
const DATE = { all: 'All', today: 'Today', yesterday: 'Yesterday', last7: 'Last 7 days' }

/** The amounts of the list, in order, by the filter's status, type and date. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'all all all': ['৳ 500.00', '৳ 1,500.00', '50.00 USDT'],
  'fail all all': ['৳ 1,500.00'],
  'fail bonus all': [],
  'fail all today': ['৳ 1,500.00'],
  'all bonus all': [],
  'all all today': ['৳ 500.00', '৳ 1,500.00'],
}

const transactionRecord = filteredRecordsModel<Transaction, TransactionFilter>({
  machine: transactionRecordMachine,
  at: '/transaction-record',
  ambient: { 'GET /transaction/show': { body: { transactions: TRANSACTIONS } } },
  fields: { status: ['Status', STATUS], type: ['Type', TYPE], date: ['Date', DATE] },
  choices: [{ status: 'fail' }, { type: 'bonus' }, { date: 'today' }, { status: 'all' }],
  amounts: ({ status, type, date }) => SHOWN[`${status} ${type} ${date}`],
  page: transactionRecordPage,
})

/** What the dialog shows for each transaction. */
const DETAILS: Readonly<Record<string, { steps: string[]; facts: string[] }>> = {
  '51': {
    steps: ['Submitted2026-03-02 11:00', 'Under review'],
    facts: ['Promotion Welcome bonus 100 %', 'Transaction ID BK7X2M9Q'],
  },
  '52': { steps: ['Submitted2026-03-02 11:00', 'Under review'], facts: ['Transaction ID BK7X2M9Q'] },
  '50': {
    steps: ['Submitted2026-03-02 02:00', 'Under review', 'Rejected2026-03-02 03:30'],
    facts: ['Payment method Nagad', 'Note The number is not yours.'],
  },
  '49': {
    steps: ['Submitted2026-02-24 07:00', 'Under review', 'Approved2026-02-24 07:20'],
    facts: ['Payment method USDT · USDT'],
  },
}

const list = rowsWithDetails(
  transactionRecordPage,
  'Transaction Records',
  {
    '51': ['+৳ 500.00', 'Deposit · bKash2026-03-02 11:00+৳ 500.00Processing'],
    '50': ['−৳ 1,500.00', 'Withdrawal · Nagad2026-03-02 02:00−৳ 1,500.00Fail'],
    '49': ['+50.00 USDT', 'Deposit · USDT2026-02-24 07:00+50.00 USDTSuccess'],
    '52': ['–', 'Deposit · bKash2026-03-02 11:00–Processing'],
  },
  async (page, id) => {
    const { timeline, fact } = transactionRecordPage(page)
    const steps = DETAILS[id]?.steps ?? []
    await expect(timeline).toHaveText(steps)
    await expect(timeline.getByRole('time')).toHaveText(steps.flatMap((step) => step.match(/2026.*/) ?? []))
    await expect(timeline.locator('svg')).toHaveCount(steps.length)
    if (id === '51' || id === '52') await expect(timeline.nth(1)).toHaveAttribute('aria-current', 'step')
    else await expect(timeline.nth(1)).not.toHaveAttribute('aria-current')
    for (const row of DETAILS[id]?.facts ?? []) await expect(fact(row)).toBeVisible()
  },
  ['Make a deposit', '/deposit'],
)

const transactions = recordsModel({
  ...list,
  machine: transactionsMachine,
  ports: transactionsPortsOf,
  idOf: ({ id }) => id,
  at: '/transaction-record',
  lists: {
    three: { body: { transactions: TRANSACTIONS } },
    'the newest is gone': { body: { transactions: TRANSACTIONS.slice(1) } },
    none: { body: { transactions: [] } },
    'an amount is missing': { body: { transactions: [{ ...TRANSACTIONS[0], id: 52, amount: null }] } },
  },
  kept: { name: 'transactions', rows: TRANSACTIONS },
})

export const models = [transactionRecord, transactions]
