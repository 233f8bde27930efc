import { expect, it } from 'vitest'
import { arrivedIn, untold } from '#machines/access/player/arrivals.rules.ts'
import { turnoverOfBonus } from '#machines/money/bonus.rules.ts'
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

it('what a screen has told by its id or its amount is not announced, and what it has told is kept until it arrives', () => {
  const deposit = transaction({ id: '7', action: 'deposit', key: '1' })
  const bonus = transaction({ id: '7', action: 'bonus', key: '1', amount: 50_00 })
  const arrived = [deposit, bonus]
  expect(untold(arrived, null)).toEqual({ arrived, told: null })
  expect(untold(arrived, { action: 'deposit', id: '7' })).toEqual({ arrived: [bonus], told: null })
  expect(untold(arrived, { action: 'bonus', amount: 50_00 })).toEqual({ arrived: [deposit], told: null })
  for (const told of [
    { action: 'bonus', amount: 50_01 },
    { action: 'withdraw', id: '7' },
  ])
    expect(untold(arrived, told)).toEqual({ arrived, told })
})

it('the turnover of a bonus is its promotion’s times the amount, if that is known', () => {
  const bonus = transaction({
    action: 'bonus',
    amount: 50_00,
    promotion: { name: 'Double it', turnover: 2_50 },
  })
  expect(turnoverOfBonus(bonus)).toBe(125_00)
  expect(turnoverOfBonus({ ...bonus, action: 'deposit' })).toBeNull()
  expect(turnoverOfBonus({ ...bonus, amount: null })).toBeNull()
  expect(turnoverOfBonus({ ...bonus, promotion: { name: 'Gift', turnover: 0 } })).toBeNull()
  expect(turnoverOfBonus({ ...bonus, promotion: null })).toBeNull()
})
