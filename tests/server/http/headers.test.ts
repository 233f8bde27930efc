import { utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { SANDBOX_PASSWORD } from '../setup/calls.ts'
import { makeDist, PAGE, SCRIPT } from '../setup/dist.ts'
import { sendText } from '../setup/remote.ts'
import { startSandbox } from '../setup/sandbox.ts'

const dist = makeDist()
const app = await startSandbox({ dist, connectHosts: ['https://odds.example'] })

const html = { accept: 'text/html,*/*' }

/** Returns a policy's directives by name. */
function policyOf(headers: Record<string, unknown>): Record<string, string[]> {
  const parts = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(
    parts.map((part) => part.trim().split(/\s+/)).map(([name, ...rest]) => [name, rest]),
  )
}

describe('the site', () => {
  it.each(['/', '/login', '/games?type=SLOT', '/chat-box/7', '/nothing/at/all'])(
    '%s answers with the page of the site, which may call the additional origins',
    async (url) => {
      const response = await app.inject({ url, headers: html })
      expect([response.statusCode, response.body]).toEqual([200, PAGE])
      expect(policyOf(response.headers)['connect-src']).toEqual(["'self'", 'https://odds.example'])
      expect(response.headers).not.toHaveProperty('strict-transport-security')
      expect(response.headers).not.toHaveProperty('x-frame-options')
    },
  )

  it('the page is sent compressed, and not again to a browser that has it', async () => {
    const load = (headers: Record<string, string>) =>
      app.inject({ url: '/login', headers: { ...html, ...headers } })
    const packed = {
      br: await load({ 'accept-encoding': 'gzip, deflate, br' }),
      gzip: await load({ 'accept-encoding': 'br;q=0, gzip;q=0.5' }),
    }
    for (const [encoding, { headers }] of Object.entries(packed)) {
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
    expect(brotliDecompressSync(packed.br.rawPayload).toString()).toBe(PAGE)
    expect(gunzipSync(packed.gzip.rawPayload).toString()).toBe(PAGE)
    const plain = await load({})
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, PAGE])

    const tags = [packed.br, packed.gzip, plain].map(({ headers }) => String(headers.etag))
    expect(new Set(tags).size).toBe(3)
    for (const known of [tags[0], `W/${tags[0]}`, `"other", ${tags[0]}`]) {
      const again = await load({ 'accept-encoding': 'br', 'if-none-match': String(known) })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tags[0]])
      expect(again.headers['cache-control']).toBe('no-cache')
    }
    const other = await load({ 'accept-encoding': 'br', 'if-none-match': '"other"' })
    expect(other.statusCode).toBe(200)
    expect((await app.inject({ method: 'HEAD', url: '/login', headers: html })).body).toBe('')
  })

  it('a page that is edited while the sandbox runs is sent as it is then', async () => {
    const load = async () => (await app.inject({ url: '/', headers: html })).body
    for (const [at, text] of ['<!doctype html><title>Edited</title>', PAGE].entries()) {
      writeFileSync(join(dist, 'index.html'), text)
      utimesSync(join(dist, 'index.html'), at + 1, at + 1)
      expect(await load()).toBe(text)
    }
  })

  it.each(['/assets/index-abc123.js', '/sw.js'])(
    '%s is sent compressed if the build compressed it',
    async (url) => {
      expect((await app.inject({ url })).body).toBe(SCRIPT)
      const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
      expect([small.statusCode, small.rawPayload]).toEqual([200, brotliCompressSync(SCRIPT)])
      expect(small.headers).toMatchObject({
        ...{ 'content-encoding': 'br', 'content-type': expect.stringMatching(/javascript/) },
      })
    },
  )

  it.each(['/%', '/chat-box/%E0%A4%A?title=%'])(
    '%s, which can’t be decoded, has the site’s page',
    async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: html })
      expect([statusCode, body.includes('One of its shells')]).toEqual([200, true])
      expect((await app.inject({ url: `/api${url}`, headers: html })).statusCode).toBe(404)
    },
  )

  it('an unknown file, call or form is a 404, not a page, and a known one has its type', async () => {
    // hostile.test.ts asks for unknown calls and files.
    for (const url of ['/exchange-frame/x', '/exchange-data/x', '/exchange-demo/x'])
      expect([url, (await app.inject({ url, headers: html })).statusCode]).toEqual([url, 404])
    const manifest = await app.inject('/site.webmanifest')
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
    const json = { accept: 'application/json' }
    expect((await app.inject({ url: '/login', headers: json })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/login', headers: html })).statusCode).toBe(404)
  })
})

// conformance.test.ts sends a preflight for every call, and reads every answer from another origin.
it('other origins may show images, and get no cookies', async () => {
  const { headers } = await app.inject({ url: '/storage/logo.svg' })
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  const asked = { origin: 'https://site.example', 'access-control-request-method': 'GET' }
  const preflight = await app.inject({ method: 'OPTIONS', url: '/api/balance', headers: asked })
  expect(preflight.headers['access-control-allow-credentials']).toBeUndefined()
  const answer = await app.inject({ url: '/api/general', headers: { origin: 'https://site.example' } })
  expect(answer.headers['access-control-expose-headers']).toBe('Date, Retry-After')
})

describe('every response has the security headers', () => {
  const NAMES = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'referrer-policy',
    'x-content-type-options',
  ]
  const EXPECTED = [
    expect.stringContaining("default-src 'self'"),
    'same-origin',
    'strict-origin-when-cross-origin',
    'nosniff',
  ]

  it.each([
    ['GET', '/api/%ZZ', 400],
    ['PUT', '/nothing', 404],
    ['OPTIONS', '/nothing', 404],
    ['GET', '/api/captcha', 422],
    ['POST', '/api/login', 400],
    ['POST', '/api/balance', 401],
    ['GET', '/healthz', 200],
  ] as const)('%s %s', async (method, url, status) => {
    const payload = method === 'POST' ? { payload: '{', headers: { 'content-type': 'application/json' } } : {}
    const { statusCode, headers, body } = await app.inject({ method, url, ...payload })
    expect(statusCode).toBe(status)
    expect(NAMES.map((name) => headers[name])).toEqual(EXPECTED)
    if (status >= 400) expect(JSON.parse(body)).toHaveProperty('message')
  })

  it.each([
    ['400 Bad Request', 'a request that is not HTTP', 'hello\r\n\r\n'],
    ['400 Bad Request', 'a request without a host', 'GET / HTTP/1.1\r\n\r\n'],
    ['400 Bad Request', 'an invalid address', 'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['417 Expectation Failed', 'an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'],
    [
      '431 Request Header Fields Too Large',
      'headers that are too large',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
  ])('%s for %s', async (status, _, text) => {
    const head = (await sendText(await listening(), text, 'end')).split('\r\n\r\n')[0] ?? ''
    const [line, ...fields] = head.split('\r\n')
    const headers = new Headers(fields.map((field) => field.split(/: (.*)/, 2) as [string, string]))
    expect(line).toBe(`HTTP/1.1 ${status}`)
    expect(NAMES.map((name) => headers.get(name))).toEqual(EXPECTED)
  })

  async function listening(): Promise<number> {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
    return (app.server.address() as AddressInfo).port
  }
})

const FRAMED = [
  ...['/demo-game/?launch=abc', '/demo-game/game.js', '/demo-game/game.css', '/exchange-demo/frame.css'],
  ...['/exchange-demo/score?event=1', '/exchange-demo/score.js', '/exchange-demo/poll.js'],
  ...['/exchange-demo/stream?event=1', '/exchange-demo/stream.js', '/exchange-demo/stream.css'],
  ...['/exchange-frame?token=abc', '/exchange-frame/frame.css', '/sandbox/fonts.css'],
]

/** Scripts of pages with an opaque origin. */
const MODULES = [
  ...['/demo-game/game.js', '/demo-game/texts.js', '/exchange-demo/score.js', '/exchange-demo/poll.js'],
  ...['frame', 'board', 'slip', 'bets', 'page', 'texts'].map((name) => `/exchange-frame/${name}.js`),
]

describe('a framed page', () => {
  it.each(FRAMED)('%s may be framed by the site, and has no inline script or style', async (url) => {
    const response = await app.inject({ url, headers: { host: 'phone.example:8080' } })
    expect(response.statusCode).toBe(200)
    if (!/\.\w+$/.test(url))
      expect(response.body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
    // `'self'` matches nothing in a sandboxed frame of WebKit.
    const own = ["'self'", 'http://phone.example:8080']
    expect(policyOf(response.headers)).toEqual({
      'default-src': ["'none'"],
      'script-src': own,
      'style-src': own,
      'connect-src': own,
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': own,
      'font-src': own,
    })
    expect(response.headers['x-frame-options']).toBeUndefined()
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('whose address is no part of a policy names no origin', async () => {
    for (const host of ['a;script-src', 'a,b', "'unsafe-inline'"])
      expect(policyOf((await app.inject({ url: '/demo-game/', headers: { host } })).headers)).toMatchObject({
        ...{ 'script-src': ["'self'"], 'frame-ancestors': ["'self'"] },
      })
  })

  it.each([...MODULES, '/exchange-demo/calls/score/1', '/exchange-demo/ip'])(
    '%s can be read by a page of an opaque origin',
    async (url) => {
      const { headers } = await app.inject({ url, headers: { origin: 'null' } })
      expect([headers['access-control-allow-origin'], headers['set-cookie']]).toEqual(['*', undefined])
    },
  )

  it('answers calls from the origin null, without cookies', async () => {
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/demo-game/calls/bet',
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    })
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, '*'])
    const refused = await app.inject({
      method: 'POST',
      url: '/demo-game/calls/bet',
      headers: { origin: 'null' },
      payload: {},
    })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, '*'])
    expect(refused.headers['set-cookie']).toBeUndefined()
  })
})

const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat().map(String)

const framedBy = (headers: Record<string, unknown>) => policyOf(headers)['frame-ancestors']?.[0]

describe('/sandbox/phone', () => {
  it('needs no password, and shows nothing of the console', async () => {
    const { statusCode, headers, body } = await app.inject('/sandbox/phone')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toMatch(/<nav|<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
    for (const [file, type] of [
      ['phone.js', 'text/javascript'] as const,
      ['phone.css', 'text/css'] as const,
    ]) {
      const served = await app.inject(`/sandbox/${file}`)
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
    }
  })

  it('the printed address opens the console, and leads to the page', async () => {
    for (const url of ['/sandbox/phone', '/sandbox', '/sandbox/ledger']) {
      const entered = await app.inject({ url, query: { key: SANDBOX_PASSWORD } })
      expect([entered.statusCode, entered.headers.location]).toEqual([303, url])
      expect(cookiesOf(entered.headers)[0]).toMatch(/^sandbox=/)
    }
    const wrong = await app.inject({ url: '/sandbox/phone', query: { key: 'wrong' } })
    expect([wrong.statusCode, cookiesOf(wrong.headers)]).toEqual([401, []])
  })

  it('may frame the site and the console of its own origin, and no other page may', async () => {
    const [cookie = ''] = cookiesOf((await app.inject('/sandbox/phone')).headers)
    expect(cookie).toBe('phone-frame=1; Path=/; HttpOnly; SameSite=Strict')
    const visitor = { ...html, cookie: 'phone-frame=1' }
    for (const url of ['/', '/login', '/sandbox', '/sandbox/outbox']) {
      expect([url, framedBy((await app.inject({ url, headers: html })).headers)]).toEqual([url, "'none'"])
      expect([url, framedBy((await app.inject({ url, headers: visitor })).headers)]).toEqual([url, "'self'"])
    }
    const own = await app.inject({ url: '/sandbox/phone', headers: visitor })
    expect(framedBy(own.headers)).toBe("'none'")
  })

  it('a page that the browser keeps unframed is sent again, because a 304 does not change its policy', async () => {
    const { headers } = await app.inject({ url: '/', headers: html })
    const framed = await app.inject({
      url: '/',
      headers: { ...html, cookie: 'phone-frame=1', 'if-none-match': String(headers.etag) },
    })
    expect([framed.statusCode, framedBy(framed.headers)]).toEqual([200, "'self'"])
  })
})
