import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { vipMachine } from '#machines/rewards/vip/vip.machine.ts'
import { isOutcomeUnknown, typedPoints } from '#machines/rewards/vip/vip.selectors.ts'

const idle = fromCallback(() => undefined)
const unanswered = fromPromise(() => new Promise(() => undefined))

/** Returns the initial screen with this amount typed; `sent` is a conversion without a response. */
function opened(amount: string, sent: { amount: number; before: number } | null = null) {
  const machine = vipMachine.provide({
    actors: { draft: idle as never, points: idle as never, convertPoints: unanswered as never },
  })
  return createActor(machine, { input: { remoteId: '41', amount, sent } }).start()
}

describe('the typed points', () => {
  it.each([
    ['', 0],
    ['12', 12],
    ['১২', 12],
    ['1.5', 0],
  ])('“%s” are read as %d', (amount, points) => {
    expect(typedPoints(opened(amount).getSnapshot())).toBe(points)
  })
})

describe('a conversion of unknown outcome', () => {
  it('is one that was sent before, until it is sent again', () => {
    expect(isOutcomeUnknown(opened('10').getSnapshot())).toBe(false)
    const actor = opened('10', { amount: 10, before: 25 })
    expect(isOutcomeUnknown(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'poll.loaded', value: 25 })
    expect(isOutcomeUnknown(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'convert' })
    expect(actor.getSnapshot().value).toBe('converting')
    expect(isOutcomeUnknown(actor.getSnapshot())).toBe(false)
  })
})
