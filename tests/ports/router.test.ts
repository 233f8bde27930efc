import { expect, it } from 'vitest'
import { saveState } from '../../src/environment/page/navigation.ts'
import { routerPortsOf } from '../../src/ports/app/router.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

it('what a screen stores in its own entry is no navigation', () => {
  const world = new HeadlessEnvironment({ at: '/vip' })
  const { heard } = listenTo(routerPortsOf(world.of('navigation')).navigation)
  saveState(world.page.window, { tab: 'mine' })
  expect(heard).toMatchObject([{ location: { path: '/vip', state: null } }])
  world.page.history.pushState(null, '', '/faq')
  expect(heard.map(({ location }) => location.path)).toEqual(['/vip', '/faq'])
})
