import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { failed } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { loadMachine } from '#machines/common/load/load.machine.ts'
import type { Failure, Result } from '#machines/common/result.ts'

/** Returns how often what nobody waits for is loaded, at first and in the minute after that, if every load fails. */
async function loads(failure: Failure): Promise<number> {
  const clock = new SimulatedClock()
  let count = 0
  const machine = loadMachine('backgroundLoad', 1_000).provide({
    actors: {
      load: fromPromise(async (): Promise<Result<unknown>> => {
        count += 1
        return failed(failure)
      }),
      tabReturns: fromCallback(() => undefined),
    },
  })
  const actor = createActor(machine, { clock, input: undefined }).start()
  for (let second = 0; second < 60; second += 1) {
    await settled()
    clock.increment(1_000)
  }
  actor.stop()
  return count
}

it('only what was lost is loaded again by itself', async () => {
  expect(await loads({ kind: 'lost' })).toBe(61)
  expect(await loads({ kind: 'unreadable' })).toBe(1)
  expect(await loads({ kind: 'unexpected' })).toBe(1)
})
