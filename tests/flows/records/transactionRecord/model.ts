import type { Page } from '@playwright/test'
import {
  transactionRecordMachine,
  transactionsMachine,
} from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import type { TransactionFilter } from '../../../../machines/records/transactionRecord/transactionRecord.rules.ts'
import { filterPortsOf } from '../../../../src/ports/records/filter.ts'
import { transactionsPortsOf } from '../../../../src/ports/records/transactionRecord.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { expect } from '../../../model/expect.ts'
import { defineModel } from '../../../model/model.ts'
import { button } from '../../../site/controls.ts'
import { recordsModel } from '../records.model.ts'
import { transactionRecordPage } from './transactionRecord.page.ts'
import { TRANSACTIONS } from './transactions.fixture.ts'

const STATUS = { all: 'All', processing: 'Processing', success: 'Success', fail: 'Fail' }
const TYPE = { all: 'All', deposit: 'Deposit', withdraw: 'Withdrawal', bonus: 'Bonus' }
const DATE = { all: 'All', today: 'Today', yesterday: 'Yesterday', last7: 'Last 7 days' }

/** The amounts of the list, in order, by status, type and date of the filter. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'all all all': ['৳ 500.00', '৳ 1,500.00', '50.00 USDT'],
  'fail all all': ['৳ 1,500.00'],
  'fail bonus all': [],
  'all bonus all': [],
  'all all today': ['৳ 500.00', '৳ 1,500.00'],
}

const CHOICES: readonly Partial<TransactionFilter>[] = [
  { status: 'fail' },
  { type: 'bonus' },
  { date: 'today' },
]

const isAll = (filter: TransactionFilter) => Object.values(filter).every((value) => value === 'all')

async function seeRows(page: Page, { status, type, date }: TransactionFilter): Promise<void> {
  const { rows, noData } = transactionRecordPage(page)
  const amounts = SHOWN[`${status} ${type} ${date}`] ?? ['?']
  await expect(rows).toHaveCount(amounts.length)
  for (const [at, amount] of amounts.entries()) await expect(rows.nth(at)).toContainText(amount)
  await expect(noData).toHaveCount(amounts.length === 0 ? 1 : 0)
  await expect(button(page, 'Show all')).toHaveCount(amounts.length === 0 ? 1 : 0)
}

const transactionRecord = defineModel<typeof transactionRecordMachine>({
  machine: transactionRecordMachine,
  input: { remoteId: '41' },
  ports: filterPortsOf,
  stored: PLAYER,
  at: '/transaction-record',
  ambient: { 'GET /transaction/show': { body: { transactions: TRANSACTIONS } } },
  project: ({ filter, choice, now }) => [filter, choice, now > 0],
  localPorts: ['askNow'],

  events: {
    'filter.open': () => [{ type: 'filter.open' }],
    // Few of all combinations; the rules' tests have the others.
    'filter.chosen': ({ context: { choice } }) =>
      [
        ...(isAll(choice) ? CHOICES : []),
        ...(choice.status === 'fail' && choice.type === 'all' ? [{ type: 'bonus' } as const] : []),
        ...(choice.status === 'fail' && choice.type === 'bonus' ? [{ status: 'all' } as const] : []),
      ].map((chosen) => ({ type: 'filter.chosen', choice: chosen })),
    'filter.confirm': () => [{ type: 'filter.confirm' }],
    'filter.close': () => [{ type: 'filter.close' }],
    // The button is there where the filter leaves nothing.
    'filter.clear': ({ context: { filter } }) => (filter.type === 'bonus' ? [{ type: 'filter.clear' }] : []),
  },
  gesture: {
    'filter.open': (page) => transactionRecordPage(page).openFilter(),
    'filter.chosen': async (page, { choice: { status, type, date } }) => {
      const { choose } = transactionRecordPage(page)
      if (status) await choose('Status', STATUS[status])
      if (type) await choose('Type', TYPE[type])
      if (date) await choose('Date', DATE[date])
    },
    'filter.confirm': (page) => transactionRecordPage(page).confirm(),
    'filter.close': (page) => transactionRecordPage(page).closeFilter(),
    'filter.clear': (page) => transactionRecordPage(page).showAll(),
  },

  assertions: {
    'transactionRecord.idle': async (page, { context }) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await seeRows(page, context.filter)
    },
    'transactionRecord.choosing': async (page, { context: { choice } }) => {
      const { choice: radio } = transactionRecordPage(page)
      await expect(radio('Status', STATUS[choice.status])).toBeChecked()
      await expect(radio('Type', TYPE[choice.type])).toBeChecked()
      await expect(radio('Date', DATE[choice.date])).toBeChecked()
    },
  },
})

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

const transactions = recordsModel(
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

export const models = [transactionRecord, transactions]
