import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Call } from '@tiya/contract/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Result } from '../../machines/common/result.ts'
import type { ClientCell } from '../../scripts/faults/matrix.mjs'
import { createHttp } from '../../src/environment/http/http.ts'
import { CALLS } from '../site/calls.ts'
import { HostileAnswers } from '../site/hostileAnswers.ts'
import { FAULT_NAMES, type FaultName, respondWith } from './wireFaults.ts'

/*
 * The client's part of the fault matrix. The real client sends every call of the contract over a real
 * connection to a server that fails it in every way.
 */

const TOKEN = 'token-of-rahim'
const KEY = '0123456789abcdef0123456789abcdef'

/** How the ports see each fault, apart from the server's message. */
const EXPECTED: Readonly<Record<FaultName, Result<unknown>>> = {
  'a 400 with a message': refused(400, 'Words of a 400.'),
  'a 401': refused(401, 'Unauthenticated.'),
  'a 404': refused(404, 'Words of a 404.'),
  'a 409': refused(409, 'Words of a 409.'),
  'a 422 with errors': refused(422, 'Words of a 422.', { elsewhere: 'Bad.' }),
  'a 429': refused(429, 'Words of a 429.'),
  'a 500': refused(500),
  'a 503': refused(503),
  'a body that is not JSON': { ok: false, failure: { kind: 'unreadable' } },
  'a body of the wrong shape': { ok: false, failure: { kind: 'unreadable' } },
  'an empty body': { ok: false, failure: { kind: 'unreadable' } },
  'a reset before the answer': { ok: false, failure: { kind: 'lost' } },
  'a reset within the body': { ok: false, failure: { kind: 'lost' } },
  'a timeout': { ok: false, failure: { kind: 'timedOut' } },
}

function refused(status: number, message?: string, fields?: Record<string, string>): Result<unknown> {
  return {
    ok: false,
    failure: { kind: 'refused', status, ...(message && { message }), ...(fields && { fields }) },
  }
}

/** Says for the title of a test what the ports are told. */
function inWords(result: Result<unknown>): string {
  if (result.ok || result.failure.kind !== 'refused') return result.ok ? 'a value' : result.failure.kind
  const { status, message, fields } = result.failure
  const words = [...(message ? ['the message'] : []), ...(fields ? ['the errors'] : [])]
  return [`refused with ${status}`, ...words].join(', ')
}

/** Values for fields that accept only certain texts. */
const literalsOf = ({ path }: Call) => ({
  type: path === '/usr-forgot-password' ? 'email' : 'deposit',
  ...{ status: 'active', currency: 'BDT', user_two_id: '7', sender_id: '6' },
})

/** Returns a body or a query that a schema accepts, decoded. */
function sampleOf(call: Call, schema: Call['body']): unknown {
  const samples = new HostileAnswers({ isTotal: false, rows: ['x'], next: () => 'x' })
  return z.parse(schema, samples.of({ ...call, response: schema }, literalsOf(call)))
}

interface Sent {
  readonly authorization: string | undefined
  readonly key: string | string[] | undefined
}

let fault: FaultName = 'a 500'
let sent: Sent[] = []
let onArrival = () => {}

const server = createServer((request, response) => {
  const { authorization, 'idempotency-key': key } = request.headers
  sent.push({ authorization, key })
  request.resume().on('end', () => {
    respondWith(fault, response)
    onArrival()
  })
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends a call to the server. It times out only once a silent server has the request, never before. */
async function send(call: Call) {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const refusedTokens: string[] = []
  const limits: (() => void)[] = []
  const http = createHttp({
    fetch: globalThis.fetch,
    clock: {
      now: () => 0,
      setTimeout: (run) => limits.push(run),
      clearTimeout: () => undefined,
    },
    apiHost: origin,
    exchangeData: `${origin}/exchange-data`,
    idempotencyHeader: 'Idempotency-Key',
    token: () => TOKEN,
    language: () => 'en',
    onUnauthorized: (token) => refusedTokens.push(token),
    report: () => undefined,
  })
  sent = []
  onArrival = () => {
    if (fault === 'a timeout') for (const end of limits) end()
  }
  const result = await http.send(call, {
    body: sampleOf(call, call.body) as never,
    query: sampleOf(call, call.query) as never,
    params: { id: '1', chatId: '1', sport: 'cricket', marketId: '1', eventId: '1' },
    signal: new AbortController().signal,
    ...(call.kind === 'money' && { key: KEY }),
  })
  return { result, refusedTokens }
}

/** The data for the report: for each call and fault, how often the call was sent and what the ports were told. */
const cells: ClientCell[] = []

afterAll(() => {
  mkdirSync('.cache/faults', { recursive: true })
  writeFileSync('.cache/faults/client.json', `${JSON.stringify(cells, null, 2)}\n`)
})

for (const call of CALLS) {
  const { method, path, auth, kind } = call
  const isRead = method === 'GET' && kind === 'read'
  describe(`${method} ${path}`, () => {
    const titles = FAULT_NAMES.map((name) => {
      const isRepeated = isRead && name.startsWith('a reset')
      return [name, `${inWords(EXPECTED[name])}${isRepeated ? ', on the second try' : ''}`] as const
    })
    it.for(titles)('tells the ports of %s: %s', async ([name]) => {
      fault = name
      const cell = { call: `${method} ${path}`, auth, kind, fault: name, requests: 0, passed: false }
      cells.push(cell)
      const { result, refusedTokens } = await send(call)
      cell.requests = sent.length
      expect(result).toEqual(EXPECTED[name])
      expect(sent, 'a read that gets no answer is sent once more').toHaveLength(
        isRead && name.startsWith('a reset') ? 2 : 1,
      )
      expect(refusedTokens).toEqual(name === 'a 401' && auth !== 'none' ? [TOKEN] : [])
      for (const { authorization, key } of sent) {
        expect(authorization).toBe(auth === 'none' ? undefined : `Bearer ${TOKEN}`)
        expect(key).toBe(kind === 'money' ? KEY : undefined)
      }
      cell.passed = true
    })
  })
}
