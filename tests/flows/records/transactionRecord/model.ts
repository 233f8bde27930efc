import { expect, type Page } from '@playwright/test'
import { transactionRecordMachine } from '../../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import { transactionRecordPortsOf } from '../../../../src/ports/records/transactionRecord.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { setVisibility } from '../../../model/device.ts'
import { defineModel, unanswered } from '../../../model/model.ts'

/** It is 12:00 of 2026-03-02 in Dhaka. */
const TRANSACTIONS = [
  {
    id: 51,
    action: 'deposit',
    key: 0,
    amount: '500.00',
    transaction_id: 'BK7X2M9Q',
    created_at: '2026-03-02 05:00:00',
    updated_at: '2026-03-02 05:00:00',
    payment_method: { name: 'bKash', icon: null, type: 'Agent' },
    promotion: { id: 3, name: 'Welcome bonus 100 %', turnover: 12 },
  },
  {
    id: 50,
    action: 'withdraw',
    key: '2',
    amount: 1500,
    transaction_id: null,
    // Yesterday in London, today in Dhaka.
    created_at: '2026-03-01T20:00:00Z',
    updated_at: '2026-03-01T21:30:00Z',
    payment_method: { name: 'Nagad', type: null },
    note: 'The number is not yours.',
  },
  {
    id: 49,
    action: 'deposit',
    key: '1',
    amount: '50.00',
    created_at: '2026-02-24 01:00:00',
    updated_at: '2026-02-24 01:20:00',
    payment_method: { name: 'USDT', type: 'USDT' },
  },
]

const row = (page: Page, amount: string) =>
  page.getByRole('list', { name: 'Records' }).getByRole('button').filter({ hasText: amount })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const choiceOf = (page: Page, group: string, name: string) =>
  dialog(page, 'Filter')
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name, exact: true })

const STATUS = { all: 'All', processing: 'Processing', success: 'Success', fail: 'Fail' }
const TYPE = { all: 'All', deposit: 'Deposit', withdraw: 'Withdrawal', bonus: 'Bonus' }
const DATE = { all: 'All', today: 'Today', yesterday: 'Yesterday', last7: 'Last 7 days' }

/** The amounts of the records, in order; written out by what they are narrowed to. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'all all all': ['৳ 500.00', '৳ 1,500.00', '50.00 USDT'],
  'fail all all': ['৳ 1,500.00'],
  'all bonus all': [],
  'all all today': ['৳ 500.00', '৳ 1,500.00'],
}

async function seeRecords(
  page: Page,
  {
    transactions,
    filter,
  }: {
    transactions: readonly { id: string }[] | null
    filter: { status: string; type: string; date: string }
  },
): Promise<void> {
  const amounts =
    transactions?.length === 0 ? [] : (SHOWN[`${filter.status} ${filter.type} ${filter.date}`] ?? ['?'])
  const rows = page.getByRole('list', { name: 'Records' }).getByRole('listitem')
  await expect(rows).toHaveCount(amounts.length)
  for (const [at, amount] of amounts.entries()) await expect(rows.nth(at)).toContainText(amount)
  await expect(page.getByText('No Data', { exact: true })).toHaveCount(amounts.length === 0 ? 1 : 0)
}

export const model = defineModel<typeof transactionRecordMachine>({
  machine: transactionRecordMachine,
  input: { remoteId: '41' },
  ports: transactionRecordPortsOf,
  stored: PLAYER,
  at: '/transaction-record',
  project: ({ transactions, failure, stale, filter, choice, now, opened }) => [
    transactions?.length ?? null,
    failure,
    stale,
    filter,
    choice,
    now > 0,
    opened,
  ],
  localPorts: ['askNow'],

  answers: {
    loadTransactions: {
      three: { body: { transactions: TRANSACTIONS } },
      none: { body: { transactions: [] } },
      'refused with a message': { status: 403, body: { message: 'Your account is being checked.' } },
      'an amount is missing': { body: { transactions: [{ ...TRANSACTIONS[0], amount: null }] } },
      ...unanswered(15_000),
    },
  },

  events: {
    retry: () => [{ type: 'retry' }],
    refresh: () => [{ type: 'refresh' }],
    'tab.returned': () => [{ type: 'tab.returned' }],
    'filter.open': () => [{ type: 'filter.open' }],
    // One field at a time keeps the graph small; the rules' tests combine them.
    'filter.chosen': ({ context: { choice } }) =>
      Object.values(choice).some((value) => value !== 'all')
        ? []
        : [
            { type: 'filter.chosen', choice: { status: 'fail' } },
            { type: 'filter.chosen', choice: { type: 'bonus' } },
            { type: 'filter.chosen', choice: { date: 'today' } },
          ],
    'filter.confirm': () => [{ type: 'filter.confirm' }],
    'filter.clear': ({ context }) =>
      context.filter.type === 'bonus' && context.transactions?.length ? [{ type: 'filter.clear' }] : [],
    'details.open': ({ context }) =>
      context.filter.type === 'all' && context.filter.date === 'all'
        ? (context.filter.status === 'all' ? ['51', '50', '49'] : ['50']).map((id) => ({
            type: 'details.open',
            id,
          }))
        : [],
    close: () => [{ type: 'close' }],
  },
  deviceEvents: { 'tab.returned': (page) => page.show(true) },
  gesture: {
    retry: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    refresh: (page) => page.getByRole('button', { name: 'Refresh', exact: true }).click(),
    'tab.returned': (page) => setVisibility(page, true),
    'filter.open': (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    'filter.chosen': async (page, { choice }) => {
      if (choice.status) await choiceOf(page, 'Status', STATUS[choice.status]).click()
      if (choice.type) await choiceOf(page, 'Type', TYPE[choice.type]).click()
      if (choice.date) await choiceOf(page, 'Date', DATE[choice.date]).click()
    },
    'filter.confirm': (page) => page.getByRole('button', { name: 'Confirm', exact: true }).click(),
    'filter.clear': (page) => page.getByRole('button', { name: 'Show all', exact: true }).click(),
    'details.open': (page, { id }) =>
      row(page, { '51': '৳ 500.00', '50': '৳ 1,500.00', '49': '50.00 USDT' }[id] ?? '?').click(),
    close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click(),
  },
  // A dialog lies over what the list could be asked for.
  prune: ({ value }, { event }) =>
    !((value as { dialog: string }).dialog === 'closed' || !['retry', 'refresh'].includes(event.type)),

  assertions: {
    'transactionRecord.list.loading': async (page) => {
      await expect(
        page.getByRole('heading', { level: 1, name: 'Transaction Records', includeHidden: true }),
      ).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toBeVisible()
    },
    'transactionRecord.list.failed': async (page, { context }) => {
      const said = context.failure?.kind === 'refused' ? context.failure.message : undefined
      await expect(page.locator('main [role=alert]')).toContainText(
        said ?? 'Your records could not be loaded.',
      )
    },
    'transactionRecord.list.ready': async (page, { context, value }) => {
      if ((value as { dialog: string }).dialog !== 'closed') return
      await seeRecords(page, context)
      await expect(page.getByText('The records could not be refreshed.')).toHaveCount(context.stale ? 1 : 0)
    },
    'transactionRecord.list.refreshing': async (page, { context, value }) => {
      if ((value as { dialog: string }).dialog !== 'closed') return
      await seeRecords(page, context)
      await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeDisabled()
    },
    'transactionRecord.dialog.closed': (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    'transactionRecord.dialog.filter': async (page, { context: { choice } }) => {
      await expect(choiceOf(page, 'Status', STATUS[choice.status])).toBeChecked()
      await expect(choiceOf(page, 'Type', TYPE[choice.type])).toBeChecked()
      await expect(choiceOf(page, 'Date', DATE[choice.date])).toBeChecked()
    },
    'transactionRecord.dialog.details': async (page, { context: { opened } }) => {
      const details = dialog(page, 'Transaction details')
      const steps = details.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
      const facts = details.getByRole('table')
      if (opened === '51') {
        await expect(details).toContainText('৳ 500.00')
        await expect(steps).toHaveText(['Submitted2026-03-02 11:00', 'Under review'])
        await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
        await expect(facts.getByRole('row', { name: 'Promotion Welcome bonus 100 %' })).toBeVisible()
        await expect(facts.getByRole('row', { name: 'Transaction ID BK7X2M9Q' })).toBeVisible()
      } else if (opened === '50') {
        await expect(steps).toHaveText(['Submitted2026-03-02 02:00', 'Under review', 'Fail2026-03-02 03:30'])
        await expect(facts.getByRole('row', { name: 'Note The number is not yours.' })).toBeVisible()
      } else {
        await expect(details).toContainText('50.00 USDT')
        await expect(steps).toHaveText([
          'Submitted2026-02-24 07:00',
          'Under review',
          'Success2026-02-24 07:20',
        ])
      }
    },
  },
})
