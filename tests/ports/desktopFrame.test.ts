import { expect, it } from 'vitest'
import { desktopFramePortsOf } from '../../src/ports/desktop/desktopFrame.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

it('only Escape closes the Sports menu', () => {
  const world = new HeadlessEnvironment({ at: '/' })
  const { heard } = listenTo(desktopFramePortsOf(world.of('desktopFrame')).escapeKey)
  world.page.dispatch('keydown', { key: 'Enter' })
  expect(heard).toEqual([])
  world.page.dispatch('keydown', { key: 'Escape' })
  expect(heard).toEqual([{ type: 'sports.dismissed' }])
})
