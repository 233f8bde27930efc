import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { accessCalls } from '../../machines/contract/account.ts'
import { catalogueCalls } from '../../machines/contract/games.ts'
import { moneyCalls } from '../../machines/contract/money.ts'
import { siteCalls } from '../../machines/contract/site.ts'
import { createHttp, type HttpOptions } from '../../src/environment/http.ts'

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

type Handler = (response: ServerResponse, attempt: number) => void

let server: Server
let base: string
let seen: Seen[]
let handler: Handler
let clock: SimulatedClock
let refused: string[]

const json =
  (status: number, body: unknown): Handler =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const text =
  (status: number, body: string): Handler =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(body)
  }

function http(changes: Partial<HttpOptions> = {}) {
  return createHttp({
    fetch: globalThis.fetch,
    clock,
    apiHost: base,
    exchangeData: `${base}/exchange-data`,
    idempotencyHeader: 'Idempotency-Key',
    token: () => 'tok',
    onUnauthorized: (token) => refused.push(token),
    ...changes,
  })
}

const signal = () => new AbortController().signal

beforeEach(async () => {
  seen = []
  refused = []
  clock = new SimulatedClock()
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url, headers } = request
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      handler(response, seen.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('a call that is answered', () => {
  it('is decoded by the contract', async () => {
    handler = json(200, { balance: '1500.00', more: 1 })
    expect(await http().send(siteCalls.balance, { signal: signal() })).toEqual({
      ok: true,
      value: { balance: 150_000 },
    })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/balance', body: '{}' })
    expect(seen[0]?.headers.authorization).toBe('Bearer tok')
  })

  it.each([
    ['bearer', siteCalls.balance, 'Bearer tok'],
    ['optional', siteCalls.general, 'Bearer tok'],
    ['none', siteCalls.logo, undefined],
  ] as const)('bears the token as the table says: %s', async (_, call, bearer) => {
    handler = json(200, {})
    await http().send(call, { signal: signal() })
    expect(seen[0]?.headers.authorization).toBe(bearer)
  })

  it('encodes its query and its money', async () => {
    handler = json(200, [{ id: 1, account_number: '01700000000' }])
    const query = { name: 'bKash & co', account_type: 'Agent', amount: 50_000 }
    expect(await http().send(moneyCalls.walletNumber, { query, signal: signal() })).toEqual({
      ok: true,
      value: [{ id: '1', account_number: '01700000000' }],
    })
    expect(seen[0]?.url).toBe('/api/get-wallet-number?name=bKash+%26+co&account_type=Agent&amount=500.00')
  })

  it('bears the key of a form that moves money, under the name that the operator gave', async () => {
    handler = json(200, { message: 'ok' })
    const body = { trx_id: '1', trxid: '8N7A1234', number: '01700000000' }
    await http().send(moneyCalls.confirmEwallet, { body, signal: signal(), key: 'k1' })
    await http({ idempotencyHeader: 'none' }).send(moneyCalls.confirmEwallet, {
      body,
      signal: signal(),
      key: 'k1',
    })
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', undefined])
  })
})

describe('a call that fails', () => {
  it.each([
    [
      'a refusal in the server’s words',
      json(400, { message: 'No' }),
      { kind: 'refused', status: 400, message: 'No' },
    ],
    [
      'its `error` where it has no message',
      json(400, { error: 'No' }),
      { kind: 'refused', status: 400, message: 'No' },
    ],
    [
      'errors by field',
      json(422, { errors: { username: ['taken', 'x'], email: 'bad' } }),
      { kind: 'refused', status: 422, fields: { username: 'taken', email: 'bad' } },
    ],
    [
      'a message, though another field is odd',
      json(422, { message: 'No', error: { code: 7 }, errors: [] }),
      { kind: 'refused', status: 422, message: 'No' },
    ],
    [
      'its `error` where the message is odd, and the fields that have words',
      json(422, { message: ['No'], error: 'No', errors: { username: [], email: ['bad'] } }),
      { kind: 'refused', status: 422, message: 'No', fields: { email: 'bad' } },
    ],
    [
      'both where they differ',
      json(400, { message: 'Bad Request', error: 'No' }),
      { kind: 'refused', status: 400, message: 'Bad Request', error: 'No' },
    ],
    ['a failure without words', json(500, {}), { kind: 'refused', status: 500 }],
    ['a failure that is no JSON', text(502, '<h1>Bad gateway</h1>'), { kind: 'refused', status: 502 }],
    [
      'success: false',
      json(200, { success: false, message: 'No' }),
      { kind: 'refused', status: 200, message: 'No' },
    ],
    ['a body that is no JSON', text(200, '<h1>Hello</h1>'), { kind: 'unreadable' }],
    ['an empty body', text(200, ''), { kind: 'unreadable' }],
    ['a body of another shape', json(200, { balance: null }), { kind: 'unreadable' }],
  ])('says %s', async (_, answer, failure) => {
    handler = answer
    expect(await http().send(siteCalls.balance, { signal: signal() })).toEqual({ ok: false, failure })
    expect(seen).toHaveLength(1)
  })

  it('tells of a 401 with the token that was borne, and of none where none was', async () => {
    handler = json(401, { message: 'Unauthenticated.' })
    await http().send(siteCalls.balance, { signal: signal() })
    await http().send(accessCalls.login, { body: { username: 'a', password: 'b' }, signal: signal() })
    expect(refused).toEqual(['tok'])
  })

  it('is not sent without the token that it needs', async () => {
    expect(await http({ token: () => '' }).send(siteCalls.balance, { signal: signal() })).toEqual({
      ok: false,
      failure: { kind: 'signedOut' },
    })
    expect(seen).toHaveLength(0)
  })

  it('is lost where no answer comes: a read is tried once more, a send is not', async () => {
    handler = (response) => response.destroy()
    const lost = { ok: false, failure: { kind: 'lost' } }
    expect(await http().send(catalogueCalls.systems, { query: { type: 'SLOT' }, signal: signal() })).toEqual(
      lost,
    )
    expect(seen).toHaveLength(2)
    expect(
      await http().send(accessCalls.login, { body: { username: 'a', password: 'b' }, signal: signal() }),
    ).toEqual(lost)
    expect(seen).toHaveLength(3)
  })

  it('is lost where the answer breaks off', async () => {
    handler = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"balance":', () => response.destroy())
    }
    expect(await http().send(siteCalls.balance, { signal: signal() })).toEqual({
      ok: false,
      failure: { kind: 'lost' },
    })
  })

  it.each([
    ['a read', siteCalls.general, 15_000],
    ['a send', siteCalls.logout, 30_000],
  ] as const)('times out by the clock: %s', async (_, call, limit) => {
    const arrived = new Promise<void>((resolve) => {
      handler = () => resolve()
    })
    const answer = http().send<typeof siteCalls.general | typeof siteCalls.logout>(call, { signal: signal() })
    await arrived
    clock.increment(limit - 1)
    expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting')
    clock.increment(1)
    expect(await answer).toEqual({ ok: false, failure: { kind: 'timedOut' } })
  })

  it('rejects when it is given up', async () => {
    const gone = new AbortController()
    handler = () => gone.abort()
    await expect(http().send(siteCalls.general, { signal: gone.signal })).rejects.toThrow()
    expect(seen).toHaveLength(1)
  })

  it('rejects where something unexpected happened', async () => {
    const broken = () => Promise.reject(new Error('not the network'))
    await expect(http({ fetch: broken }).send(siteCalls.balance, { signal: signal() })).rejects.toThrow()
  })
})
