import { expect, it } from 'vitest'
import { sourceOf, stepsOf } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { transaction } from './records.fixture.ts'

it('a bonus comes from its promotion, everything else from its payment method', () => {
  const changes = { payment_method: { name: 'bKash' }, promotion: { name: 'Double it' } }
  expect(sourceOf(transaction({ ...changes, action: 'bonus' }))).toBe('Double it')
  expect(sourceOf(transaction({ ...changes, action: 'deposit' }))).toBe('bKash')
  expect(sourceOf(transaction({ ...changes, action: 'bonus', promotion: null }))).toBe('bKash')
  expect(sourceOf(transaction({ action: 'bonus' }))).toBeUndefined()
})

const SUBMITTED = ['submitted', 'done', '2026-03-02 01:00:00']
const GRANTED = ['granted', 'done', '2026-03-02 01:00:00']
const REVIEWED = ['review', 'done', undefined]
const UNDER_REVIEW = ['review', 'current', undefined]

it.each([
  ['a withdrawal that is processed', { key: '0' }, [SUBMITTED, UNDER_REVIEW]],
  ['a withdrawal of an unknown status', { key: '7' }, [SUBMITTED, UNDER_REVIEW]],
  ['a withdrawal that was paid', { key: '1' }, [SUBMITTED, REVIEWED, ['success', 'done', 'then']]],
  ['a withdrawal that was refused', { key: '2' }, [SUBMITTED, REVIEWED, ['fail', 'failed', 'then']]],
  ['a bonus', { action: 'bonus', key: '1' }, [GRANTED, ['success', 'done', 'then']]],
  ['a bonus that is not decided', { action: 'bonus' }, [GRANTED, UNDER_REVIEW]],
])('the steps of %s', (_, changes, steps) => {
  const shown = stepsOf(transaction({ updated_at: 'then', ...changes }))
  expect(shown.map(({ name, look, at }) => [name, look, at])).toEqual(steps)
})
