import type { Page } from '@playwright/test'
import {
  turnoverRecordMachine,
  turnoversMachine,
} from '#machines/records/turnoverRecord/turnoverRecord.machine.ts'
import { turnoversPortsOf } from '#src/ports/records/turnoverRecord.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { recordsModel } from '../records.model.ts'
import { turnoverRecordPage } from './turnoverRecord.page.ts'
import { ODD_TURNOVERS, TURNOVERS } from './turnovers.fixture.ts'

const turnoverRecord = defineModel<typeof turnoverRecordMachine>({
  machine: turnoverRecordMachine,
  input: { remoteId: '41' },
  at: '/turnover-record',
  ambient: { 'GET /turnovers': { body: { turnover: TURNOVERS } } },
  project: () => null,

  events: {
    'tab.chosen': () => (['active', 'completed'] as const).map((tab) => ({ type: 'tab.chosen', tab })),
  },
  gesture: {
    'tab.chosen': (page, { tab }) =>
      turnoverRecordPage(page).openTab(tab === 'active' ? 'Active' : 'Completed'),
  },

  assertions: {
    'turnoverRecord.active': (page) => turnoverRecordPage(page).seeWelcome(),
    'turnoverRecord.completed': (page) => turnoverRecordPage(page).seeCompleted(),
  },
})

const activePanel = (page: Page) => page.getByRole('tabpanel', { name: 'Active', exact: true })

const turnovers = recordsModel({
  machine: turnoversMachine,
  ports: turnoversPortsOf,
  idOf: ({ id }) => id,
  at: '/turnover-record',
  lists: {
    'one of each': { body: { turnover: TURNOVERS } },
    'odd ones': { body: { turnover: ODD_TURNOVERS } },
    none: { body: { turnover: [] } },
    'an amount is no number': { body: { turnover: [{ ...TURNOVERS[0], required_turnover: 'a lot' }] } },
  },
  kept: { name: 'turnovers', rows: TURNOVERS },
  opens: ['1'],
  words: ['Your turnovers could not be loaded.', 'The turnovers could not be refreshed.'],
  seeLoading: async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Turnover' })).toBeVisible()
    await expect(activePanel(page)).toHaveAttribute('aria-busy', 'true')
    await expect(turnoverRecordPage(page).noData).toHaveCount(0)
  },
  seeRows: (page, [first]) => {
    const { seeWelcome, seeOdd, seeNothing } = turnoverRecordPage(page)
    if (first === '1') return seeWelcome()
    return first === '7' ? seeOdd() : seeNothing()
  },
  seeRefreshing: (page) => expect(activePanel(page)).not.toHaveAttribute('aria-busy'),
})

export const models = [turnoverRecord, turnovers]
