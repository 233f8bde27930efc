import { expect, it } from 'vitest'
import { arrivedIn } from '#machines/access/player/arrivals.rules.ts'
import { transaction } from '../records/records.fixture.ts'

it('a deposit that arrives is announced though a withdrawal of the same id has succeeded', () => {
  const withdrawal = transaction({ id: '5', action: 'withdraw', key: '1' })
  const deposit = transaction({ id: '5', action: 'deposit', key: '1' })
  expect(arrivedIn([withdrawal, deposit], [withdrawal])).toEqual([deposit])
  expect(arrivedIn([withdrawal, deposit], [withdrawal, deposit])).toEqual([])
})
