import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { carouselMachine } from '#machines/home/carousel/carousel.machine.ts'

it('the carousel shows a chosen slide for a whole period', () => {
  const clock = new SimulatedClock()
  const carousel = createActor(carouselMachine, { input: { reducedMotion: false }, clock }).start()
  const shown = () => carousel.getSnapshot().context.index
  clock.increment(2_000)
  carousel.send({ type: 'slide.chosen', index: 5 })
  clock.increment(2_999)
  expect(shown()).toBe(5)
  clock.increment(1)
  expect(shown()).toBe(6)
})
