import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { EMPTY_SIGNUP } from '../../machines/access/signup/signup.rules.ts'
import { sessionPortsOf } from '../../src/ports/access/session.ts'
import { signupPortsOf } from '../../src/ports/access/signup.ts'
import { verificationPortsOf } from '../../src/ports/account/verification.ts'
import { PLAYER } from '../model/ambient.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { KARIM, RAHIM } from '../model/players.ts'

const LEFT = {
  balance: '20.00',
  'app.draft.41': '{"deposit":{"amount":"500"}}',
  'app.verification.41': '{"added":["01812345678"]}',
  'app.lastRecords.41': '{}',
}

it.each([
  ['another player removes what an earlier session left', KARIM, []],
  [
    'the same player keeps what an earlier session left',
    RAHIM,
    ['balance', 'app.draft.41', 'app.verification.41', 'app.lastRecords.41'],
  ],
] as const)('a log-in of %s', (_, session, kept) => {
  const environment = new HeadlessEnvironment({ at: '/', stored: { remote_id: '41', ...LEFT } }).of('store')
  const store = createActor(sessionPortsOf(environment).sessionStore).start()
  store.send({ type: 'save', start: { session, registered: false } })
  expect(Object.keys(LEFT).filter((key) => environment.storage.get(key as keyof typeof LEFT))).toEqual(kept)
})

it('a log-in removes the contacts of a password reset that was not finished', () => {
  const stored = { 'app.forgotPassword': '{"form":{"contact":"01812345678"}}' }
  const environment = new HeadlessEnvironment({ at: '/', stored }).of('store')
  const store = createActor(sessionPortsOf(environment).sessionStore).start()
  store.send({ type: 'save', start: { session: RAHIM, registered: false } })
  expect(environment.storage.get('app.forgotPassword')).toBe('')
})

it.each([
  [200, ''],
  [422, 'R'],
])('after an answer of status %d to a sign-up the referral code is %j', async (status, left) => {
  const environment = new HeadlessEnvironment(
    { at: '/signup', stored: { referral_code: 'R' } },
    () => async () => Response.json({ message: 'An answer.' }, { status }),
  ).of('createPlayer')
  const { createPlayer } = signupPortsOf(environment)
  const input = { form: EMPTY_SIGNUP, codes: { referral: 'R', agent: '', affiliate: '' } }
  await toPromise(createActor(createPlayer, { input }).start())
  expect(environment.storage.get('referral_code')).toBe(left)
})

it.each([
  [{ status: 200, body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim2026' } }, ''],
  [{ status: 401, body: { message: 'These credentials do not match.' } }, 'R'],
])('after the answer %j to the log-in of a sign-up the referral code is %j', async (answer, left) => {
  const environment = new HeadlessEnvironment(
    { at: '/signup', stored: { referral_code: 'R' } },
    () => async () => Response.json(answer.body, answer),
  ).of('login')
  const { login } = signupPortsOf(environment)
  await toPromise(createActor(login, { input: { username: 'rahim2026', password: 'secret99' } }).start())
  expect(environment.storage.get('referral_code')).toBe(left)
})

it.each([
  ['42', ''],
  ['41', '01812345678'],
])('a phone that is added while player %s is logged in is stored as %j', async (remoteId, stored) => {
  const environment = new HeadlessEnvironment(
    { at: '/profile', stored: { remote_id: remoteId } },
    () => async () => Response.json({ message: 'Added.' }),
  ).of('addNumber')
  const { addNumber } = verificationPortsOf(environment)
  const input = { remoteId: '41', kind: 'added', contact: '01812345678' } as const
  expect(await toPromise(createActor(addNumber, { input }).start())).toMatchObject({ ok: true })
  const kept = environment.storage.get('app.verification.41')
  if (stored) expect(kept).toContain(stored)
  else expect(kept).toBe('')
})

const OF_THE_DEVICE = {
  'app.language': 'en',
  'app.once.41': '{}',
  'app.realityCheck.41': '15',
  'app.shownMessages.41': '{"5":"d1"}',
}

const STORED = {
  ...PLAYER,
  ...LEFT,
  ...{ whatsapp: '8801', agent_code: 'A', referral_code: 'R', affiliate_code: 'F' },
  ...{
    'app.loginTime.41': '5',
    'app.loginBalance.41': '20.00',
    'app.reminder.41': '9',
    'app.balanceTime.41': '7',
  },
  ...OF_THE_DEVICE,
}

it.each([
  ['logout', ['popup', 'regPopup', 'whatsapp', 'referral_code', 'affiliate_code']],
  ['end', []],
] as const)('a session that ends with “%s” leaves only %j and what is the device’s', (scope, left) => {
  const environment = new HeadlessEnvironment({ at: '/', stored: STORED }).of('store')
  const store = createActor(sessionPortsOf(environment).sessionStore).start()
  store.send({ type: 'clear', scope })
  const kept = Object.keys(STORED).filter((key) => environment.storage.get(key as keyof typeof STORED))
  expect(kept).toEqual([...left, ...Object.keys(OF_THE_DEVICE)])
})
