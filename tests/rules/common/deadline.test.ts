import { expect, it } from 'vitest'
import { secondsLeft, timeLeft } from '#machines/common/time/deadline.rules.ts'

it.each([
  [10_000, 0, 10_000, 10],
  [10_000, 1, 9_999, 10],
  [10_000, 9_000, 1_000, 1],
  [10_000, 9_001, 999, 1],
  [10_000, 9_999, 1, 1],
  [10_000, 10_000, 0, 0],
  [10_000, 10_001, 0, 0],
  // The clock was set back.
  [10_000, -5_000, 10_000, 10],
])(
  'of a deadline at %d there are left at %d: %d ms, shown as %d s',
  (deadline, now, milliseconds, seconds) => {
    expect(timeLeft(deadline, now, 10_000)).toBe(milliseconds)
    expect(secondsLeft(deadline, now, 10_000)).toBe(seconds)
  },
)

it('half an hour has 1,800 seconds', () => expect(secondsLeft(1_800_000, 0, 1_800_000)).toBe(1_800))
