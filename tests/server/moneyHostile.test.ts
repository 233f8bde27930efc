import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { failure } from '../../machines/contract/wire.ts'
import {
  balanceIn,
  depositOf,
  Operator,
  type Payer,
  transactionsOf,
  withdrawalOf,
  withdrawingPlayer,
} from './cashier.ts'
import { phoneOf, startSandbox } from './sandbox.ts'

const app = await startSandbox({ addressLimit: 1_000_000 })
let payer: Payer
let operator: Operator

beforeAll(async () => {
  payer = await withdrawingPlayer(app, 'hostile2')
  operator = await Operator.enter(app)
})

/** A body for each call that only the last check refuses: nothing in this test may move money. */
const GOOD: Record<string, () => Record<string, unknown>> = {
  '/submit-deposit': () => depositOf(payer, { promotion_id: '3' }),
  '/submit-withdraw': () => withdrawalOf(payer, { amount: 1_500 }),
  '/ewa/request': () => ({ amount: 500, type: 'deposit', provider: 'bKash', promotion: null }),
  '/ewa/confirm': () => ({ trx_id: '1', trxid: 'ABCDEFG1', number: payer.phone }),
  '/send-verification-code': () => ({ phone: phoneOf('hostile2') }),
  '/verify-phone-number': () => ({ verification_code: '123456' }),
  '/verify-email': () => ({ code: '123456' }),
  '/add/number': () => ({ phone: phoneOf('hostile2') }),
  '/add/send-verification-code': () => ({ phone: '01811000099' }),
  '/add/verify-phone-number': () => ({ verification_code: '123456' }),
  '/user/profile/update': () => ({ remote_id: payer.remoteId, dofb: '1990-05-15' }),
  '/user-pwd': () => ({ old_password: 'a', new_password: 'b', new_password_confirmation: 'c' }),
}
const PATHS = Object.keys(GOOD)

/** Sends a raw body and expects a refusal in the contract's shape, never a server error. */
async function expectRefusal(path: string, payload: string | Buffer, headers: Record<string, string> = {}) {
  const response = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${payer.token}`, ...headers },
  })
  const { statusCode } = response
  expect([path, payload.toString().slice(0, 80), statusCode < 500, statusCode >= 400]).toEqual([
    path,
    payload.toString().slice(0, 80),
    true,
    true,
  ])
  expect(z.safeParse(failure, response.json()).success).toBe(true)
  return statusCode
}

const INVALID = [
  undefined,
  null,
  '',
  0,
  -1,
  0.001,
  1e15,
  1e308,
  true,
  [],
  {},
  ['a'],
  'a\0b',
  '\ud800',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  '9'.repeat(40),
  '-500',
  '1e3',
  '0x10',
  '৫০০',
  '9007199254740993',
]

describe.each(PATHS)('%s', (path) => {
  it('refuses malformed bodies', async () => {
    const bodies = ['{"a":', 'undefined', '', 'null', '[]', '7', '"text"', '{}', '{"__proto__":{"a":1}}']
    for (const body of [...bodies, `${'['.repeat(20_000)}${']'.repeat(20_000)}`])
      await expectRefusal(path, body)
    await expectRefusal(path, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))
    expect(
      await expectRefusal(path, 'amount=500', { 'content-type': 'application/x-www-form-urlencoded' }),
    ).toBe(415)
  })

  it('refuses a body with one invalid field', async () => {
    const good = GOOD[path]?.() ?? {}
    for (const field of Object.keys(good)) {
      for (const value of INVALID) {
        const body = { ...good, [field]: value }
        // Null means no promotion: that deposit would be accepted.
        if (field === 'promotion_id' && value === null) continue
        await expectRefusal(path, JSON.stringify(body))
      }
    }
  })
})

it('random JSON is refused without a server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), fc.json(), async (path, body) => {
      await expectRefusal(path, body)
    }),
    { numRuns: 200 },
  )
}, 60_000)

it('random queries are answered without a server error', async () => {
  const paths = [
    'showpayment-menthod',
    'get-wallet-number',
    'transaction/show',
    'turnovers',
    'inbox',
    'chats/1/messages',
    'captcha',
    'userwithdrawcheck',
  ]
  const values = ['', '%00', 'x'.repeat(500), '9'.repeat(40), '%F0%9F%98%80', '1&remote_id=2', '-1', '1e3']
  for (const path of paths) {
    for (const value of values) {
      for (const query of [
        `remote_id=${value}`,
        `remote_id=${payer.remoteId}&page=${value}`,
        `key=${value}`,
        `name=${value}&account_type=${value}&amount=${value}`,
        `name[a]=${value}`,
        '',
      ]) {
        const response = await app.inject({
          url: `/api/${path}?${query}`,
          headers: { authorization: `Bearer ${payer.token}` },
        })
        expect([path, query, response.statusCode < 500]).toEqual([path, query, true])
      }
    }
  }
})

it('random console forms are answered without a server error', async () => {
  const field = fc.constantFrom(
    'decision',
    'note',
    'usdtRate',
    'paymentKind',
    'call',
    'delay',
    'outcome',
    'times',
    'content',
    'to',
    'username',
    'title',
    'message',
    'kind',
    'amount',
  )
  // The form keeps its own token: without it, no field is read.
  const form = fc.dictionary(
    fc.oneof(
      field,
      fc.string().filter((name) => name !== 'token'),
    ),
    fc.string({ unit: 'binary' }),
    { maxKeys: 6 },
  )
  const paths = [
    ...['/requests/1', '/requests/x', '/settings', '/faults', '/faults/9/remove'],
    ...['/chats/1', '/chats/x', '/players/1/grants', '/players/x/grants', '/inbox'],
  ].map((path) => `/sandbox${path}`)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), form, async (path, fields) => {
      expect(['wrong', 'decided', 'removed', 'nobody', 'sent']).toContain(await operator.send(path, fields))
    }),
    { numRuns: 100 },
  )
})

it('no hostile request has moved money', async () => {
  expect(await transactionsOf(app, payer)).toEqual([])
  expect(await balanceIn(app, payer)).toBe('1000.00')
})
