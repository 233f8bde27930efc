import { describe, expect, it } from 'vitest'
import { gaveSomething, isInFlight } from '../../machines/common/idempotency.rules.ts'
import { type Failure, failed, succeeded } from '../../machines/common/result.ts'

const refused = (status: number): Failure => ({ kind: 'refused', status })
const done = (output: unknown) => ({ event: { output: output as never } })

describe('the outcome of a money call', () => {
  it('is “in flight” only for the status 409', () => {
    expect([refused(408), refused(409), refused(410)].map(isInFlight)).toEqual([false, true, false])
    expect(isInFlight({ kind: 'timedOut' })).toBe(false)
  })

  it('counts as a given value unless it is null or a failure', () => {
    const outputs = [succeeded(0), succeeded({}), succeeded(null), failed(refused(400))]
    expect(outputs.map((output) => gaveSomething(done(output)))).toEqual([true, true, false, false])
  })
})
