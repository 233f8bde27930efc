import { describe, expect, it } from 'vitest'
import { lineOf } from '../site/calls.ts'
import type { Observation } from './inPage.ts'
import { brokenAlways, brokenInTime } from './invariants.ts'
import { callOfRequest, type Request, Traffic } from './traffic.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const OTHER_KEY = 'f'.repeat(32)

/** Returns the traffic of a site whose player has the token `secret-token`. */
function watched(): Traffic {
  const traffic = new Traffic()
  traffic.addToken('secret-token')
  return traffic
}

function request(line: string, headers: Request['headers'] = {}, body = ''): Request {
  const [method = '', address = ''] = line.split(' ')
  return { method, address, headers, body }
}

const BEARER = { authorization: 'Bearer secret-token' }

const pay = (key?: string, body = '{"amount":"500"}') =>
  request('POST /api/submit-deposit', { ...BEARER, ...(key && { 'idempotency-key': key }) }, body)

const rulesOf = ({ violations }: Traffic) => violations.map(({ invariant }) => invariant)

describe('the traffic of a walk', () => {
  it('may have a token where the contract has one', () => {
    const traffic = watched()
    traffic.see(request('POST /api/balance', BEARER))
    traffic.see(request('GET /api/general', BEARER))
    traffic.see(request('GET /api/logo'))
    traffic.see(request('GET /exchange-data/match-odds/7'))
    traffic.see(request('GET /api/captcha?key=1'))
    traffic.see(request('GET /exchange-frame/calls/markets', { authorization: 'Bearer of-the-frame' }))
    expect(traffic.violations).toEqual([])
    expect([...traffic.made]).toEqual([
      ['POST /balance', 1],
      ['GET /general', 1],
      ['GET /logo', 1],
      ['GET /match-odds/:marketId', 1],
    ])
  })

  it.each([
    ['a call without a token', request('GET /api/logo', BEARER)],
    ['the exchange data service', request('GET /exchange-data/match-odds/7', BEARER)],
    ['a picture', request('GET /storage/a.png', BEARER)],
    ['an address', request('GET /api/user/show?remote_id=secret-token', BEARER)],
    ['a body', request('POST /api/login', {}, '{"username":"secret-token"}')],
    ['a header', request('GET /api/logo', { referer: 'http://localhost/?secret-token' })],
  ])('is reported if it has the token in %s', (_where, sent) => {
    const traffic = watched()
    traffic.see(sent)
    expect(rulesOf(traffic)).toEqual(['the token only where it belongs'])
  })

  it.each([
    ['no token where one is due', request('POST /api/balance')],
    ['a token of nobody', request('POST /api/balance', { authorization: 'Bearer other' })],
  ])('is reported if it has %s', (_what, sent) => {
    const traffic = watched()
    traffic.see(sent)
    expect(rulesOf(traffic)).toEqual(['the token only where it belongs'])
  })

  it('is reported if it has a call that the contract does not have', () => {
    const traffic = watched()
    traffic.see(request('GET /api/secrets'))
    expect(rulesOf(traffic)).toEqual(['only calls of the contract'])
  })

  it('may have a money call that is sent again after an unknown outcome, and one of another form', () => {
    const traffic = watched()
    traffic.see(pay(KEY))('unknown')
    traffic.see(pay(KEY))('known')
    traffic.see(pay(OTHER_KEY, '{"amount":"600"}'))('known')
    expect(traffic.violations).toEqual([])
  })

  it.each([
    ['without a key', (traffic: Traffic) => traffic.see(pay())],
    ['again before its answer', (traffic: Traffic) => [traffic.see(pay(KEY)), traffic.see(pay(KEY))]],
    [
      'again after a clear answer',
      (traffic: Traffic) => [traffic.see(pay(KEY))('known'), traffic.see(pay(KEY))],
    ],
    [
      'with the key of another form',
      (traffic: Traffic) => [traffic.see(pay(KEY))('unknown'), traffic.see(pay(KEY, '{}'))],
    ],
  ])('is reported if it has a money call that is sent %s', (_how, play) => {
    const traffic = watched()
    play(traffic)
    expect(rulesOf(traffic)).toEqual(['one money call for one key'])
  })

  it.each([
    ['GET', '/api/get-provider?system=A', 'none'],
    ['GET', '/api/get-provider', 'optional'],
    ['GET', '/api/chats/5/messages', 'bearer'],
  ])('is checked for %s %s by the auth of that call', (method, address, auth) => {
    expect(callOfRequest({ method, address })?.auth).toBe(auth)
  })

  it('matches a call with its parameters', () => {
    const call = callOfRequest({ method: 'PATCH', address: '/api/inbox/5/read' })
    expect(call && lineOf(call)).toBe('PATCH /inbox/:id/read')
  })
})

const OBSERVATION: Observation = {
  address: '/account',
  headings: 1,
  text: 'My Account ৳ 1,500.00',
  hasControls: true,
  stored: { token: 'secret-token', 'app.language': 'en' },
  addresses: ['http://localhost/account'],
}

describe('the rules of a screen', () => {
  it('are kept by a correct screen', () => {
    expect([...brokenAlways(OBSERVATION, watched()), ...brokenInTime(OBSERVATION)]).toEqual([])
  })

  it.each<[string, Partial<Observation>]>([
    ['no blank screen', { text: ' ', headings: 0 }],
    ['one heading', { headings: 0 }],
    ['one heading', { headings: 2 }],
    ['a way on', { hasControls: false }],
    ['no raw values', { text: 'You have undefined points' }],
    ['no raw values', { text: '৳ NaN' }],
    ['no crash', { text: 'Unexpected Application Error!' }],
    ['known keys on the device', { stored: { session: '1' } }],
    ['the token only where it belongs', { stored: { 'app.draft.41': 'secret-token' } }],
    ['the token only where it belongs', { text: 'secret-token' }],
    ['the token only where it belongs', { addresses: ['/gamerun?token=secret-token'] }],
  ])('report "%s" for %j', (invariant, changes) => {
    const observation = { ...OBSERVATION, ...changes }
    const broken = [...brokenAlways(observation, watched()), ...brokenInTime(observation)]
    expect(broken.map((each) => each.invariant)).toContain(invariant)
  })
})
