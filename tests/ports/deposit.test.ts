import { expect, it } from 'vitest'
import { createActor, createMachine, toPromise, waitFor } from 'xstate'
import { isLoading } from '../../machines/common/load/load.machine.ts'
import { depositMachine } from '../../machines/money/deposit/deposit.machine.ts'
import { EMPTY_DEPOSIT } from '../../machines/money/deposit/deposit.rules.ts'
import type { DepositRequest } from '../../machines/money/deposit/deposit.types.ts'
import { depositPortsOf } from '../../src/ports/money/deposit.ts'
import { paymentUnderWayOf } from '../../src/ports/money/paymentUnderWay.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'
import { MINUTE } from '../times.ts'

const REQUEST: DepositRequest = {
  remoteId: '41',
  method: { id: '1', name: 'bKash', icon: null, status: 'active', account_type: null, deposit_bouns: null },
  channel: null,
  currency: 'BDT',
  amount: 500_00,
  promotionId: null,
  rejected: [],
}

/** What the server knows of a player with a verified phone. */
const PLAYER = {
  '/user/show': { user: { id: 41, username: 'rahim', phone: '01712345678', session_id: '1', balance: '0' } },
  '/get/other/phone': { data: [] },
}

/** An e-wallet that answers each key once, with a payment of 10 minutes, and repeats its answer. The first one is lost. */
function begin(ambient: Readonly<Record<string, object>> = {}) {
  const numbers = new Map<string, string>()
  let isLost = true
  const world = new HeadlessEnvironment({ at: '/deposit' }, () => async (url, init) => {
    const path = new URL(String(url), 'https://site.test').pathname.replace('/api', '')
    if (path !== '/ewa/request') return Response.json(ambient[path] ?? {})
    const key = new Headers(init?.headers).get('idempotency-key') ?? ''
    const number = numbers.get(key) ?? `0170000000${numbers.size}`
    numbers.set(key, number)
    if (isLost) {
      isLost = false
      throw new TypeError('lost')
    }
    return Response.json({ amount: '500.00', transaction: number, number, timer: 10 })
  })
  const environment = world.of('requestEwallet')
  const ports = { ...depositPortsOf(environment), paymentUnderWay: paymentUnderWayOf(environment) }
  const request = () => toPromise(createActor(ports.requestEwallet, { input: REQUEST }).start())
  return { world, ports, request }
}

it('a request whose answer was lost is repeated with the deadline of the first one', async () => {
  const { world, request } = begin()
  await request()
  world.clock.increment(8 * MINUTE)
  expect(await request()).toMatchObject({
    value: { number: '01700000000', deadline: NOON + 10 * MINUTE, whole: 10 * MINUTE },
  })
})

it('a repeated answer whose time is over is not followed by a new request until the player asks for one', async () => {
  const { world, request } = begin()
  await request()
  world.clock.increment(10 * MINUTE)
  expect(await request()).toMatchObject({ value: { number: '01700000000', deadline: NOON + 10 * MINUTE } })
  expect(await request()).toMatchObject({ value: { number: '01700000001', deadline: NOON + 20 * MINUTE } })
})

it('a request whose answer was lost is a new one once the check of a form finds its deposit pending', async () => {
  const transactions = [
    { id: 1, action: 'deposit', key: '0', amount: '500', created_at: '2026-03-02 06:00:00' },
  ]
  const { ports, request } = begin({ ...PLAYER, '/transaction/show': { transactions } })
  await request()
  const input = { remoteId: '41', form: EMPTY_DEPOSIT }
  const deposit = createActor(depositMachine.provide({ actors: ports }), { input }).start()
  deposit.send({ type: 'next' })
  await waitFor(deposit, ({ context }) => context.error !== null)
  expect(deposit.getSnapshot().context.error).toEqual({ kind: 'pending' })
  expect(await request()).toMatchObject({ value: { number: '01700000001' } })
})

it.each([
  ['121.50', true],
  [null, false],
])('the check of a form knows whether USDT is offered at a rate of %s', async (usdt_rate, offersUsdt) => {
  const { ports } = begin({ ...PLAYER, '/transaction/show': { transactions: [] } })
  const settings = createMachine({
    context: { general: { usdt_rate } },
    type: 'parallel',
    states: { general: { initial: 'open', states: { open: {} } } },
  })
  const known: unknown[] = []
  const screen = createMachine({
    invoke: [
      { src: settings, systemId: 'site' },
      {
        src: ports.loadEligibility as never,
        input: '41',
        onDone: { target: '.checked', actions: ({ event }) => known.push(event.output) },
      },
    ],
    initial: 'checking',
    states: { checking: {}, checked: {} },
  })
  const actor = createActor(screen).start()
  await waitFor(actor, ({ value }) => value === 'checked')
  expect(known).toMatchObject([{ ok: true, value: { offersUsdt } }])
})

it('an answer that is repeated to another tab leaves the payment and its confirmation as they are', async () => {
  const { world, request } = begin()
  const { storage } = world.page
  await request()
  const keys = JSON.parse(storage.get('app.idempotency.41'))
  await request()
  const confirming = { digest: '', key: 'k'.repeat(32), at: NOON }
  storage.set('app.idempotency.41', JSON.stringify({ ...keys, '/ewa/confirm': confirming }))
  const payments = storage.get('app.payments').replace('"transactionId":""', '"transactionId":"8N7A2QX91K"')
  storage.set('app.payments', payments)
  await request()
  expect(storage.get('app.payments')).toBe(payments)
  expect(JSON.parse(storage.get('app.idempotency.41'))).toEqual({ '/ewa/confirm': confirming })
})

it('a new payment ends the confirmation of the one before', async () => {
  const { world, request } = begin()
  const { storage } = world.page
  await request()
  await request()
  storage.set(
    'app.idempotency.41',
    JSON.stringify({ '/ewa/confirm': { digest: '', key: 'k'.repeat(32), at: NOON } }),
  )
  await request()
  expect(storage.get('app.payments')).toContain('01700000001')
  expect(storage.get('app.idempotency.41')).toBe('')
})

it('a form opens without its transactions or its phones, but not without both', async () => {
  const opening = async (transactions: unknown) => {
    const { ports } = begin({ '/transaction/show': { transactions } })
    const load = createActor(ports.loadOpening, { input: '41' }).start()
    const { value } = await waitFor(load, (snapshot) => !isLoading(snapshot))
    load.stop()
    return value
  }
  // There is no answer about phones that fits.
  expect([await opening([]), await opening('none')]).toEqual(['loaded', 'failed'])
})
