import { expect, it } from 'vitest'
import type { Turnover } from '../../../../machines/contract/money.ts'
import { turnoversOf } from '../../../../machines/records/turnoverRecord/turnoverRecord.rules.ts'

const all = ['active', 'complete', 'completed', 'cancelled'].map((status) => ({ status }) as Turnover)

it.each([
  ['active', ['active']],
  ['completed', ['complete', 'completed']],
] as const)('the tab %s has the statuses %j', (tab, statuses) => {
  expect(turnoversOf(all, tab).map(({ status }) => status)).toEqual(statuses)
})
