import { describe, expect, it } from 'vitest'
import {
  conversionOf,
  missingPoints,
  mostPoints,
  percentReady,
  pointsAfter,
  pointsError,
  pricedPoints,
  quickPoints,
  sentNow,
  toldOf,
  wasConverted,
  worthOf,
} from '#machines/rewards/vip/vip.rules.ts'
import type { VipContext } from '#machines/rewards/vip/vip.types.ts'

const context: VipContext = {
  remoteId: '41',
  amount: '10',
  sent: null,
  points: 25,
  rate: null,
  stake: null,
  loaded: true,
  loadFailure: null,
  error: null,
  failure: null,
  converted: null,
  message: '',
}

it.each([
  ['10', null, 'notEnough'],
  ['x', null, 'notWhole'],
  ['9', 25, 'notEnough'],
  ['10', 25, null],
  ['26', 25, 'notEnough'],
  ['10', 9.99, 'notEnough'],
  ['10', 10.5, null],
  ['11', 10.5, 'notEnough'],
  ['  ', 25, 'notEnough'],
  [' ১২ ', 25, null],
  ['২৬', 25, 'notEnough'],
  ['10.5', 25, 'notWhole'],
  ['-10', 25, 'notWhole'],
  ['1e1', 25, 'notWhole'],
] as const)('points typed as “%s”, with %s available, have the error %s', (typed, points, error) => {
  expect(pointsError(typed, points)).toBe(error)
})

it.each([
  [0, 0, 10, 0],
  [0.99, 0, 10, 9],
  [1, 0, 9, 10],
  [9, 0, 1, 90],
  [9.99, 0, 1, 99],
  [10, 10, 0, 100],
  [10.5, 10, 0, 100],
])(
  'of %d points, %d can be converted, %d are missing, and %d %% are reached',
  (points, most, missing, percent) =>
    expect([mostPoints(points), missingPoints(points), percentReady(points)]).toEqual([
      most,
      missing,
      percent,
    ]),
)

it.each([
  [9, []],
  [10, [10]],
  [11, [10, 11]],
  [50, [10, 50]],
  [51, [10, 50, 51]],
  [1_250.75, [10, 50, 100, 500, 1_250]],
  [999_999_999_999, [10, 50, 100, 500, 999_999_999_999]],
  [1_000_000_000_000, [10, 50, 100, 500]],
])('%d points offer %j', (points, quick) => expect(quickPoints(points)).toEqual(quick))

describe('a conversion that is sent', () => {
  it('remembers how many points there were before', () => {
    expect(sentNow(context)).toEqual({ amount: 10, before: 25 })
    expect(sentNow({ ...context, amount: '২০' })).toEqual({ amount: 20, before: 25 })
  })

  it('remembers the points from before the first try when it is sent again', () => {
    const sent = { amount: 10, before: 20 }
    expect(sentNow({ ...context, sent })).toEqual(sent)
    expect(sentNow({ ...context, sent: { amount: 11, before: 20 } })).toEqual({ amount: 10, before: 25 })
  })

  it('throws if the points or the amount cannot be read', () => {
    expect(() => sentNow({ ...context, amount: '' })).toThrow('A value is missing.')
    expect(() => sentNow({ ...context, points: null })).toThrow('A value is missing.')
    expect(() => conversionOf({ ...context, amount: '' })).toThrow('A value is missing.')
  })

  it('is sent with the typed points', () => {
    const sent = { amount: 12, before: 25 }
    expect(conversionOf({ ...context, amount: '১২', sent })).toEqual({
      remoteId: '41',
      points: 12,
      draft: { amount: '১২', sent },
    })
  })
})

it.each([
  [25, false],
  [16, false],
  [15.5, false],
  [15, true],
  [14, true],
])(
  'after 10 of 25 points were sent, a balance of %d points shows that they were converted: %s',
  (points, converted) => expect(wasConverted({ amount: 10, before: 25 }, points)).toBe(converted),
)

it.each([
  [25, { amount: 10, before: 25 }, 15],
  [30, { amount: 10, before: 25 }, 30],
  [25, null, 25],
  [null, null, null],
])('with %s points, the sent conversion %j leaves %s points', (points, sent, after) =>
  expect(pointsAfter({ points, sent })).toBe(after),
)

it.each([
  [0, 10],
  [9.99, 10],
  [10.5, 10],
  [25, 25],
])('with %d points, the worth of %d is told', (points, priced) => expect(pricedPoints(points)).toBe(priced))

it.each([
  [25, '0.10', 250],
  [15, '0.005', 7],
  [1, '0.004', null],
  [0, '0.10', null],
  [25, null, null],
  [25, '-1', null],
  [1e30, '0.10', null],
  [9_007_199_254_740, '100', null],
])('%d points at a rate of %s bring %s poisha', (points, rate, worth) => {
  expect(worthOf(points, rate)).toBe(worth)
})

it('what a conversion has brought is told as a bonus, if the rate is known', () => {
  const converted = { amount: 50, before: 60 }
  expect(toldOf({ converted, rate: '0.50' })).toEqual({ action: 'bonus', amount: 25_00 })
  expect(toldOf({ converted, rate: null })).toBeUndefined()
  expect(toldOf({ converted: null, rate: '0.50' })).toBeUndefined()
})
