import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { countdownClock, wallClock } from '../../src/environment/clock.ts'
import { HeadlessEnvironment, NOON } from '../model/headlessEnvironment.ts'

/** Runs a clock from 400 ms past noon, and records its ticks in milliseconds since then. */
function run(kind: 'wall' | 'countdown') {
  const environment = new HeadlessEnvironment({ at: '/' })
  const start = NOON + 400
  environment.clock.set(start)
  const ticks: number[] = []
  const src = kind === 'wall' ? wallClock(environment.of('')) : countdownClock(environment.of(''))
  const parent = createActor(
    createMachine({
      invoke: { src, input: { deadline: start + 2_500 } },
      on: { 'clock.ticked': { actions: ({ event }) => ticks.push(event.now - start) } },
    }),
    { clock: environment.clock },
  ).start()
  return { environment, ticks, stop: () => parent.stop() }
}

it('the wall clock ticks immediately and at each whole second', () => {
  const { environment, ticks, stop } = run('wall')
  environment.clock.increment(599)
  expect(ticks).toEqual([0])
  environment.clock.increment(1)
  environment.clock.increment(1_000)
  expect(ticks).toEqual([0, 600, 1_600])
  stop()
  environment.clock.increment(5_000)
  expect(ticks).toHaveLength(3)
})

it('a countdown ticks at each whole second before its deadline', () => {
  const { environment, ticks } = run('countdown')
  environment.clock.increment(499)
  expect(ticks).toEqual([0])
  environment.clock.increment(1)
  environment.clock.increment(1_000)
  environment.clock.increment(1_000)
  expect(ticks).toEqual([0, 500, 1_500, 2_500])
})

it('a clock ticks when the tab comes back, and a whole second later', () => {
  const { environment, ticks } = run('wall')
  environment.clock.increment(100)
  environment.page.show(true)
  expect(ticks).toEqual([0, 100])
  environment.clock.increment(500)
  expect(ticks).toEqual([0, 100, 600])
})
