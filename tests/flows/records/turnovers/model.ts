import { turnoversMachine } from '../../../../machines/records/turnoverRecord/turnoverRecord.machine.ts'
import { turnoversPortsOf } from '../../../../src/ports/records/turnoverRecord.ts'
import { expect } from '../../../model/expect.ts'
import { recordsModel } from '../records.model.ts'
import { turnoverRecordPage } from '../turnoverRecord/turnoverRecord.page.ts'
import { ODD_TURNOVERS, TURNOVERS } from '../turnoverRecord/turnovers.fixture.ts'

export const model = recordsModel(
  {
    machine: turnoversMachine,
    ports: turnoversPortsOf,
    at: '/turnover-record',
    answers: {
      'one of each': { body: { turnover: TURNOVERS } },
      'odd ones': { body: { turnover: ODD_TURNOVERS } },
      none: { body: { turnover: [] } },
      'an amount is no number': { body: { turnover: [{ ...TURNOVERS[0], required_turnover: 'a lot' }] } },
    },
    opens: ['1'],
    failed: 'Your turnovers could not be loaded.',
    stale: 'The turnovers could not be refreshed.',
    seeLoading: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Turnover' })).toBeVisible()
      await expect(page.getByRole('tabpanel', { name: 'Active', exact: true })).toHaveAttribute(
        'aria-busy',
        'true',
      )
      await expect(turnoverRecordPage(page).noData).toHaveCount(0)
    },
    seeRows: (page, [first]) => {
      const { seeWelcome, seeOdd, seeNothing } = turnoverRecordPage(page)
      if (first === '1') return seeWelcome()
      return first === '7' ? seeOdd() : seeNothing()
    },
    seeRefreshing: (page) =>
      expect(page.getByRole('tabpanel', { name: 'Active', exact: true })).not.toHaveAttribute('aria-busy'),
  },
  ({ id }) => id,
)
