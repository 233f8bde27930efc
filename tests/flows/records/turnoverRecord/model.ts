import type { Page } from '@playwright/test'
import { turnoverRecordMachine } from '../../../../machines/records/turnoverRecord/turnoverRecord.machine.ts'
import { turnoverRecordPortsOf } from '../../../../src/ports/records/turnoverRecord.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { setVisibility } from '../../../model/device.ts'
import { expect } from '../../../model/expect.ts'
import { defineModel, unanswered } from '../../../model/model.ts'

const TURNOVERS = [
  {
    id: 1,
    status: 'active',
    required_turnover: '12000.00',
    remaining_turnover: '3000.00',
    // Late in the evening in London, the next day in Dhaka.
    created_at: '2026-02-28 20:30:00',
    promotion: { id: 3, name: 'Welcome bonus 100 %', turnover: '12.00' },
  },
  {
    id: 2,
    status: 'complete',
    required_turnover: 500,
    remaining_turnover: 0,
    created_at: '2026-02-01T10:00:00Z',
  },
]

/** What is left is more than what is required, the turnover of the promotion is 0, the name tries to be HTML. */
const ODD = [
  {
    id: 7,
    status: 'active',
    required_turnover: '100.00',
    remaining_turnover: '250.00',
    created_at: 'yesterday',
    promotion: { id: 4, name: '<b>Bold</b>', turnover: 0 },
  },
]

const items = (page: Page) => page.getByRole('list', { name: 'Turnovers' }).getByRole('listitem')

/** What the first id of the loaded turnovers makes the two tabs show. */
async function seeTurnovers(page: Page, tab: string, first: string | undefined): Promise<void> {
  if (first === '1' && tab === 'active') {
    await expect(items(page)).toHaveCount(1)
    await expect(items(page)).toContainText('Welcome bonus 100 %')
    await expect(items(page)).toContainText('৳ 3,000.00')
    await expect(items(page)).toContainText('৳ 12,000.00')
    await expect(items(page)).toContainText('Bonus amount৳ 1,000.00')
    await expect(items(page)).toContainText('2026-03-01 02:30')
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  } else if (first === '1') {
    await expect(items(page)).toHaveCount(1)
    await expect(items(page)).toContainText('৳ 500.00')
    await expect(items(page)).toContainText('2026-02-01 16:00')
    await expect(items(page)).not.toContainText('Bonus amount')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  } else if (first === '7' && tab === 'active') {
    await expect(items(page)).toContainText('<b>Bold</b>')
    await expect(items(page)).not.toContainText('Bonus amount')
    await expect(items(page)).not.toContainText('Since')
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  } else {
    await expect(page.getByText('No Data', { exact: true })).toBeVisible()
    await expect(items(page)).toHaveCount(0)
  }
}

export const model = defineModel<typeof turnoverRecordMachine>({
  machine: turnoverRecordMachine,
  input: { remoteId: '41' },
  ports: turnoverRecordPortsOf,
  stored: PLAYER,
  at: '/turnover-record',
  project: ({ tab, turnovers, failure, stale }) => [tab, turnovers?.[0]?.id ?? turnovers, failure, stale],

  answers: {
    loadTurnovers: {
      'one of each': { body: { turnover: TURNOVERS } },
      'odd ones': { body: { turnover: ODD } },
      none: { body: { turnover: [] } },
      'refused with a message': { status: 403, body: { message: 'Your account is being checked.' } },
      'refused without one': { status: 500, body: {} },
      'an amount is no number': { body: { turnover: [{ ...TURNOVERS[0], required_turnover: 'a lot' }] } },
      'not JSON': { raw: '<html>' },
      ...unanswered(15_000),
    },
  },

  events: {
    'tab.chosen': ({ context }) => [
      { type: 'tab.chosen', tab: context.tab === 'active' ? 'completed' : 'active' },
    ],
    retry: () => [{ type: 'retry' }],
    'tab.returned': () => [{ type: 'tab.returned' }],
  },
  deviceEvents: { 'tab.returned': (page) => page.show(true) },
  gesture: {
    'tab.chosen': (page, { tab }) =>
      page.getByRole('tab', { name: tab === 'active' ? 'Active' : 'Completed', exact: true }).click(),
    retry: (page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    'tab.returned': (page) => setVisibility(page, true),
  },

  assertions: {
    'turnoverRecord.loading': async (page, { context }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Turnover' })).toBeVisible()
      const name = context.tab === 'active' ? 'Active' : 'Completed'
      await expect(page.getByRole('tabpanel', { name, exact: true })).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByText('No Data', { exact: true })).toHaveCount(0)
    },
    'turnoverRecord.ready': async (page, { context }) => {
      await seeTurnovers(page, context.tab, context.turnovers?.[0]?.id)
      await expect(page.getByText('The turnovers could not be refreshed.')).toHaveCount(context.stale ? 1 : 0)
    },
    'turnoverRecord.refreshing': (page, { context }) =>
      seeTurnovers(page, context.tab, context.turnovers?.[0]?.id),
    'turnoverRecord.failed': async (page, { context }) => {
      const said = context.failure?.kind === 'refused' ? context.failure.message : undefined
      await expect(page.getByRole('alert').filter({ visible: true })).toContainText(
        said ?? 'Your turnovers could not be loaded.',
      )
    },
  },
})
