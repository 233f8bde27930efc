import { documentedCalls } from '@tiya/contract/openapi/callDocs'
import { apiCalls } from '@tiya/contract/table'
import { failure } from '@tiya/contract/wire'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { send } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import {
  depositOf,
  namingPlayer,
  newPlayer,
  type Player,
  withdrawalOf,
  withdrawingPlayer,
} from '../setup/player.ts'
import { startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox({ addressLimit: 1_000_000 })
const operator = await Operator.enter(app)
type Name = keyof typeof apiCalls

let player: Player
let game: string

beforeAll(async () => {
  player = await withdrawingPlayer(app, 'hostile1')
  game = await (await newPlayer(app, 'gambler1')).openGame()
})

/** Bodies that only the last check refuses, so that nothing in this test may move money. */
const LAST_CHECK: Readonly<Record<string, () => object>> = {
  submitDeposit: () => depositOf(player, { promotion_id: '5' }),
  submitWithdraw: () => withdrawalOf(player, { amount: 1_500 }),
  sendCode: () => ({ phone: player.phone }),
}

/** Calls that may accept a body with an invalid field, because the field is a free text or decides nothing. */
const TOLERANT = ['createPlayer', 'forgotPassword', 'runGame', 'createChat', 'the demo game’s bet']

/** Each POST call whose body has fields, with a body: its documented example, or one that fits this sandbox. */
const POSTS: [name: string, url: string, body: () => object][] = [
  ...documentedCalls
    .filter(({ call, doc }) => call.method === 'POST' && Object.keys(doc.body as object).length > 0)
    .map(({ name, call, doc }): (typeof POSTS)[number] => [
      name,
      `/api${call.path}`,
      LAST_CHECK[name] ?? (() => namingPlayer(doc.body, player)),
    ]),
  ['the demo game’s open', '/demo-game/calls/open', () => ({ launch: 'abc' })],
  ['the demo game’s bet', '/demo-game/calls/bet', () => ({ key: 'hostile', stake: 1_000 })],
]

/** Sends a raw body and returns the status, which must be below 500. A 4xx must have the contract's error format. */
async function sendRaw(url: string, payload: string | Buffer, contentType = 'application/json') {
  const authorization = `Bearer ${url.startsWith('/demo-game') ? game : player.token}`
  const headers = { 'content-type': contentType, authorization }
  const response = await app.inject({ method: 'POST', url, payload, headers })
  const { statusCode } = response
  expect([url, payload.toString().slice(0, 80), statusCode < 500]).toEqual([url, expect.any(String), true])
  if (statusCode >= 400) {
    const body = response.json()
    expect(z.safeParse(failure, body).success).toBe(true)
    expect(body.message).toEqual(expect.any(String))
    expect(body).not.toHaveProperty('stack')
  }
  return statusCode
}

const MALFORMED = [
  ...['{"username":', 'undefined', '', '{"__proto__":{"admin":true}}'],
  ...['{"constructor":{"prototype":{"admin":true}}}', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
]
const DEEP = [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`]
const OTHER = ['null', '[]', '7', '"text"', 'true', '{}', ...DEEP]

const INVALID = [
  ...[undefined, null, '', 0, -1, 0.001, 1.5, 1e15, 1e308, true, [], {}, ['a'], { $gt: '' }],
  ...['a\0b', '\ud800', "' OR 1=1 --", '<script>alert(1)</script>', '../../etc/passwd', 'x'.repeat(20_000)],
  ...['9'.repeat(40), '-500', '1e3', '0x10', '৫০০', '9007199254740993'],
]

describe.each(POSTS)('%s', (name, url, valid) => {
  it('refuses a body that is not JSON, is polluted, too large, of another type or without fields', async () => {
    for (const body of MALFORMED) expect([body, await sendRaw(url, body)]).toEqual([body, 400])
    expect(await sendRaw(url, `{"username":"${'a'.repeat(70_000)}"}`)).toBe(413)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/jsonx;;;'])
      expect([type, await sendRaw(url, 'username=a', type)]).toEqual([type, 415])
    for (const body of OTHER)
      expect([body.slice(0, 9), await sendRaw(url, body)]).toEqual([body.slice(0, 9), 422])
  })

  it('refuses a body with one invalid field in the form of the contract', async () => {
    for (const field of Object.keys(valid())) {
      for (const value of INVALID) {
        const body = { ...valid(), [field]: value }
        // Where the contract allows null, it means none, such as no promotion.
        if (value === null && name in apiCalls && z.safeParse(apiCalls[name as Name].body, body).success)
          continue
        const status = await sendRaw(url, JSON.stringify(body))
        expect([field, value, status >= 400 || TOLERANT.includes(name)]).toEqual([field, value, true])
      }
    }
  })
})

it('the sandbox refuses a NUL before the database does', async () => {
  expect(await sendRaw('/api/login', '{"username":"a\\u0000b","password":"abc12345"}')).toBe(422)
  expect((await player.get('/user/show?remote_id=%00')).status).toBe(422)
})

it('any JSON gets an answer below 500', async () => {
  const urls = POSTS.map(([, url]) => url)
  const sent = fc.asyncProperty(fc.constantFrom(...urls), fc.json(), async (url, body) => {
    await sendRaw(url, body)
  })
  await fc.assert(sent, { numRuns: 400 })
}, 60_000)

describe('addresses', () => {
  const PROMOTIONS = ['%00', '%ZZ', '9'.repeat(300), '..%2f..%2fetc%2fpasswd'].map((id) => `promotions/${id}`)
  const CALLS = ['', '/', ...['nothing', 'LOGIN', 'login/', ...PROMOTIONS].map((path) => `/${path}`)]
  const FILES = ['..%2f..%2fpackage.json', '%2e%2e%2fmain.js', 'nothing.svg'].map(
    (path) => `/storage/${path}`,
  )

  it.each([
    ...CALLS.map((path) => `/api${path}`),
    ...[...FILES, '/demo-game/nothing', '/assets/nothing.js', '/sandbox/nothing'],
  ])('%s is refused with a failure of the contract', async (url) => {
    const response = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([400, 404, 414, 422]).toContain(response.statusCode)
    expect(response.json().message).toEqual(expect.any(String))
  })

  it('repeated, nested and missing queries are refused', async () => {
    const invalid = ['type=SLOT&type=FH&system=A', 'type[a]=1&system=A', 'type=%00&system=A']
    for (const query of ['', 'type=SLOT', ...invalid])
      expect([query, (await send(app, 'GET', `/get-games?${query}`)).status]).toEqual([query, 422])
  })

  it('every call of the contract needs its own method', async () => {
    for (const { method, path } of Object.values(apiCalls)) {
      const response = await app.inject({ method: 'PUT', url: `/api${path.replace(/:\w+/, '1')}` })
      const { message } = response.json()
      expect([method, path, response.statusCode, message]).toEqual([method, path, 404, 'Not found'])
    }
  })
})

it('random queries are answered without a server error', async () => {
  const money = ['showpayment-menthod', 'get-wallet-number', 'transaction/show', 'userwithdrawcheck']
  const values = ['', '%00', 'x'.repeat(500), '9'.repeat(40), '%F0%9F%98%80', '1&remote_id=2', '-1', '1e3']
  for (const path of [...money, 'inbox', 'chats/1/messages', 'captcha']) {
    for (const value of values) {
      for (const query of [
        `remote_id=${value}`,
        `remote_id=${player.remoteId}&page=${value}`,
        `key=${value}`,
        `name=${value}&account_type=${value}&amount=${value}`,
        `name[a]=${value}`,
        '',
      ]) {
        const { status } = await player.get(`/${path}?${query}`)
        expect([path, query, status < 500]).toEqual([path, query, true])
      }
    }
  }
})

it('random console forms are answered without a server error', async () => {
  const field = fc.constantFrom(
    ...['decision', 'note', 'usdtRate', 'paymentKind', 'call', 'delay', 'outcome', 'times'],
    ...['content', 'to', 'username', 'title', 'message', 'kind', 'amount'],
  )
  // The form keeps its own token: without it, no field is read.
  const form = fc.dictionary(
    fc.oneof(
      field,
      fc.string().filter((name) => name !== 'token'),
    ),
    fc.string({ unit: 'binary' }),
    { maxKeys: 6 },
  )
  const paths = [
    ...['/requests/1', '/requests/x', '/settings', '/faults', '/faults/9/remove'],
    ...['/chats/1', '/chats/x', '/players/1/grants', '/players/x/grants', '/inbox'],
  ].map((path) => `/sandbox${path}`)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), form, async (path, fields) => {
      expect(['wrong', 'decided', 'removed', 'nobody', 'sent', '404']).toContain(
        await operator.send(path, fields),
      )
    }),
    { numRuns: 100 },
  )
})

it('no hostile request has moved money', async () => {
  expect(await player.transactions()).toEqual([])
  expect(await player.balance()).toBe('1000.00')
})
