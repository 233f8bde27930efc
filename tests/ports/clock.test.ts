import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { countdownClock, dayClock, paymentClock, wallClock } from '../../src/environment/time/clock.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'
import { HOUR } from '../times.ts'
import { listenTo } from './listenTo.fixture.ts'
import { wrongClock } from './wrongClock.fixture.ts'

const CLOCKS = { wall: wallClock, countdown: countdownClock, day: dayClock }

/** Runs a clock from 400 ms past noon, and records its ticks in milliseconds since then. */
function run(kind: keyof typeof CLOCKS) {
  const environment = new HeadlessEnvironment({ at: '/' })
  const start = NOON + 400
  environment.clock.set(start)
  const ticks: number[] = []
  const src = CLOCKS[kind](environment.of('')) as ReturnType<typeof countdownClock>
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

it('the clock of days ticks immediately and at each midnight in Dhaka', () => {
  const { environment, ticks } = run('day')
  environment.clock.increment(12 * HOUR - 401)
  expect(ticks).toEqual([0])
  environment.clock.increment(1)
  environment.clock.increment(24 * HOUR)
  expect(ticks).toEqual([0, 12 * HOUR - 400, 36 * HOUR - 400])
})

it.each([
  ['passed by the device’s clock only', -10_000, -10_000],
  ['passed by the right clock too', 0, 1_000],
])('a payment whose deadline has %s is not over before a server has answered', (_, right, tick) => {
  const environment = new HeadlessEnvironment({ at: '/' })
  const of = environment.of('')
  const { clock, settle } = wrongClock(of.clock, NOON + 1_000)
  const { heard } = listenTo(paymentClock({ ...of, clock }), { deadline: NOON })
  expect(heard).toEqual([])
  settle(right < 0 ? NOON + right : undefined)
  expect(heard).toEqual([{ type: 'clock.ticked', now: NOON + tick }])
})
