import { expect, it } from 'vitest'
import { forgotPasswordPortsOf, readCodeDraft } from '../../src/ports/access/forgotPassword.ts'
import { hiddenBalancePortsOf } from '../../src/ports/access/hiddenBalance.ts'
import { logIn } from '../../src/ports/access/login.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

it('the code of a password reset is kept until it is forgotten', () => {
  const world = new HeadlessEnvironment({ at: '/forgot-password' })
  const environment = world.of('draftStore')
  const draft = { mode: 'email', username: 'rahim88', email: 'rahim@mail.test', phone: '', sentAt: NOON }
  const { send } = listenTo(forgotPasswordPortsOf(environment).draftStore)
  send({ type: 'keep', draft })
  expect(JSON.parse(world.page.localStorage.getItem('app.forgotPassword') ?? '')).toEqual(draft)
  expect(readCodeDraft(environment)).toEqual({ draft, now: NOON })
  send({ type: 'forget' })
  expect(world.page.localStorage.getItem('app.forgotPassword')).toBeNull()
  expect(readCodeDraft(environment)).toEqual({ draft: null, now: NOON })
})

it('a balance that is hidden, or shown again, is so on the device', () => {
  const world = new HeadlessEnvironment({ at: '/' })
  const { send } = listenTo(hiddenBalancePortsOf(world.of('hiddenStore')).hiddenStore)
  const stored = (hidden: boolean) => {
    send({ type: 'save', hidden })
    return world.page.localStorage.getItem('app.hideBalance')
  }
  expect([stored(true), stored(false)]).toEqual(['1', '0'])
})

it.each([
  [{}, { username: 'typed', exchangeToken: '' }],
  [
    { username: '', exchange: [] },
    { username: 'typed', exchangeToken: '' },
  ],
  [
    { username: 'rahim88', exchange: [{ token: 'e' }, { token: 'f' }] },
    { username: 'rahim88', exchangeToken: 'e' },
  ],
])('a log-in that answers %j has %j', async (more, session) => {
  const answer = { token: 't', remote_id: 41, username: '', ...more }
  const world = new HeadlessEnvironment({ at: '/login' }, () => async () => Response.json(answer))
  const typed = { username: 'typed', password: 'secret99' }
  const result = await logIn(world.of('login'), typed, new AbortController().signal)
  expect(result).toEqual({ ok: true, value: { token: 't', remoteId: '41', ...session } })
})
