import { expect, it, vi } from 'vitest'
import { readBalance } from '../../src/ports/access/balance.ts'
import { readSession, sessionPortsOf } from '../../src/ports/access/session.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'
import { RAHIM } from '../model/players.ts'
import { listenTo } from './listenTo.fixture.ts'

function begin(stored: Readonly<Record<string, string>> = {}) {
  const world = new HeadlessEnvironment({ at: '/', stored })
  const channel = listenTo(sessionPortsOf(world.of('store')).sessionStore)
  return { ...channel, page: world.page, storage: world.page.storage, clock: world.clock }
}

it.each([
  [true, '1', { exchangeToken: 'exchange-of-rahim' }],
  [false, '0', { exchangeToken: '' }],
])(
  'of a session that begins, with a sign-up before it: %s, the token is stored last',
  (registered, welcome, exchange) => {
    const { send, page } = begin({ exchangeToken: 'of an earlier session' })
    const set = vi.spyOn(page.localStorage, 'setItem')
    send({ type: 'save', start: { session: { ...RAHIM, ...exchange }, registered } })
    expect(Object.fromEntries(set.mock.calls)).toEqual({
      'app.loginTime.41': String(NOON),
      popup: '1',
      regPopup: welcome,
      remote_id: '41',
      username: RAHIM.username,
      ...(exchange.exchangeToken && exchange),
      token: RAHIM.token,
    })
    expect(set.mock.lastCall).toEqual(['token', RAHIM.token])
    expect(page.storage.get('exchangeToken')).toBe(exchange.exchangeToken)
  },
)

it('what a reminder counts begins again with each log-in', () => {
  const stored = { remote_id: '41', 'app.loginBalance.41': '5.00', 'app.reminder.41': '7' }
  const { send, storage } = begin(stored)
  send({ type: 'save', start: { session: RAHIM, registered: false } })
  expect([storage.get('app.loginBalance.41'), storage.get('app.reminder.41')]).toEqual(['', ''])
})

it('the first balance after a log-in stays beside the last one', () => {
  const { send, storage, clock } = begin({ remote_id: '41' })
  send({ type: 'saveBalance', balance: 500_00 })
  clock.increment(1_000)
  send({ type: 'saveBalance', balance: 420_50 })
  const kept = ['app.loginBalance.41', 'balance', 'app.balanceTime.41'] as const
  expect(kept.map((key) => storage.get(key))).toEqual(['500.00', '420.50', String(NOON + 1_000)])
})

it.each([
  [{ token: 't' }, null],
  [{ remote_id: '41' }, null],
  [
    { token: 't', remote_id: '41' },
    { token: 't', remoteId: '41', username: '', exchangeToken: '' },
  ],
  [
    { token: 't', remote_id: '41', username: 'rahim88', exchangeToken: 'e' },
    { token: 't', remoteId: '41', username: 'rahim88', exchangeToken: 'e' },
  ],
])('what another tab stores of a session, %j, is %j', (stored, session) => {
  const { heard, page, storage } = begin()
  page.writeElsewhere(stored)
  expect(readSession(storage)).toEqual(session)
  if ('token' in stored) expect(heard).toEqual([{ type: 'store.changed', session }])
})

it.each([
  ['', '', null],
  ['none', '7', null],
  ['20.50', '', { balance: 2050, at: null }],
  ['20.50', '12', { balance: 2050, at: 12 }],
  ['20.50', '12x', { balance: 2050, at: null }],
  ['20.50', 'x12', { balance: 2050, at: null }],
])('of the stored balance “%s” of the time “%s”, %j is known', (balance, time, known) => {
  const stored = { remote_id: '41', balance, 'app.balanceTime.41': time }
  expect(readBalance(new HeadlessEnvironment({ at: '/', stored }).page.storage)).toEqual(known)
})
