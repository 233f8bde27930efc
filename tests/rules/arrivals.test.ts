import { expect, it } from 'vitest'
import { arrivedIn, successesOf } from '../../machines/access/arrivals/arrivals.rules.ts'
import { transaction } from './records.fixture.ts'

it('a deposit that arrives is announced though a withdrawal of the same id has succeeded', () => {
  const withdrawal = transaction({ id: '5', action: 'withdraw', key: '1' })
  const deposit = transaction({ id: '5', action: 'deposit', key: '1' })
  const known = successesOf([withdrawal])
  expect(arrivedIn([withdrawal, deposit], known)).toEqual([deposit])
  expect(arrivedIn([withdrawal, deposit], successesOf([withdrawal, deposit]))).toEqual([])
})
