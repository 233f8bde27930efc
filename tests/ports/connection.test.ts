import { expect, it } from 'vitest'
import { reportAnswer } from '../../src/environment/http/answered.ts'
import { connectionPortsOf } from '../../src/ports/app/connection.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

it('an answer shows that the connection is back, unless its call was made before it was lost', () => {
  const world = new HeadlessEnvironment({ at: '/' })
  const { page, clock } = world
  const { heard, stop } = listenTo(connectionPortsOf(world.of('connection')).connection)
  clock.increment(1_000)
  reportAnswer(page.window, NOON + 1_000)
  expect(heard).toEqual([])
  page.dispatch('offline')
  expect(heard).toEqual([{ type: 'connection.lost' }])
  reportAnswer(page.window, NOON + 999)
  expect(heard).toHaveLength(1)
  reportAnswer(page.window, NOON + 1_000)
  expect(heard).toEqual([{ type: 'connection.lost' }, { type: 'connection.found' }])
  stop()
  page.dispatch('offline')
  page.dispatch('online')
  reportAnswer(page.window, NOON + 1_001)
  expect(heard).toHaveLength(2)
})

it('a page that opens without a connection says so at once', () => {
  const world = new HeadlessEnvironment({ at: '/' })
  Object.assign(world.page.navigator, { onLine: false })
  const { heard, stop } = listenTo(connectionPortsOf(world.of('connection')).connection)
  stop()
  expect(heard).toEqual([{ type: 'connection.lost' }])
})
