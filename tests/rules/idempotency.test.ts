import { describe, expect, it } from 'vitest'
import { type Failure, failed, succeeded } from '../../machines/common/result.ts'
import {
  gaveSomething,
  isInFlight,
  isLeftUnknown,
  isUnknown,
} from '../../machines/money/idempotency.rules.ts'

const refused = (status: number): Failure => ({ kind: 'refused', status })
const done = (output: unknown) => ({ event: { output: output as never } })

describe('the outcome of a money call', () => {
  it.each([
    [199, true],
    [200, false],
    [299, false],
    [400, false],
    [401, true],
    [402, false],
    [403, false],
    [407, false],
    [408, true],
    [409, true],
    [410, false],
    [422, false],
    [424, false],
    [425, true],
    [426, false],
    [428, false],
    [429, true],
    [430, false],
    [499, false],
    [500, true],
    [503, true],
  ])('after a refusal with status %d is unknown: %s', (status, unknown) => {
    expect(isUnknown(refused(status))).toBe(unknown)
    expect(isLeftUnknown(done(failed(refused(status))))).toBe(unknown)
  })

  it.each([
    ['unreadable', true],
    ['lost', true],
    ['timedOut', true],
    ['unexpected', true],
    ['signedOut', false],
  ] as const)('after a call that was %s is unknown: %s', (kind, unknown) => {
    expect(isUnknown({ kind })).toBe(unknown)
  })

  it('is known after a success', () => expect(isLeftUnknown(done(succeeded({ at: 1 })))).toBe(false))

  it('is in flight by 409 alone', () => {
    expect([refused(408), refused(409), refused(410)].map(isInFlight)).toEqual([false, true, false])
    expect(isInFlight({ kind: 'timedOut' })).toBe(false)
  })

  it('is something unless it is null or a failure', () => {
    const outputs = [succeeded(0), succeeded({}), succeeded(null), failed(refused(400))]
    expect(outputs.map((output) => gaveSomething(done(output)))).toEqual([true, true, false, false])
  })
})
