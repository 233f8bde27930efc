import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { routeOf } from '../../machines/common/routing/routes.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { sendEarly } from '../../src/environment/http/earlyReads/sendEarly.ts'
import type { SentReads } from '../../src/environment/http/earlyReads/sentReads.ts'
import { takeEarly } from '../../src/environment/http/earlyReads/takeEarly.ts'
import { cacheModeOf } from '../../src/environment/offline/kept.ts'
import { keepViewOf } from '../../src/ports/common/keptView.ts'
import { FakePage } from '../model/headless/fakePage.ts'

/** The calls that reached the network: address and token. */
let calls: string[]
let stored: Record<string, string>
/** The addresses of the calls that were aborted. */
let aborted: string[]
/** The pictures that were asked for: address and priority. */
let pictures: string[]
/** What the server answers, by address. */
let answers: Record<string, string>
let sent: SentReads

const fetched = (async (input, init) => {
  const count = calls.push(`${input} ${new Headers(init?.headers).get('Authorization') ?? 'no token'}`)
  init?.signal?.addEventListener('abort', () => aborted.push(String(input)))
  await null
  init?.signal?.throwIfAborted()
  return new Response(answers[String(input)] ?? `answer ${count}`)
}) as typeof globalThis.fetch

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  warn.mockClear()
  calls = []
  aborted = []
  pictures = []
  stored = {}
  answers = {}
  sent = new Map()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

function open(address: string, config = '{}', state: unknown = null): void {
  const { pathname, search } = new URL(address, 'http://site.test')
  const window = {
    location: { pathname, search },
    history: { state },
    document: {
      getElementById: () => ({ textContent: config }),
      createElement: () => ({
        fetchPriority: 'auto',
        set src(address: string) {
          pictures.push(`${address} ${this.fetchPriority}`)
        },
      }),
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    fetch: fetched,
    setTimeout,
  }
  const route = routeOf(pathname)
  if (route) sent = sendEarly(route, window as unknown as Window)
}

const SPOKEN = { 'Accept-Language': 'en' }

const ask = (address: string, init: RequestInit = {}, fresh = false) => {
  const headers = new Headers(init.headers ?? SPOKEN)
  const cache = cacheModeOf(new URL(address, 'http://site.test').pathname, headers, fresh)
  const answer = takeEarly(fetched, sent)(address, { method: 'GET', cache, ...init, headers })
  return answer.then((response) => response.text())
}

it('the answer of an early call goes to the first port that makes the same call', async () => {
  open('/games?type=FH')
  expect(calls).toEqual([
    '/api/get-system?type=FH no token',
    ...['/api/general no token', '/api/sliders no token', '/api/logo no token'],
  ])
  expect(await ask('/api/get-system?type=FH')).toBe('answer 1')
  expect(await ask('/api/get-system?type=FH')).toBe('answer 5')
})

it('the games of the systems that an early answer names are asked for early too', async () => {
  answers['/api/get-system?type=FH'] = '{"systems":["B & C","","A","B & C"]}'
  open('/games?type=FH')
  await vi.waitFor(() => expect(calls).toHaveLength(5))
  expect(calls[4]).toBe('/api/get-games?type=FH&system=B+%26+C%2CA no token')
  expect(await ask('/api/get-games?type=FH&system=B+%26+C%2CA')).toBe('answer 5')
})

it('the games of the system in the address are asked for early, and none where the player returns to a view', () => {
  open('/games?type=SPORTS&system=Lucky%20Sports')
  expect(calls[1]).toBe('/api/get-games?type=SPORTS&system=Lucky+Sports no token')
  const { window, storage, history } = new FakePage('/games', {})
  const keeper = createActor(keepViewOf({ window, storage } as Environment), { input: 'games' }).start()
  keeper.send({ type: 'keep', view: { system: 'Virtual' } })
  open('/games?type=SPORTS&system=Lucky%20Sports', '{}', history.state)
  expect(calls.filter((call) => call.includes('/get-games'))).toHaveLength(1)
})

it('the pictures that an early answer names are fetched, each once and no more than fill a phone', async () => {
  const games = Array.from({ length: 30 }, (_, at) => ({ image: at < 2 ? 'a "b"/c.svg' : `${at}.svg` }))
  answers['https://api.test/api/get-games?type=FH&system=A'] = JSON.stringify({ games })
  open('/games?type=FH&system=A', '{"apiHost":"https://api.test"}')
  await vi.waitFor(() => expect(pictures).toHaveLength(12))
  expect(pictures.slice(0, 2)).toEqual([
    'https://api.test/storage/a%20%22b%22/c.svg high',
    'https://api.test/storage/2.svg high',
  ])
})

it('an early call reads an address without a type, and the configured host, as the site does', () => {
  open('/games', '{"apiHost":"https://api.test/"}')
  expect(calls[0]).toBe('https://api.test/api/get-system?type=SLOT no token')
  calls = []
  for (const apiHost of [5, '//other.test']) open('/games', JSON.stringify({ apiHost }))
  expect(new Set(calls.map((call) => call.split('/')[1]))).toEqual(new Set(['api']))
})

it('an early call sends the token of the stored session, and nobody else gets its answer', async () => {
  Object.assign(stored, { token: 'mine', remote_id: '41' })
  open('/deposit')
  expect(calls[0]).toBe('/api/payment-methods Bearer mine')
  expect(await ask('/api/payment-methods', { headers: { Authorization: 'Bearer other', ...SPOKEN } })).toBe(
    'answer 6',
  )
})

it('a visitor who is led elsewhere makes no early call', () => {
  open('/deposit')
  expect(calls).toEqual([])
})

it('a port that wants a fresh answer gets none that may be from the last visit', async () => {
  Object.assign(stored, { token: 'mine', remote_id: '41' })
  open('/deposit')
  expect(await ask('/api/promotion')).toBe('answer 6')
  expect(await ask('/api/promotion', {}, true)).toBe('answer 2')
})

it('an early call is made in the language that the player chose', async () => {
  stored['app.language'] = 'bn'
  open('/games')
  expect(await ask('/api/get-system?type=SLOT')).toBe('answer 5')
  expect(await ask('/api/get-system?type=SLOT', { headers: { 'Accept-Language': 'bn' } })).toBe('answer 1')
})

it('an early call is aborted when its port aborts', async () => {
  open('/games')
  const abort = new AbortController()
  const asked = ask('/api/get-system?type=SLOT', { signal: abort.signal })
  abort.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
  expect(aborted).toEqual(['/api/get-system?type=SLOT'])
})

it('an early answer that nothing has asked for within 15 s is dropped, and reported without the token', async () => {
  Object.assign(stored, { token: 'mine', remote_id: '41' })
  open('/deposit')
  vi.advanceTimersByTime(15_000)
  expect(warn).toHaveBeenCalledWith(
    'Nothing has asked for /api/payment-methods, /api/promotion, /api/general, /api/sliders, /api/logo.',
  )
  expect(await ask('/api/payment-methods', { headers: { Authorization: 'Bearer mine', ...SPOKEN } })).toBe(
    'answer 6',
  )
})
