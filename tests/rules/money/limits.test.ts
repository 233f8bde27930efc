import { describe, expect, it } from 'vitest'
import { buttonOf, fieldOf, percentUsed } from '#machines/money/limits/limits.rules.ts'

const limit = (amount: number | null, more = {}) => ({ period: 'day' as const, amount, used: 0, ...more })
const typed = { day: null, week: null, month: null }

describe('the field of a limit', () => {
  it.each([
    [null, ''],
    [500_00, '500'],
    [100_000_00, '100000'],
    [500_50, '500.50'],
  ])('of %s poisha holds %j until the player types', (amount, text) => {
    expect(fieldOf({ limits: [limit(amount)], typed }, 'day')).toBe(text)
    expect(fieldOf({ limits: [limit(amount)], typed: { ...typed, day: '7' } }, 'day')).toBe('7')
  })
})

it('the button of a change is the one that asked for it', () => {
  const limits = [limit(500_00, { pending: { amount: 900_00, from: '' } })]
  expect(buttonOf(limit(null), limits)).toBe('remove')
  expect(buttonOf(limit(500_00), limits)).toBe('cancel')
  expect(buttonOf(limit(400_00), limits)).toBe('save')
  expect(buttonOf(limit(500_00), [limit(500_00)])).toBe('save')
})

it.each([
  [-5, 0],
  [0, 0],
  [199, 99],
  [200, 100],
  [201, 100],
])('%i of 200 are %i percent', (used, percent) => expect(percentUsed({ amount: 200, used })).toBe(percent))
