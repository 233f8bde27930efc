import { describe, expect, it } from 'vitest'
import {
  isDue,
  isTooLate,
  minutesSince,
  nextReminder,
  PERIODS,
  readPeriod,
  reminderAfter,
} from '#machines/app/realityCheck/realityCheck.rules.ts'
import { MINUTE } from '../../times.ts'

const LOG_IN = Date.parse('2026-03-02T06:00:00Z')
const at = (minutes: number) => LOG_IN + minutes * MINUTE

describe('the period', () => {
  it('is off, 15, 30 or 60 minutes', () => expect(PERIODS).toEqual([0, 15, 30, 60]))

  it.each([
    ['15', 15],
    ['30', 30],
    ['60', 60],
    ['0', 0],
    ['', 0],
    ['45', 0],
    ['15.0', 0],
    ['never', 0],
  ])('stored as %j is %i', (stored, period) => expect(readPeriod(stored)).toBe(period))
})

describe('the next reminder', () => {
  it.each([
    ['at the log-in', at(0), at(15)],
    ['just before the first period is over', at(15) - 1, at(15)],
    ['when the first period is over', at(15), at(30)],
    ['after an hour and a half', at(95), at(105)],
    ['by a clock that was set back behind the log-in', at(-10), at(0)],
  ])('counts whole periods from the log-in: %s', (_, now, next) =>
    expect(nextReminder(LOG_IN, 15, now)).toBe(next),
  )

  it.each([
    [15, at(17)],
    [30, at(32)],
    [60, at(62)],
  ] as const)('comes %i minutes after the answer', (period, next) => {
    expect(reminderAfter(period, at(2))).toBe(next)
  })

  it.each([
    [15, at(15) - 1, false],
    [15, at(15), true],
    [15, at(500), true],
    [0, at(15), false],
  ] as const)('with a period of %i is due from its time on', (period, now, due) => {
    expect(isDue(at(15), period, now)).toBe(due)
  })

  it('is too late after more than a whole period', () => {
    expect(isTooLate(at(30), 30, at(0))).toBe(false)
    expect(isTooLate(at(30) + 1, 30, at(0))).toBe(true)
    expect(isTooLate(at(30), 15, at(0))).toBe(true)
  })
})

it.each([
  [at(0), 0],
  [at(1) - 1, 0],
  [at(1), 1],
  [at(125), 125],
  [at(-5), 0],
])('the minutes since the log-in are whole at %i: %i', (now, minutes) =>
  expect(minutesSince(LOG_IN, now)).toBe(minutes),
)
