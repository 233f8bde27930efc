import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import type { AnyActorLogic } from 'xstate'
import type { Environment } from '../../src/environment/environment.ts'
import { connectionPortsOf } from '../../src/ports/app/connection.ts'
import { installPortsOf } from '../../src/ports/app/install.ts'
import { routerPortsOf } from '../../src/ports/app/router.ts'
import { surroundings } from '../../src/ports/app/surroundings.ts'
import { desktopFramePortsOf } from '../../src/ports/desktop/desktopFrame.ts'
import { gamerunPortsOf } from '../../src/ports/games/gamerun.ts'
import { homePortsOf } from '../../src/ports/home/home.ts'
import { homeSearchPortsOf } from '../../src/ports/home/homeSearch.ts'
import { chatBoxPortsOf } from '../../src/ports/support/chatBox.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

it.each<[string, readonly string[], (environment: Environment) => AnyActorLogic]>([
  ['connection', ['offline', 'online'], (of) => connectionPortsOf(of).connection],
  ['install', ['beforeinstallprompt', 'appinstalled'], (of) => installPortsOf(of).installOffers],
  ['router', ['popstate', 'pushState', 'replaceState'], (of) => routerPortsOf(of).navigation],
  ['gamerun', ['message'], (of) => gamerunPortsOf(of).gameExit],
  ['chatBox', ['scroll'], (of) => chatBoxPortsOf(of).scroll],
  ['home', ['scroll'], (of) => homePortsOf(of).scroll],
  ['homeSearch', ['online'], (of) => homeSearchPortsOf(of).connection],
  ['desktopFrame', ['keydown'], (of) => desktopFramePortsOf(of).escapeKey],
  ['surroundings', ['popstate', 'pushState', 'replaceState'], surroundings],
])('the port of %s listens to %j until it ends', (_, events, channelOf) => {
  const world = new HeadlessEnvironment({ at: '/' })
  const listeners = () => events.map((event) => getEventListeners(world.page, event).length)
  const before = listeners()
  const { stop } = listenTo(channelOf(world.of('listens')))
  const during = listeners()
  stop()
  expect([during.map((count, at) => count > (before[at] ?? 0)), listeners()]).toEqual([
    events.map(() => true),
    before,
  ])
})
