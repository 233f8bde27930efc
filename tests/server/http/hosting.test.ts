import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { programsNamed } from '#scripts/lib/programs.mjs'
import { headersFile } from '#scripts/vite/hostFiles.ts'
import { headersOf, siteRules } from '#server/http/siteHeaders.ts'
import { FILE_PATHS, HOST_PATHS, makeDist, PAGE, SCRIPT } from '../setup/dist.ts'
import { HOST_NAMES, hashIn, startHost } from '../setup/hosts.ts'
import { startSandbox } from '../setup/sandbox.ts'

const rules = siteRules()

/** The headers that a host of the site is responsible for. */
const NAMES = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]

const PAGES = ['/', '/login', '/games?type=SLOT', '/chat-box/7', '/nothing/at/all']

const dist = makeDist()
const app = await startSandbox({ dist })
let backend = ''

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  backend = `127.0.0.1:${(app.server.address() as AddressInfo).port}`
})

/** Returns the site's headers for a path; null for each header that is missing. */
async function servedHeaders(origin: string, path: string) {
  const { headers } = await fetch(`${origin}${path}`, { headers: { accept: 'text/html,*/*' } })
  return Object.fromEntries(NAMES.map((name) => [name, headers.get(name)]))
}

/** The hash of the script in `PAGE`. */
const SCRIPT_HASH = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"

/** Returns the headers for a path according to the rules, with a policy that allows a script by its hash. */
function expectedHeaders(path: string, hash = SCRIPT_HASH) {
  const given = headersOf(siteRules([], [hash]), path)
  return Object.fromEntries(NAMES.map((name) => [name, given[name] ?? null]))
}

it('the headers of each path are those that docs/deploy.md describes', () => {
  expect(headersOf(rules, '/login')).toEqual({
    'Content-Security-Policy':
      "default-src 'self'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' http: https: blob: data:; frame-src 'self' http: https:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  })
  const caching = (path: string) => headersOf(rules, path)['Cache-Control']
  expect(['/index.html', '/back.html', '/sw.js', '/site.webmanifest'].map(caching)).toEqual(
    Array(4).fill('no-cache'),
  )
  expect(caching('/assets/index-abc123.js')).toBe('public, max-age=31536000, immutable')
  expect(['/art/splash.svg', '/fonts/manrope.woff2', '/icons/icon-192.png'].map(caching)).toEqual(
    Array(3).fill('public, max-age=3600'),
  )
  const framedBy = (path: string) =>
    /frame-ancestors (\S+)/.exec(headersOf(rules, path)['Content-Security-Policy'] ?? '')?.[1]
  expect(['/back.html', '/back', '/', '/back.js'].map(framedBy)).toEqual([
    ...["'self'", "'self'"],
    ...["'none'", "'none'"],
  ])
})

describe('the headers for static hosts', () => {
  const given = siteRules(['https://api.example', 'wss://odds.example'])
  const file = headersFile(given)

  it.each([...FILE_PATHS, '/', '/login'])('Netlify and Cloudflare read the rules for %s', (path) => {
    const expected = headersOf(given, path)
    expect(expected['Content-Security-Policy']).toContain(
      "connect-src 'self' https://api.example wss://odds.example;",
    )
    expect(readAs('netlify', file, path)).toEqual(expected)
    expect(readAs('cloudflare', file, path)).toEqual(expected)
  })

  it('no line is longer than Cloudflare allows', () => {
    expect(Math.max(...file.split('\n').map(({ length }) => length))).toBeLessThan(2_000)
  })
})

it.each([...FILE_PATHS, ...PAGES])('the sandbox serves %s by the rules', async (path) => {
  const expected = expectedHeaders(path)
  const policy = expected['Content-Security-Policy'] ?? ''
  // Of a page that is framed, the policy names the origin as well.
  const own = policy.includes("frame-ancestors 'self'") ? `'self' http://${backend}` : "'self'"
  expect(await servedHeaders(`http://${backend}`, path)).toEqual({
    ...expected,
    'Content-Security-Policy': policy.replaceAll("'self'", own),
  })
})

it.each(HOST_PATHS)('the sandbox does not serve %s as a file', async (path) => {
  const as = async (accept: string) => {
    const response = await fetch(`http://${backend}${path}`, { headers: { accept } })
    return [response.status, await response.text()]
  }
  expect(await as('text/html')).toEqual([200, PAGE])
  expect(await as('*/*')).toEqual([404, expect.stringContaining('message')])
})

for (const name of HOST_NAMES) {
  if (programsNamed(name).length === 0) {
    it(`the sample for ${name} is not tested, because ${name} is not installed`, () => {
      console.warn(`${name} is not installed: its sample in docs/deploy is not tested.`)
    })
    continue
  }

  describe(`the sample for ${name}`, () => {
    let [origin, hash] = ['', '']
    beforeAll(async () => {
      const host = await startHost(name, dist, backend)
      origin = host.origin
      hash = hashIn(name)
      return host.stop
    })

    it('serves every file by the rules', async () => {
      for (const path of FILE_PATHS) {
        expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 200])
        expect([path, await servedHeaders(origin, path)]).toEqual([path, expectedHeaders(path, hash)])
      }
      for (const path of ['/site.webmanifest', '/operator/site.webmanifest']) {
        const manifest = await fetch(`${origin}${path}`)
        expect([path, manifest.headers.get('content-type')]).toEqual([path, 'application/manifest+json'])
      }
    })

    it("compresses the operator's texts", async () => {
      const headers = { 'accept-encoding': 'gzip' }
      const texts = await fetch(`${origin}/operator/pages/en.json`, { headers })
      expect(texts.headers.get('content-encoding')).toBe('gzip')
      expect(await texts.json()).toEqual({ terms: expect.stringContaining('One of the rules.') })
    })

    it('serves the page at every address without a file, compressed, and not again if it is unchanged', async () => {
      for (const path of [...PAGES, ...HOST_PATHS]) {
        const response = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'gzip' } })
        expect([path, response.status, await response.text()]).toEqual([path, 200, PAGE])
        expect([path, response.headers.get('content-encoding')]).toEqual([path, 'gzip'])
        expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8/)
        expect([path, await servedHeaders(origin, path)]).toEqual([path, expectedHeaders(path, hash)])
        const known = { 'accept-encoding': 'gzip', 'if-none-match': response.headers.get('etag') ?? '' }
        expect((await fetch(`${origin}${path}`, { headers: known })).status).toBe(304)
      }
    })

    it('serves the compressed copy of a hashed file; an unknown one is a 404 that is not kept', async () => {
      const path = '/assets/index-abc123.js'
      const packed = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'gzip' } })
      expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['gzip', SCRIPT])
      expect(packed.headers.get('content-type')).toMatch(/javascript/)
      for (const unknown of ['/assets/old-abc.js', '/art/old.svg']) {
        const response = await fetch(`${origin}${unknown}`)
        expect([response.status, response.headers.get('cache-control')]).toEqual([404, null])
      }
    })

    it('passes calls to the backend and leaves their headers as they are', async () => {
      for (const [path, status] of [['/api/general', 200] as const, ['/api/nothing', 404] as const]) {
        const direct = await fetch(`http://${backend}${path}`)
        const passed = await fetch(`${origin}${path}`)
        expect([passed.status, await passed.text()]).toEqual([status, await direct.text()])
        for (const header of NAMES)
          expect([header, passed.headers.get(header)]).toEqual([header, direct.headers.get(header)])
      }
    })
  })
}

/**
 * Returns the headers for a path according to a `_headers` file. On Netlify a later rule replaces a value,
 * and a line without a colon is ignored. Cloudflare joins the values unless `!` detaches the header first.
 */
function readAs(host: 'netlify' | 'cloudflare', text: string, path: string): Record<string, string> {
  const found: Record<string, string> = {}
  let applies = false
  for (const line of text.split('\n')) {
    if (line.startsWith('/'))
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    if (!applies || !line.startsWith(' ')) continue
    const [, detached] = /^ {2}! (\S+)$/.exec(line) ?? []
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (detached !== undefined && host === 'cloudflare') delete found[detached]
    if (name === undefined) continue
    found[name] = host === 'cloudflare' && name in found ? `${found[name]}, ${value}` : value
  }
  return found
}
