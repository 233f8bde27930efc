import { accountCalls } from '@tiya/contract/account'
import { exchangeCalls } from '@tiya/contract/exchange'
import { inboxCalls } from '@tiya/contract/inbox'
import { allTransactions, moneyCalls } from '@tiya/contract/money'
import { documentedCalls } from '@tiya/contract/openapi/callDocs'
import { siteCalls } from '@tiya/contract/site'
import type { Call } from '@tiya/contract/wire'
import { failed, succeeded } from '@tiya/ports/result'
import { beforeEach, describe, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import * as z from 'zod/mini'
import type { Failure } from '../../machines/common/result.ts'
import type { Defect } from '../../src/environment/http/defect.ts'
import { createHttp, type HttpOptions } from '../../src/environment/http/http.ts'

/* `tests/faults/client.test.ts` fails every call in every way. These are the other rules of the client. */

interface ReceivedRequest {
  readonly method: string | undefined
  readonly url: string
  readonly headers: Headers
  readonly body: unknown
}

let received: ReceivedRequest[]
/** What the server answers. */
let answer: () => Response

beforeEach(() => {
  received = []
})

const json = (status: number, body: unknown) => () => Response.json(body, { status })
const text = (status: number, body: string) => () => new Response(body, { status })

function http(changes: Partial<HttpOptions> = {}) {
  return createHttp({
    fetch: async (input, init) => {
      const { method, headers, body } = init ?? {}
      received.push({ method, url: String(input), headers: new Headers(headers), body })
      return answer()
    },
    clock: new SimulatedClock(),
    apiHost: '',
    exchangeData: '/exchange-data',
    idempotencyHeader: 'Idempotency-Key',
    language: () => 'bn',
    token: () => 'tok',
    onUnauthorized: () => undefined,
    report: () => undefined,
    ...changes,
  })
}

const { signal } = new AbortController()

/** Requests the balance, for which the client needs a token. */
const askBalance = (changes?: Partial<HttpOptions>) => http(changes).send(siteCalls.balance, { signal })

describe('a call', () => {
  it('is not decoded again if its response repeats the last one', async () => {
    const client = http()
    const ask = async () => {
      const result = await client.send(siteCalls.balance, { signal })
      return result.ok ? result.value : result.failure
    }
    answer = json(200, { balance: '1500.00' })
    const first = await ask()
    expect(await ask()).toBe(first)
    answer = json(500, { balance: '1500.00' })
    expect(await ask()).toMatchObject({ kind: 'refused' })
    answer = json(200, { balance: '1500.01' })
    expect(await ask()).toEqual({ balance: 150_001 })
  })

  it('is not decoded again either if lists at other addresses were asked for meanwhile', async () => {
    const client = http()
    const ask = async (sport: string) => {
      answer = json(200, { events: [], sport })
      const result = await client.send(exchangeCalls.sportsEvents, { params: { sport }, signal })
      return result.ok && result.value
    }
    const first = [await ask('cricket'), await ask('soccer')]
    const second = [await ask('cricket'), await ask('soccer')]
    expect(second.map((list, at) => list === first[at])).toEqual([true, true])
  })

  it('tells the date of an answer of the API, and of no other', async () => {
    const dates: (string | null)[] = []
    const client = http({ onDated: (date) => dates.push(date) })
    const given = (date: string) => () => Response.json({}, { headers: { Date: date } })
    answer = given('Mon, 02 Mar 2026 06:00:00 GMT')
    await client.send(siteCalls.balance, { signal })
    answer = json(500, {})
    await client.send(siteCalls.balance, { signal })
    answer = given('Mon, 02 Mar 2026 07:00:00 GMT')
    await client.send(exchangeCalls.sportsEvents, { params: { sport: 'cricket' }, signal })
    const kept = { 'X-Kept': 'yes' }
    answer = () =>
      Response.json({ sliders: [] }, { headers: { Date: 'Mon, 02 Mar 2026 08:00:00 GMT', ...kept } })
    await client.send(siteCalls.sliders, { signal })
    expect(dates).toEqual(['Mon, 02 Mar 2026 06:00:00 GMT', null])
  })

  it('leaves out an odd row of a list that is only shown, and reports it', async () => {
    const shown = { thubmnail: 'a.png', link: null, status: 'active', slider_type: 'Main' }
    const odd: Defect[] = []
    answer = json(200, {
      sliders: [
        { ...shown, message_id: 1 },
        { ...shown, message_id: 2, name: 5 },
      ],
    })
    const result = await http({ report: (defect) => odd.push(defect) }).send(siteCalls.sliders, { signal })
    expect(result).toEqual(succeeded({ sliders: [{ ...shown, message_id: '1', name: '' }] }))
    expect(odd).toEqual([{ kind: 'odd row', call: siteCalls.sliders, path: ['sliders', 'name'] }])
  })

  it('reads around a list that fails alone, and reports it as an answer that fails', async () => {
    const fancy = { title: 'Runs', type: 'fancy', suspended: false, ball_running: false }
    const items = { 77: { bookmaker: [], fancy2: [fancy] } }
    answer = json(200, { data: { items } })
    const odd: Defect[] = []
    const call = exchangeCalls.event
    const given = { params: { eventId: '77' }, signal }
    const result = await http({ report: (defect) => odd.push(defect) }).send(call, given)
    expect(result).toEqual(succeeded({ data: { items: { 77: { bookmaker: [], fancy2: null } } } }))
    expect(odd).toEqual([
      { kind: 'odd row', call, path: ['data', 'items', '77', 'fancy2', 'id'] },
      { kind: 'odd answer', call, path: ['data', 'items', '77', 'fancy2', 0, 'id'] },
    ])
  })

  describe('the transactions that a decision about money rests on', () => {
    const ROW = { id: 1, action: 'deposit', key: '1', amount: '500', created_at: '2026-03-02 06:00:00' }
    const options = { query: { remote_id: '41' }, signal }

    it.each([
      ['a pending deposit without an amount', { key: 0, amount: null }],
      ['a pending withdrawal without a time', { action: 'withdraw', key: '0', created_at: null }],
      ['a row without a key', { key: null }],
      ['a row without an action', { action: null }],
      ['a row whose action is no text', { action: 7 }],
    ])('fail for %s', async (_, odd) => {
      answer = json(200, { transactions: [ROW, { ...ROW, ...odd }] })
      expect((await http().send(moneyCalls.transactions, options)).ok).toBe(true)
      expect(await http().send(allTransactions, options)).toEqual(failed({ kind: 'unreadable' }))
    })

    it.each([
      ['no amount', { amount: null }, { amount: null }],
      ['an amount that can’t be read', { amount: '1,500.00' }, { amount: null }],
      ['no time', { created_at: null }, { created_at: '' }],
      ['no id', { id: null }, { id: '' }],
      ['an odd method', { payment_method: 'bKash' }, { payment_method: null }],
      ['odd texts', { transaction_id: {}, note: 7, updated_at: 7 }, { transaction_id: null, note: null }],
      ['a pending bonus without an amount', { action: 'bonus', key: 0, amount: null }, { amount: null }],
      ['a key that the site does not know', { key: 9, amount: null }, { amount: null }],
    ])('pass a row that is no pending request in spite of %s', async (_, odd, read) => {
      answer = json(200, { transactions: [ROW, { ...ROW, ...odd }] })
      const result = await http().send(allTransactions, options)
      expect(result).toMatchObject({ ok: true, value: { transactions: [{ amount: 500_00 }, read] } })
    })
  })

  it('reports texts with valid Unicode, which an address can contain, whatever the server sends', async () => {
    answer = text(400, '{"message":"a\\ud800b","error":"\\udfff \\ud83d\\ude00"}')
    const failure = { kind: 'refused', status: 400, message: 'a\ufffdb', error: '\ufffd 😀' } as const
    expect(await askBalance()).toEqual(failed(failure))
  })

  it('takes part in no cache, but for what the worker may keep, which is checked with the server', async () => {
    const kept = ['/sliders', '/get-system', '/get-provider', '/get-games', '/promotion']
    const modes = new Map<string, string | undefined>()
    const ask = async (call: Call, token: string, fresh = false) => {
      const client = http({
        token: () => token,
        fetch: async (_, init) => {
          modes.set(call.path, init?.cache)
          return Response.json({})
        },
      })
      const doc = documentedCalls.find((documented) => documented.call === call)?.doc
      const query = doc && (z.parse(call.query, doc.query) as never)
      const body = doc && (z.parse(call.body, doc.body) as never)
      await client.send(call, { query, body, params: doc?.params ?? {}, signal, fresh })
      return modes.get(call.path)
    }
    for (const { call } of documentedCalls) {
      const mayBeKept = kept.includes(call.path) && call.method === 'GET'
      const withToken = mayBeKept && call.auth === 'none' ? 'no-cache' : 'no-store'
      expect(await ask(call, 'tok'), call.path).toBe(withToken)
      if (call.auth !== 'bearer')
        expect(await ask(call, ''), call.path).toBe(mayBeKept ? 'no-cache' : 'no-store')
      expect(await ask(call, 'tok', true), call.path).toBe('no-store')
    }
    expect(modes.size).toBeGreaterThan(50)
  })

  it('sends the idempotency key in the configured header', async () => {
    answer = json(200, { message: 'ok' })
    const sent = { body: { trx_id: '1', trxid: '8N7A1234', number: '01700000000' }, signal, key: 'k1' }
    await http({ idempotencyHeader: 'X-Key' }).send(moneyCalls.confirmEwallet, sent)
    await http({ idempotencyHeader: 'none' }).send(moneyCalls.confirmEwallet, sent)
    expect(received.map(({ headers }) => headers.get('x-key'))).toEqual(['k1', null])
  })
})

describe('a refusal that names a time to wait', () => {
  const limited = (status: number, headers: Record<string, string>) => () =>
    Response.json({ message: 'Slow down' }, { status, headers })

  it.each([
    ['seconds', 429, { 'Retry-After': '7' }, 7_000],
    ['seconds, with a 503', 503, { 'Retry-After': ' 120 ' }, 120_000],
    ['none', 429, { 'Retry-After': '0' }, 0],
    [
      'a date, by the server’s clock',
      429,
      {
        'Retry-After': 'Mon, 02 Mar 2026 06:00:30 GMT',
        Date: 'Mon, 02 Mar 2026 06:00:10 GMT',
      },
      20_000,
    ],
    ['a date, by the device’s clock', 429, { 'Retry-After': 'Thu, 01 Jan 1970 00:00:09 GMT' }, 9_000],
    ['a date that has passed', 429, { 'Retry-After': 'Wed, 31 Dec 1969 23:59:59 GMT' }, 0],
    ['more than a day', 429, { 'Retry-After': '99999999999' }, 86_400_000],
    ['no header, as from another origin', 429, {}, undefined],
    ['what is no time', 429, { 'Retry-After': 'soon' }, undefined],
    ['seconds, with a 500', 500, { 'Retry-After': '7' }, undefined],
  ])('tells %s', async (_, status, headers, retryAfter) => {
    answer = limited(status, headers)
    const failure = {
      kind: 'refused',
      status,
      message: 'Slow down',
      ...(retryAfter !== undefined && { retryAfter }),
    }
    expect(await askBalance()).toEqual(failed(failure as Failure))
  })
})

describe('a number of a response', () => {
  it.each([
    ['9007199254740993', '9007199254740993'],
    ['653247040368672801', '653247040368672801'],
    ['-653247040368672801', '-653247040368672801'],
    ['"653247040368672801"', '653247040368672801'],
    ['123456789012345', '123456789012345'],
    ['7', '7'],
  ])('that is the id %s is not rounded, and texts stay as they are', async (wire, expected) => {
    const title = 'Paid \\" 653247040368672801, : 1234567890123456 \\\\'
    answer = text(
      200,
      `{"success":true,"data":{"data":[{"id":${wire},"title":"${title}","is_read":0}],"last_page":1}}`,
    )
    const result = await http().send(inboxCalls.inbox, { query: { remote_id: '41', page: 1 }, signal })
    const row = { id: expected, title: 'Paid " 653247040368672801, : 1234567890123456 \\' }
    expect(result).toMatchObject({ ok: true, value: { data: { data: [row] } } })
  })

  it.each([
    ['1500.5', 150_050],
    ['0.1000000000000000', 10],
    ['1.5000000000000000e3', 150_000],
    ['1E3', 100_000],
    ['14e-16', 0],
    ['"1500.50"', 150_050],
    ['10000000000000', 1_000_000_000_000_000],
  ])('that is the amount %s is decoded', async (wire, expected) => {
    answer = text(200, `{"balance":${wire}}`)
    expect(await askBalance()).toEqual(succeeded({ balance: expected }))
  })

  it('that is a price or a count of 16 digits is still one', async () => {
    answer = text(
      200,
      '{"user":{"id":653247040368672801,"vip_coin":1234567890123456,"balance":"1.00","vip_rate":1000000000000000}}',
    )
    const result = await http().send(accountCalls.user, { query: { remote_id: '1' }, signal })
    const user = { id: '653247040368672801', vip_coin: 1_234_567_890_123_456, vip_rate: '1000000000000000' }
    expect(result).toMatchObject({ ok: true, value: { user } })
  })

  it('that is no JSON fails, however long it is', async () => {
    answer = text(200, '{"balance":0012345678901234567}')
    expect(await askBalance()).toEqual(failed({ kind: 'unreadable' }))
  })
})

describe('a failed call', () => {
  const refused = (status: number, more: object = {}) => ({ kind: 'refused', status, ...more })
  const NO = { message: 'No' }

  it.each([
    ['the `error` if there is no message', json(400, { error: 'No' }), refused(400, NO)],
    [
      'the first error of each field',
      json(422, { errors: { username: ['taken', 'x'], email: 'bad' } }),
      refused(422, { fields: { username: 'taken', email: 'bad' } }),
    ],
    [
      'each field that can be read, whatever the others hold',
      json(422, {
        errors: { username: ['taken'], email: null, phone: { a: 1 }, name: [null, 'long'], x: 7, y: '' },
      }),
      refused(422, { fields: { username: 'taken', name: 'long' } }),
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
    ['a refusal that is not JSON', text(502, '<h1>Bad gateway</h1>'), refused(502)],
    ['a refusal by `success: false`', json(200, { success: false, ...NO }), refused(200, NO)],
    ['a field of another type', json(200, { balance: null }), { kind: 'unreadable' }],
  ])('reports %s', async (_, given, failure) => {
    answer = given
    expect(await askBalance()).toEqual(failed(failure as Failure))
  })

  it('does not report a token that another log-in has replaced meanwhile', async () => {
    const unauthorized: string[] = []
    let token = 'tok'
    answer = () => {
      token = 'newer'
      return json(401, {})()
    }
    await askBalance({ token: () => token, onUnauthorized: (one) => unauthorized.push(one) })
    expect(received[0]?.headers.get('authorization')).toBe('Bearer tok')
    expect(unauthorized).toEqual([])
  })

  it.each([
    ['is sent again without the token if a guest may read it', siteCalls.general, '', ['Bearer tok', null]],
    ['is not sent again as a guest’s if it needs a token', siteCalls.balance, '', ['Bearer tok']],
    ['is not sent again if the token is still there', siteCalls.general, 'tok', ['Bearer tok']],
  ])('whose token is refused %s', async (_, call, left, sent) => {
    let token = 'tok'
    answer = json(401, {})
    const onUnauthorized = () => {
      token = left
    }
    const result = await http({ token: () => token, onUnauthorized }).send(call, { signal })
    expect(result).toEqual(failed(refused(401)))
    expect(received.map(({ headers }) => headers.get('authorization'))).toEqual(sent)
  })

  it('whose refused token another call has ended is sent again, and its answer counts', async () => {
    let token = 'tok'
    answer = () => {
      token = ''
      answer = json(200, { sliders: [] })
      return json(401, {})()
    }
    const result = await http({ token: () => token }).send(siteCalls.sliders, { signal })
    expect(result).toEqual(succeeded({ sliders: [] }))
  })

  it('is not sent without a required token', async () => {
    expect(await askBalance({ token: () => '' })).toEqual(failed({ kind: 'signedOut' }))
    expect(received).toHaveLength(0)
  })

  it('rejects if it is aborted, and is not sent again', async () => {
    const controller = new AbortController()
    answer = () => {
      controller.abort()
      throw controller.signal.reason
    }
    await expect(http().send(siteCalls.general, { signal: controller.signal })).rejects.toThrow()
    expect(received).toHaveLength(1)
  })

  it.each(['before', 'while'])('ends if it is aborted %s it is sent', async (when) => {
    const controller = new AbortController()
    if (when === 'before') controller.abort()
    /** Like a browser: rejects once the signal is aborted. */
    const hanging: typeof fetch = (_, init) =>
      new Promise((_, reject) => {
        const end = () => reject(init?.signal?.reason)
        if (init?.signal?.aborted) end()
        init?.signal?.addEventListener('abort', end)
      })
    const sent = http({ fetch: hanging }).send(siteCalls.general, { signal: controller.signal })
    controller.abort()
    await expect(sent).rejects.toThrow()
  })

  it('needs nothing that browsers of 2023 lack', async () => {
    const { any } = AbortSignal
    Object.assign(AbortSignal, { any: undefined })
    answer = json(200, { balance: '1.00' })
    try {
      expect(await askBalance()).toMatchObject({ ok: true })
    } finally {
      Object.assign(AbortSignal, { any })
    }
  })

  it('rejects on an unexpected error', async () => {
    const broken = () => Promise.reject(new Error('not the network'))
    await expect(askBalance({ fetch: broken })).rejects.toThrow()
  })
})
