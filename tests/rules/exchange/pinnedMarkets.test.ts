import { describe, expect, it } from 'vitest'
import {
  canToggle,
  isPinned,
  movePin,
  readPins,
  togglePin,
} from '#machines/exchange/pinnedMarkets/pinnedMarkets.rules.ts'

const pin = (marketId: string) => ({
  marketId,
  eventId: '7',
  selectedSport: 'cricket',
  eventName: `Match ${marketId}`,
})
const pinsOf = (ids: string) => [...ids].map(pin)
const idsOf = (pins: readonly { readonly marketId: string }[]) =>
  pins.map(({ marketId }) => marketId).join('')
const many = (count: number) => Array.from({ length: count }, (_, at) => pin(`m${at}`))

describe('the pins that a device keeps', () => {
  it('are read in their order, each market once', () => {
    expect(idsOf(readPins(pinsOf('ABACB')))).toBe('ABC')
    expect(readPins([pin('A'), { ...pin('A'), eventName: 'Another' }])).toEqual([pin('A')])
  })

  it('are 20 at most', () => {
    expect(readPins(many(20))).toHaveLength(20)
    expect(readPins(many(21))).toEqual(many(20))
  })

  it.each([
    ['nothing', undefined],
    ['no list', { 0: pin('A') }],
    ['a pin without its event', [pin('A'), { ...pin('B'), eventId: undefined }]],
    ['a name that is no text', [{ ...pin('A'), eventName: 5 }]],
  ])('are none where it keeps %s', (_, stored) => expect(readPins(stored)).toEqual([]))
})

describe('pinning', () => {
  it('adds a market at the end, and removes one that is pinned', () => {
    expect(idsOf(togglePin(pinsOf('AB'), pin('C')))).toBe('ABC')
    expect(idsOf(togglePin(pinsOf('ABC'), pin('B')))).toBe('AC')
    expect([isPinned(pinsOf('AB'), 'B'), isPinned(pinsOf('AB'), 'C')]).toEqual([true, false])
  })

  it('ends at 20 markets; those can be unpinned', () => {
    expect(canToggle(many(19), 'new')).toBe(true)
    expect(canToggle(many(20), 'new')).toBe(false)
    expect(canToggle(many(20), 'm3')).toBe(true)
  })
})

it.each([
  ['A', 1, 'BAC'],
  ['B', 1, 'ACB'],
  ['C', 1, 'ABC'],
  ['A', -1, 'ABC'],
  ['B', -1, 'BAC'],
  ['C', -1, 'ACB'],
  ['unknown', 1, 'ABC'],
])('the pin %s is moved by %i, within the list: %s', (marketId, by, order) =>
  expect(idsOf(movePin(pinsOf('ABC'), marketId, by))).toBe(order),
)
