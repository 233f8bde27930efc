import { beforeEach, describe, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { type Failure, failed, succeeded } from '../../machines/common/result.ts'
import { exchangeCalls } from '../../machines/contract/exchange.ts'
import { allTransactions, moneyCalls } from '../../machines/contract/money.ts'
import { siteCalls } from '../../machines/contract/site.ts'
import type { Defect } from '../../src/environment/defect.ts'
import { createHttp, type HttpOptions } from '../../src/environment/http.ts'

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

  it('sends the idempotency key in the configured header', async () => {
    answer = json(200, { message: 'ok' })
    const sent = { body: { trx_id: '1', trxid: '8N7A1234', number: '01700000000' }, signal, key: 'k1' }
    await http({ idempotencyHeader: 'X-Key' }).send(moneyCalls.confirmEwallet, sent)
    await http({ idempotencyHeader: 'none' }).send(moneyCalls.confirmEwallet, sent)
    expect(received.map(({ headers }) => headers.get('x-key'))).toEqual(['k1', null])
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
