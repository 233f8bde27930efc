import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { desktopFramePortsOf } from '../../src/ports/desktop/desktopFrame.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

it('only Escape closes the Sports menu, and no key does when the frame is gone', () => {
  const world = new HeadlessEnvironment({ at: '/' })
  let closed = 0
  const parent = createMachine({
    invoke: { src: desktopFramePortsOf(world.of('desktopFrame')).escapeKey },
    on: { 'sports.dismissed': { actions: () => void closed++ } },
  })
  const actor = createActor(parent).start()
  world.page.dispatch('keydown', { key: 'Enter' })
  expect(closed).toBe(0)
  world.page.dispatch('keydown', { key: 'Escape' })
  expect(closed).toBe(1)
  actor.stop()
  world.page.dispatch('keydown', { key: 'Escape' })
  expect(closed).toBe(1)
})
