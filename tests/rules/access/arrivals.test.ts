import { expect, it } from 'vitest'
import { arrivedIn } from '#machines/access/player/arrivals.rules.ts'
import { transaction } from '../records/records.fixture.ts'

it('a deposit that arrives is announced though a withdrawal of the same id has succeeded', () => {
  const withdrawal = transaction({ id: '5', action: 'withdraw', key: '1' })
  const deposit = transaction({ id: '5', action: 'deposit', key: '1' })
  expect(arrivedIn([withdrawal, deposit], [withdrawal])).toEqual([deposit])
  expect(arrivedIn([withdrawal, deposit], [withdrawal, deposit])).toEqual([])
})

const withdrawal = (key: string) => transaction({ id: '5', action: 'withdraw', key })

it('a withdrawal is announced when it is rejected, whether it was known before or not, and only then', () => {
  const rejected = withdrawal('2')
  expect(arrivedIn([rejected], [withdrawal('0')])).toEqual([rejected])
  expect(arrivedIn([rejected], [])).toEqual([rejected])
  expect(arrivedIn([rejected], [rejected])).toEqual([])
  expect(arrivedIn([rejected], null)).toEqual([])
  expect(arrivedIn([withdrawal('1')], [withdrawal('0')])).toEqual([])
})

it('what is neither a deposit, a bonus nor a withdrawal is not announced, nor one of an unknown status', () => {
  const others = [transaction({ action: 'gift', key: '1' }), transaction({ action: 'gift', key: '9' })]
  expect(arrivedIn([...others, transaction({ action: 'deposit', key: '9' })], [])).toEqual([])
  expect(arrivedIn([transaction({ action: 'deposit', key: '2' })], [])).toEqual([])
})
