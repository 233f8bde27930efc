import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { OFFER_LIFE, offerLeft } from '../../machines/home/onward/onward.rules.ts'
import { hasPlayed, homePortsOf } from '../../src/ports/home/home.ts'
import { onwardOf, onwardPortsOf, readOnward } from '../../src/ports/home/onward.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'
import { HOUR } from '../times.ts'
import { listenTo } from './listenTo.fixture.ts'

const SESSION = { remoteId: '41', username: 'rahim', token: 'a', exchangeToken: '' }

it('only a player has played, and only what is kept under this account', () => {
  const world = new HeadlessEnvironment({ at: '/' })
  const { storage } = world.page
  const environment = world.of('home')
  storage.set('app.recent.40', '["1"]')
  expect([hasPlayed(environment, null), hasPlayed(environment, SESSION)]).toEqual([false, false])
  storage.set('app.recent.41', '["1"]')
  expect([hasPlayed(environment, null), hasPlayed(environment, SESSION)]).toEqual([false, true])
})

it('the way to the top is reported like any other', () => {
  const world = new HeadlessEnvironment({ at: '/' })
  const { heard, send, stop } = listenTo(homePortsOf(world.of('home')).scroll)
  world.page.scrollTo({ top: 500 })
  send({ type: 'toTop' })
  expect(heard).toEqual([500, 0].map((y) => ({ type: 'scrolled', y })))
  stop()
  world.page.scrollTo({ top: 20 })
  expect(heard).toHaveLength(2)
})

it('the last wish of a guest is kept with its time, until it is forgotten', () => {
  const environment = new HeadlessEnvironment({ at: '/' }).of('onward')
  const store = createActor(onwardPortsOf(environment).wishStore).start()
  const kept = () => readOnward(environment, SESSION).kept
  store.send({ type: 'keep', wish: { to: '/vip' } })
  expect(kept()).toEqual({ at: NOON, wish: { to: '/vip' } })
  store.send({ type: 'forget' })
  expect(kept()).toBeNull()
})

it('an offer that the player closes is forgotten on the device', () => {
  const environment = new HeadlessEnvironment({ at: '/' }).of('onward')
  createActor(onwardPortsOf(environment).wishStore)
    .start()
    .send({ type: 'keep', wish: { to: '/vip' } })
  const offer = createActor(onwardOf(environment), { input: readOnward(environment, SESSION) }).start()
  offer.send({ type: 'dismiss' })
  expect(readOnward(environment, SESSION).kept).toBeNull()
})

it.each([-HOUR, HOUR])('the last wish is offered although the device’s clock is %d ms off', (wrong) => {
  const environment = new HeadlessEnvironment({ at: '/' }).of('onward')
  let now = NOON + wrong
  const device = {
    ...environment,
    clock: { ...environment.clock, now: () => now, deviceNow: () => NOON + wrong },
  }
  createActor(onwardPortsOf(device).wishStore)
    .start()
    .send({ type: 'keep', wish: { to: '/vip' } })
  now = NOON
  const { kept, now: read } = readOnward(device, SESSION)
  expect(offerLeft(kept, read)).toBe(OFFER_LIFE)
})
