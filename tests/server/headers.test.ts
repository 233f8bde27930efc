import { utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeDist, PAGE, SCRIPT } from './dist.ts'
import { sendText } from './remote.ts'
import { startSandbox } from './sandbox.ts'

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
    const edit = (text: string, at: number) => {
      writeFileSync(join(dist, 'index.html'), text)
      utimesSync(join(dist, 'index.html'), at, at)
    }
    const load = async () => (await app.inject({ url: '/', headers: html })).body
    edit('<!doctype html><title>Edited</title>', 1)
    expect(await load()).toBe('<!doctype html><title>Edited</title>')
    edit(PAGE, 2)
    expect(await load()).toBe(PAGE)
  })

  it.each(['/assets/index-abc123.js', '/sw.js'])(
    '%s is sent compressed if the build compressed it',
    async (url) => {
      const plain = await app.inject({ url })
      expect([plain.statusCode, plain.body]).toEqual([200, SCRIPT])
      const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
      expect([small.statusCode, small.rawPayload]).toEqual([200, brotliCompressSync(SCRIPT)])
      expect(small.headers).toMatchObject({
        ...{ 'content-encoding': 'br', 'content-type': expect.stringMatching(/javascript/) },
        'cache-control': plain.headers['cache-control'],
      })
    },
  )

  it('the manifest has its type', async () => {
    const { headers } = await app.inject({ url: '/site.webmanifest' })
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  })

  it('an unknown file, call or form is a 404, not a page', async () => {
    const missing = [
      '/assets/old-abc.js',
      '/api/nothing',
      '/storage/nothing.svg',
      '/demo-game/x',
      '/sandbox/x',
    ]
    for (const url of [...missing, '/exchange-frame/x', '/exchange-data/x', '/exchange-demo/x']) {
      expect([url, (await app.inject({ url, headers: html })).statusCode]).toEqual([url, 404])
    }
    expect((await app.inject({ url: '/login', headers: { accept: 'application/json' } })).statusCode).toBe(
      404,
    )
    expect((await app.inject({ method: 'POST', url: '/login', headers: html })).statusCode).toBe(404)
  })
})

describe('other origins', () => {
  it.each(['GET', 'POST', 'PATCH', 'DELETE'])(
    'may send %s with a token and an idempotency key',
    async (method) => {
      const response = await app.inject({
        method: 'OPTIONS',
        url: '/api/inbox/1',
        headers: {
          origin: 'https://site.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type,idempotency-key',
        },
      })
      expect(response.statusCode).toBe(204)
      expect(response.headers['access-control-allow-origin']).toBe('*')
      expect(response.headers['access-control-allow-credentials']).toBeUndefined()
      expect(String(response.headers['access-control-allow-methods']).split(', ')).toContain(method)
      expect(String(response.headers['access-control-allow-headers']).toLowerCase()).toBe(
        'authorization, content-type, idempotency-key',
      )
    },
  )

  it('may read answers and failures', async () => {
    for (const url of ['/api/general', '/api/market/block', '/api/nothing']) {
      const { headers } = await app.inject({ url, headers: { origin: 'https://site.example' } })
      expect([url, headers['access-control-allow-origin']]).toEqual([url, '*'])
    }
  })

  it('may show images', async () => {
    const { headers } = await app.inject({ url: '/storage/logo.svg' })
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })
})

describe('every response has the security headers', () => {
  const NAMES = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'referrer-policy',
    'x-content-type-options',
  ]
  const EXPECTED = [expect.stringContaining("default-src 'self'"), 'same-origin', 'no-referrer', 'nosniff']

  it.each([
    ['GET', '/%', 400],
    ['GET', '/api/%ZZ', 400],
    ['POST', '/storage/%', 400],
    ['GET', '/api/nothing', 404],
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
]

describe('a framed page', () => {
  it.each(FRAMED)('%s may be framed by the site', async (url) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(200)
    expect(policyOf(response.headers)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      'font-src': ["'self'"],
    })
    expect(response.headers['x-frame-options']).toBeUndefined()
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it.each(['/demo-game/', '/exchange-demo/score', '/exchange-demo/stream'])(
    '%s has no inline script or style',
    async (url) => {
      const { body } = await app.inject({ url })
      expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
    },
  )

  it.each([
    '/exchange-demo/score.js',
    '/exchange-demo/poll.js',
    '/exchange-demo/calls/score/1',
    '/exchange-demo/ip',
  ])('%s can be read by a page of an opaque origin', async (url) => {
    const { headers } = await app.inject({ url, headers: { origin: 'null' } })
    expect([headers['access-control-allow-origin'], headers['set-cookie']]).toEqual(['*', undefined])
  })

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
