import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { reportAnswer } from '../../src/environment/http/answered.ts'
import { connectionPortsOf } from '../../src/ports/app/connection.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'

function begin() {
  const world = new HeadlessEnvironment({ at: '/' })
  const heard: string[] = []
  const hear = ({ event }: { event: { type: string } }) => heard.push(event.type)
  const parent = createMachine({
    invoke: { src: connectionPortsOf(world.of('connection')).connection },
    on: { 'connection.*': { actions: hear } },
  })
  const actor = createActor(parent).start()
  return { page: world.page, clock: world.clock, heard, stop: () => actor.stop() }
}

it('an answer shows that the connection is back, unless its call was made before it was lost', () => {
  const { page, clock, heard, stop } = begin()
  clock.increment(1_000)
  page.dispatch('offline')
  expect(heard).toEqual(['connection.lost'])
  reportAnswer(page.window, NOON + 999)
  expect(heard).toEqual(['connection.lost'])
  reportAnswer(page.window, NOON + 1_000)
  expect(heard).toEqual(['connection.lost', 'connection.found'])
  stop()
  page.dispatch('offline')
  page.dispatch('online')
  reportAnswer(page.window, NOON + 1_001)
  expect(heard).toHaveLength(2)
})
