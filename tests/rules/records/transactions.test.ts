import { expect, it } from 'vitest'
import { sourceOf } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { transaction } from './records.fixture.ts'

it('a bonus comes from its promotion, everything else from its payment method', () => {
  const changes = { payment_method: { name: 'bKash' }, promotion: { name: 'Double it' } }
  expect(sourceOf(transaction({ ...changes, action: 'bonus' }))).toBe('Double it')
  expect(sourceOf(transaction({ ...changes, action: 'deposit' }))).toBe('bKash')
  expect(sourceOf(transaction({ ...changes, action: 'bonus', promotion: null }))).toBe('bKash')
  expect(sourceOf(transaction({ action: 'bonus' }))).toBeUndefined()
})
