import { failed, succeeded } from '@tiya/ports/result'
import { describe, expect, it } from 'vitest'
import {
  isInFlight,
  isMoneyOutcomeUnknown,
  isOutcomeUnknown,
  leavesOutcomeUnknown,
} from '#machines/common/outcome.rules.ts'
import { type Failure, hasItems, hasText, hasValue, isTrue } from '#machines/common/result.ts'

const refused = (status: number): Failure => ({ kind: 'refused', status })
const done = (output: unknown) => ({ event: { output: output as never } })

it.each([
  // what failed, unknown if the call moves money, unknown if it does not
  [{ kind: 'signedOut' }, false, false],
  [{ kind: 'lost' }, true, true],
  [{ kind: 'timedOut' }, true, true],
  [{ kind: 'unreadable' }, true, true],
  [{ kind: 'unexpected' }, true, true],
  [refused(0), true, true],
  [refused(199), true, true],
  [refused(200), false, false],
  [refused(299), false, false],
  [refused(300), true, true],
  [refused(304), true, true],
  [refused(399), true, true],
  [refused(400), false, false],
  [refused(401), true, false],
  [refused(402), false, false],
  [refused(403), false, false],
  [refused(407), false, false],
  [refused(408), true, false],
  [refused(409), true, false],
  [refused(410), false, false],
  [refused(422), false, false],
  [refused(424), false, false],
  [refused(425), true, false],
  [refused(426), false, false],
  [refused(428), false, false],
  [refused(429), true, false],
  [refused(430), false, false],
  [refused(499), false, false],
  [refused(500), true, true],
  [refused(503), true, true],
] as const)(
  'the outcome of a call after %o is unknown: %s for money, %s for anything else',
  (failure, money, other) => {
    expect(leavesOutcomeUnknown(failure, 'money')).toBe(money)
    expect(leavesOutcomeUnknown(failure, 'other')).toBe(other)
    expect(isMoneyOutcomeUnknown(done(failed(failure)))).toBe(money)
    expect(isOutcomeUnknown(done(failed(failure)))).toBe(other)
  },
)

it('the outcome of a call that succeeded is known', () => {
  const success = done(succeeded({ at: 1 }))
  expect([isMoneyOutcomeUnknown(success), isOutcomeUnknown(success)]).toEqual([false, false])
})

describe('the outcome of a money call', () => {
  it('is “in flight” only for the status 409', () => {
    expect([408, 409, 410].filter((status) => isInFlight(refused(status)))).toEqual([409])
    expect(isInFlight({ kind: 'timedOut' })).toBe(false)
  })

  it('counts as a given value unless it is null or a failure', () => {
    const outputs = [succeeded(0), succeeded({}), succeeded(null), failed(refused(400))]
    expect(outputs.map((output) => hasValue(done(output)))).toEqual([true, true, false, false])
  })
})

it('a value is true, a text or a list with items only if it was given', () => {
  const failure = failed(refused(400))
  expect([succeeded(true), succeeded(false), failure].map((output) => isTrue(done(output)))).toEqual([
    true,
    false,
    false,
  ])
  expect([succeeded(' '), succeeded(''), failure].map((output) => hasText(done(output)))).toEqual([
    true,
    false,
    false,
  ])
  expect([succeeded([0]), succeeded([]), failure].map((output) => hasItems(done(output)))).toEqual([
    true,
    false,
    false,
  ])
})
