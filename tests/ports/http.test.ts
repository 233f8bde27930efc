import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { type Failure, failed, succeeded } from '../../machines/common/result.ts'
import { accessCalls } from '../../machines/contract/account.ts'
import { moneyCalls } from '../../machines/contract/money.ts'
import { siteCalls } from '../../machines/contract/site.ts'
import { createHttp, type HttpOptions } from '../../src/environment/http.ts'

interface ReceivedRequest {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

type Handler = (response: ServerResponse, attempt: number) => void

let server: Server
let base: string
let received: ReceivedRequest[]
let handler: Handler
let clock: SimulatedClock
let unauthorized: string[]

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
    onUnauthorized: (token) => unauthorized.push(token),
    ...changes,
  })
}

const signal = new AbortController().signal

/** Requests the balance, which needs a token and whose outcome can be repeated. */
const askBalance = (changes?: Partial<HttpOptions>) => http(changes).send(siteCalls.balance, { signal })
const login = () => http().send(accessCalls.login, { body: { username: 'a', password: 'b' }, signal })

beforeEach(async () => {
  received = []
  unauthorized = []
  clock = new SimulatedClock()
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url, headers } = request
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      handler(response, received.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('a successful call', () => {
  it('decodes the response by the contract', async () => {
    handler = json(200, { balance: '1500.00', more: 1 })
    expect(await askBalance()).toEqual(succeeded({ balance: 150_000 }))
    expect(received[0]).toMatchObject({ method: 'POST', url: '/api/balance', body: '{}' })
    expect(received[0]?.headers.authorization).toBe('Bearer tok')
  })

  it.each([
    ['bearer', siteCalls.balance, 'Bearer tok'],
    ['optional', siteCalls.general, 'Bearer tok'],
    ['none', siteCalls.logo, undefined],
  ] as const)('sends the token according to its auth: %s', async (_, call, bearer) => {
    handler = json(200, {})
    await http().send(call, { signal })
    expect(received[0]?.headers.authorization).toBe(bearer)
  })

  it('reports texts with valid Unicode, which an address can contain, whatever the server sends', async () => {
    const refusal = '{"message":"a\\ud800b","error":"\\udfff \\ud83d\\ude00"}'
    handler = text(400, refusal)
    const failure = { kind: 'refused', status: 400, message: 'a\ufffdb', error: '\ufffd 😀' } as const
    expect(await http().send(siteCalls.general, { signal })).toEqual(failed(failure))
  })

  it('encodes the query and amounts', async () => {
    handler = json(200, [{ id: 1, account_number: '01700000000' }])
    const query = { name: 'bKash & co', account_type: 'Agent', amount: 50_000 }
    expect(await http().send(moneyCalls.walletNumber, { query, signal })).toEqual(
      succeeded([{ id: '1', account_number: '01700000000' }]),
    )
    expect(received[0]?.url).toBe('/api/get-wallet-number?name=bKash+%26+co&account_type=Agent&amount=500.00')
  })

  it('sends the idempotency key in the configured header', async () => {
    handler = json(200, { message: 'ok' })
    const sent = { body: { trx_id: '1', trxid: '8N7A1234', number: '01700000000' }, signal, key: 'k1' }
    await http().send(moneyCalls.confirmEwallet, sent)
    await http({ idempotencyHeader: 'none' }).send(moneyCalls.confirmEwallet, sent)
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', undefined])
  })
})

describe('a failed call', () => {
  const refused = (status: number, more: object = {}) => ({ kind: 'refused', status, ...more })
  const NO = { message: 'No' }

  it.each([
    ['a refusal with a message', json(400, NO), refused(400, NO)],
    ['the `error` if there is no message', json(400, { error: 'No' }), refused(400, NO)],
    [
      'the first error of each field',
      json(422, { errors: { username: ['taken', 'x'], email: 'bad' } }),
      refused(422, { fields: { username: 'taken', email: 'bad' } }),
    ],
    [
      'the message if other fields are malformed',
      json(422, { ...NO, error: { code: 7 }, errors: [] }),
      refused(422, NO),
    ],
    [
      'the `error` if the message is malformed, and the fields with errors',
      json(422, { message: ['No'], error: 'No', errors: { username: [], email: ['bad'] } }),
      refused(422, { ...NO, fields: { email: 'bad' } }),
    ],
    [
      'the message and the `error` if they differ',
      json(400, { message: 'Bad Request', error: 'No' }),
      refused(400, { message: 'Bad Request', error: 'No' }),
    ],
    ['a refusal without a message', json(500, {}), refused(500)],
    ['a refusal that is not JSON', text(502, '<h1>Bad gateway</h1>'), refused(502)],
    ['a refusal by `success: false`', json(200, { success: false, ...NO }), refused(200, NO)],
    ['a body that is not JSON', text(200, '<h1>Hello</h1>'), { kind: 'unreadable' }],
    ['an empty body', text(200, ''), { kind: 'unreadable' }],
    ['a body of another shape', json(200, { balance: null }), { kind: 'unreadable' }],
  ])('reports %s', async (_, answer, failure) => {
    handler = answer
    expect(await askBalance()).toEqual(failed(failure as Failure))
    expect(received).toHaveLength(1)
  })

  it('reports the token of a call that got 401, and nothing for a call without a token', async () => {
    handler = json(401, { message: 'Unauthenticated.' })
    await askBalance()
    await login()
    expect(unauthorized).toEqual(['tok'])
  })

  it('does not report a token that another log-in has replaced meanwhile', async () => {
    let stored = 'tok'
    handler = (response) => {
      stored = 'newer'
      json(401, { message: 'Unauthenticated.' })(response, 1)
    }
    await askBalance({ token: () => stored })
    expect(received[0]?.headers.authorization).toBe('Bearer tok')
    expect(unauthorized).toEqual([])
  })

  it('is not sent without a required token', async () => {
    expect(await askBalance({ token: () => '' })).toEqual(failed({ kind: 'signedOut' }))
    expect(received).toHaveLength(0)
  })

  it('is lost if no response arrives; a read is retried once, a send is not', async () => {
    handler = (response) => response.destroy()
    expect(await http().send(siteCalls.general, { signal })).toEqual(failed({ kind: 'lost' }))
    expect(received).toHaveLength(2)
    expect(await login()).toEqual(failed({ kind: 'lost' }))
    expect(received).toHaveLength(3)
  })

  it('is lost if the connection drops during the response', async () => {
    handler = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"balance":', () => response.destroy())
    }
    expect(await askBalance()).toEqual(failed({ kind: 'lost' }))
  })

  it.each([
    ['a read', siteCalls.general, 15_000],
    ['a send', siteCalls.logout, 30_000],
  ] as const)('times out: %s', async (_, call, limit) => {
    const arrived = new Promise<void>((resolve) => {
      handler = () => resolve()
    })
    const answer = http().send<typeof siteCalls.general | typeof siteCalls.logout>(call, { signal })
    await arrived
    clock.increment(limit - 1)
    expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting')
    clock.increment(1)
    expect(await answer).toEqual(failed({ kind: 'timedOut' }))
  })

  it('rejects if it is aborted', async () => {
    const controller = new AbortController()
    handler = () => controller.abort()
    await expect(http().send(siteCalls.general, { signal: controller.signal })).rejects.toThrow()
    expect(received).toHaveLength(1)
  })

  it('rejects on an unexpected error', async () => {
    const broken = () => Promise.reject(new Error('not the network'))
    await expect(askBalance({ fetch: broken })).rejects.toThrow()
  })
})
