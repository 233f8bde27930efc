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
  [-5, 200, 0],
  [0, 200, 0],
  [199, 200, 99],
  [200, 200, 100],
  [201, 200, 100],
  [0, 0, 100],
])('%i of %i are %i percent', (used, amount, percent) => expect(percentUsed({ amount, used })).toBe(percent))
