import { turnoverRecordMachine } from '../../../../machines/records/turnoverRecord/turnoverRecord.machine.ts'
import { PLAYER } from '../../../model/ambient.ts'
import { defineModel } from '../../../model/model.ts'
import { turnoverRecordPage } from './turnoverRecord.page.ts'
import { TURNOVERS } from './turnovers.fixture.ts'

export const model = defineModel<typeof turnoverRecordMachine>({
  machine: turnoverRecordMachine,
  input: { remoteId: '41' },
  ports: () => ({}),
  stored: PLAYER,
  at: '/turnover-record',
  ambient: { 'GET /turnovers': { body: { turnover: TURNOVERS } } },
  project: () => null,

  events: {
    'tab.chosen': () => [
      { type: 'tab.chosen', tab: 'active' },
      { type: 'tab.chosen', tab: 'completed' },
    ],
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
