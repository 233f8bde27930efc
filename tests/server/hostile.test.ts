import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { apiCalls } from '../../machines/contract/table.ts'
import { failure } from '../../machines/contract/wire.ts'
import {
  newPlayer,
  openGame,
  phoneOf,
  post,
  type Session,
  sandboxPage,
  send,
  signup,
  startSandbox,
} from './sandbox.ts'

const app = await startSandbox({ addressLimit: 1_000_000 })
let player: Session
let game: string

beforeAll(async () => {
  player = await newPlayer(app, 'hostile1')
  game = await openGame(app, player)
})

const POSTS = [
  '/login',
  '/v1/create-players',
  '/usr-forgot-password',
  '/usr-reset-password',
  '/player-login',
  '/balance',
  '/game-run',
  '/chats',
  '/messages',
  '/demo-game/calls/open',
  '/demo-game/calls/bet',
]

/** Sends a raw body and returns the status, which must be below 500. A 4xx must have the contract's error format. */
async function sendRaw(path: string, payload: string | Buffer, contentType = 'application/json') {
  const response = await app.inject({
    method: 'POST',
    url: path.startsWith('/demo-game') ? path : `/api${path}`,
    payload,
    headers: {
      'content-type': contentType,
      authorization: `Bearer ${path.startsWith('/demo-game') ? game : player.token}`,
    },
  })
  expect([path, response.statusCode < 500, response.statusCode]).toEqual([path, true, response.statusCode])
  if (response.statusCode >= 400) {
    const body = response.json()
    expect(z.safeParse(failure, body).success).toBe(true)
    expect(body.message).toEqual(expect.any(String))
    expect(body).not.toHaveProperty('stack')
  }
  return response.statusCode
}

describe.each(POSTS)('%s', (path) => {
  it.each([
    ['not JSON', '{"username":'],
    ['a bare word', 'undefined'],
    ['nothing', ''],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('refuses %s with 400', async (_, payload) => {
    expect(await sendRaw(path, payload)).toBe(400)
  })

  it('refuses a body that is too large or of another type than JSON', async () => {
    expect(await sendRaw(path, `{"username":"${'a'.repeat(70_000)}"}`)).toBe(413)
    expect(await sendRaw(path, 'username=a', 'application/x-www-form-urlencoded')).toBe(415)
    expect(await sendRaw(path, 'hello', 'text/plain')).toBe(415)
    expect(await sendRaw(path, '{}', 'application/jsonx;;;')).toBe(415)
  })

  it.each([
    'null',
    '[]',
    '7',
    '"text"',
    'true',
    '{}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  ])('survives %#', async (payload) => {
    const status = await sendRaw(path, payload)
    expect(path === '/balance' ? [200, 422] : [422]).toContain(status)
  })
})

/** A valid body for each call; one field at a time is made invalid. */
const VALID: Record<string, Record<string, unknown>> = {
  '/login': { username: 'nobody12', password: 'abc12345' },
  '/v1/create-players': signup('spoiled1'),
  '/usr-forgot-password': { type: 'sms', phone: phoneOf('hostile1'), username: 'hostile1' },
  '/usr-reset-password': {
    otp: '123456',
    password: 'abc12345',
    password_confirmation: 'abc12345',
    username: 'hostile1',
  },
  '/player-login': { user_id: '1' },
  '/chats': { user_one_id: '1', user_two_id: '7' },
  '/messages': { chat_id: '1', sender_id: '6', content: 'Hello' },
  '/game-run': {
    userId: '1',
    externalURL: 'http://localhost/back.html',
    isMobileLogin: true,
    gameCode: 'boishakh-slot-1',
    gameType: 'SLOT',
    platform: 'Boishakh',
  },
  '/demo-game/calls/open': { launch: 'abc' },
  '/demo-game/calls/bet': { key: 'hostile-key', stake: 1_000 },
}

const SPOILED = [
  undefined,
  null,
  '',
  0,
  -1,
  1.5,
  1e308,
  true,
  [],
  {},
  ['a'],
  { $gt: '' },
  'a\0b',
  '\ud800',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x'.repeat(20_000),
  '9'.repeat(40),
  '১২৩',
]

describe('one invalid field at a time', () => {
  for (const [path, valid] of Object.entries(VALID)) {
    it.each(Object.keys(valid))(`${path} %s`, async (field) => {
      for (const value of SPOILED) await sendRaw(path, JSON.stringify({ ...valid, [field]: value }))
    })
  }

  it('the sandbox refuses a NUL before the database does', async () => {
    expect(await sendRaw('/login', '{"username":"a\\u0000b","password":"abc12345"}')).toBe(422)
    const shown = await send(app, 'GET', '/user/show?remote_id=%00', { token: player.token })
    expect(shown.status).toBe(422)
  })
})

it('any JSON gets an answer below 500', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...POSTS), fc.json(), async (path, body) => {
      await sendRaw(path, body)
    }),
    { numRuns: 300 },
  )
}, 30_000)

describe('addresses', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/LOGIN',
    '/api/login/',
    '/api/promotions/%00',
    '/api/promotions/%ZZ',
    `/api/promotions/${'9'.repeat(300)}`,
    '/api/promotions/..%2f..%2fetc%2fpasswd',
    '/storage/..%2f..%2fpackage.json',
    '/storage/%2e%2e%2fmain.js',
    '/storage/nothing.svg',
    '/demo-game/nothing',
    '/assets/nothing.js',
    '/sandbox/nothing',
  ])('%s is refused with a failure of the contract', async (url) => {
    const response = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([400, 404, 414, 422]).toContain(response.statusCode)
    expect(response.json().message).toEqual(expect.any(String))
  })

  it('repeated, nested and missing queries are refused', async () => {
    for (const query of [
      '',
      '?type=SLOT',
      '?type=SLOT&type=FH&system=A',
      '?type[a]=1&system=A',
      '?type=%00&system=A',
    ]) {
      const { status } = await send(app, 'GET', `/get-games${query}`)
      expect([query, status]).toEqual([query, 422])
    }
  })

  it('other methods are not found', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'GET'] as const) {
      const response = await app.inject({ method, url: '/api/login' })
      expect([response.statusCode, response.json()]).toEqual([404, { message: 'Not found' }])
    }
  })

  it('every call of the contract needs its own method', async () => {
    for (const { method, path } of Object.values(apiCalls)) {
      const response = await app.inject({ method: 'PUT', url: `/api${path.replace(/:\w+/, '1')}` })
      expect([method, path, response.statusCode]).toEqual([method, path, 404])
    }
  })
})

describe('the outbox page', () => {
  it('escapes what players typed', async () => {
    const email = `"<img/src=x>&'@mail.example`
    await post(app, '/v1/create-players', signup('markup01', { email }))
    await post(app, '/usr-forgot-password', { type: 'email', email, username: 'markup01' })
    const page = await sandboxPage(app)
    expect(page).toContain('To &#34;&#60;img/src=x&#62;&#38;&#39;@mail.example')
    expect(page).not.toContain('<img')
  })

  it('always needs the password', async () => {
    for (const request of [
      { url: '/sandbox' },
      { url: '/sandbox?key=' },
      { url: '/sandbox?key=wrong' },
      { url: '/sandbox?key=a&key=b' },
      { url: '/sandbox', headers: { cookie: `sandbox=${'A'.repeat(43)}` } },
      { url: '/sandbox', headers: { cookie: 'sandbox=open sesame & more' } },
    ]) {
      const response = await app.inject(request)
      expect(response.statusCode).toBe(401)
      expect(response.body).not.toContain('code is')
    }
    const entered = await app.inject({ url: '/sandbox', query: { key: 'open sesame & more' } })
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/sandbox'])
    expect(entered.headers['set-cookie']).toMatch(
      /^sandbox=[\w-]{43}; Max-Age=43200; Path=\/sandbox; HttpOnly; SameSite=Strict$/,
    )
  })
})
