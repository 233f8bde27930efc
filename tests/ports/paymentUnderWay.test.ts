import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { Environment } from '../../src/environment/environment.ts'
import { confirmationPortsOf } from '../../src/ports/money/confirmation.ts'
import { makePaymentPortsOf, readPayment } from '../../src/ports/money/makePayment.ts'
import { paymentUnderWayPortsOf, readUnderWay } from '../../src/ports/money/paymentUnderWay.ts'
import { deferred } from '../deferred.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'
import { CASH_OUT, WALLET_NUMBER } from '../site/payments.ts'
import { HOUR } from '../times.ts'
import { listenTo } from './listenTo.fixture.ts'
import { wrongClock } from './wrongClock.fixture.ts'

const FORM = { phone: '01712345678', transactionId: '8N7A2QX91K' }
const of41 = { payment: CASH_OUT, form: FORM }
const of42 = { payment: { ...CASH_OUT, remoteId: '42' }, form: FORM }
const keyOf = (path: string) => JSON.stringify({ [path]: { digest: '', key: 'k'.repeat(32), at: NOON } })

const deviceWith = (payments: object, more: Record<string, string> = {}) =>
  new HeadlessEnvironment({
    at: '/deposit',
    stored: { remote_id: '41', 'app.payments': JSON.stringify(payments), ...more },
  }).of('request')

/** Closes the confirmation of a payment, as one that the transactions show. */
function close(device: Environment, match: 'accepted' | 'rejected' = 'accepted'): void {
  const { request } = confirmationPortsOf(device)
  const input = { form: { ...of41, outcomeUnknown: true } }
  createActor(request, { input }).start().send({ type: 'close', match })
}

describe('the payments on a device', () => {
  it.each([
    ['/submit-deposit', CASH_OUT, true],
    ['/ewa/confirm', CASH_OUT, false],
    ['/ewa/confirm', { ...WALLET_NUMBER, deadline: CASH_OUT.deadline }, true],
  ])('say whether an open key of %s makes their outcome unknown', (path, payment, outcomeUnknown) => {
    const device = deviceWith({ 41: { payment, form: FORM } }, { 'app.idempotency.41': keyOf(path) })
    expect(readUnderWay(device, '41')).toEqual({ payment, form: FORM, outcomeUnknown })
  })

  it('are each read by their own player only', () => {
    const device = deviceWith({ 41: of41, 42: of42 })
    expect(readUnderWay(device, '42')).toEqual({ ...of42, outcomeUnknown: false })
    expect(readUnderWay(device, '43')).toBeNull()
    expect(readUnderWay(device, '')).toBeNull()
  })

  it('are removed at their deadline, whoever looks', () => {
    const expired = { payment: { ...CASH_OUT, deadline: NOON }, form: FORM }
    const last = { payment: { ...of42.payment, deadline: NOON + 1 }, form: FORM }
    const device = deviceWith({ 41: expired, 42: last })
    expect(readUnderWay(device, '')).toBeNull()
    expect(JSON.parse(device.storage.get('app.payments'))).toEqual({ 42: last })
    const alone = deviceWith({ 41: expired })
    expect(readUnderWay(alone, '41')).toBeNull()
    expect(alone.storage.get('app.payments')).toBe('')
  })

  it('are over at their deadline also by a clock that may be wrong', () => {
    const device = deviceWith({ 41: of41 })
    const at = (now: number) => ({ ...device, clock: wrongClock(device.clock, now).clock })
    expect(readUnderWay(at(CASH_OUT.deadline - 1), '41')).toMatchObject(of41)
    expect(readUnderWay(at(CASH_OUT.deadline), '41')).toBeNull()
  })

  it.each(['nonsense', '[]', '{"41":{"payment":{},"form":{}}}', '{"41":null}'])(
    'are ignored if they are stored as %s',
    (text) => {
      const device = deviceWith({}, { 'app.payments': text })
      expect(readUnderWay(device, '41')).toBeNull()
    },
  )
})

describe('a payment that is over', () => {
  const stored = {
    'app.idempotency.41': keyOf('/submit-deposit'),
    'app.draft.41': JSON.stringify({ deposit: {}, withdrawal: {} }),
  }

  it('is removed with its key and draft when the server has taken it', () => {
    const device = deviceWith({ 41: of41, 42: of42 }, stored)
    close(device)
    expect(readUnderWay(device, '41')).toBeNull()
    expect(readUnderWay(device, '42')).toMatchObject(of42)
    expect(device.storage.get('app.payments')).toContain('"transactionId":""')
    expect(device.storage.get('app.idempotency.41')).toBe('')
    expect(device.storage.get('app.draft.41')).toBe('{"withdrawal":{}}')
  })

  it('loses its key alone when the server has rejected it: the draft is for another attempt', () => {
    const device = deviceWith({ 41: of41 }, stored)
    close(device, 'rejected')
    expect(device.storage.get('app.idempotency.41')).toBe('')
    expect(device.storage.get('app.draft.41')).toBe(stored['app.draft.41'])
  })

  it('is noted as taken before its key goes, in case the page dies in between', async () => {
    const payments = { remote_id: '41', 'app.payments': JSON.stringify({ 41: of41 }) }
    const world = new HeadlessEnvironment(
      { at: '/make-payment', stored: { ...stored, ...payments } },
      () => async () => Response.json({}),
    )
    const device = world.of('send')
    const found: unknown[] = []
    const storage: Environment['storage'] = Object.assign(Object.create(device.storage), {
      remove: (key: 'app.idempotency.41') => {
        if (key === 'app.idempotency.41') found.push(readUnderWay(device, '41'))
        device.storage.remove(key)
      },
    })
    const { send } = confirmationPortsOf({ ...device, storage })
    const input = { form: { ...of41, outcomeUnknown: false } }
    await toPromise(createActor(send, { input }).start())
    expect(found).toEqual([null])
    expect(device.storage.get('app.draft.41')).toBe('{"withdrawal":{}}')
  })

  it('stays over although its form is stored once more', () => {
    const device = deviceWith({ 41: of41 })
    close(device)
    const store = createActor(makePaymentPortsOf(device).store).start()
    store.send({ type: 'keep', ...of41 })
    expect(readUnderWay(device, '41')).toBeNull()
  })
})

describe('a payment that is followed', () => {
  const changed = (underWay: object | null) => ({ type: 'payment.changed', underWay })

  /** A device whose server answers when it is told to; `start` follows the payment, and returns what is reported. */
  function follow(payments: object) {
    const { promise: answered, resolve: answer } = deferred()
    const world = new HeadlessEnvironment(
      { at: '/account', stored: { remote_id: '41', 'app.payments': JSON.stringify(payments) } },
      () => async () => {
        await answered
        return Response.json({ success: true })
      },
    )
    const confirmation = confirmationPortsOf(world.of('send'))
    const input = { form: { ...of41, outcomeUnknown: false } }
    const { storedPayment } = paymentUnderWayPortsOf(world.of('storedPayment'))
    return {
      world,
      answer,
      send: () => toPromise(createActor(confirmation.send, { input }).start()),
      start: () => listenTo(storedPayment, '41').heard,
    }
  }

  it('is taken once the screen that was left has its answer', async () => {
    const { send, start, answer } = follow({ 41: of41 })
    const sent = send()
    await settled()
    const reported = start()
    await settled()
    expect(reported).toEqual([])
    answer()
    await sent
    await settled()
    expect(reported).toEqual([changed(null)])
  })

  it('is the one that another tab has begun since, until that tab has confirmed it', () => {
    const { world, start } = follow({ 41: of41 })
    const reported = start()
    const other = { payment: { ...CASH_OUT, deadline: CASH_OUT.deadline + 1 }, form: FORM }
    world.page.writeElsewhere({ 'app.payments': JSON.stringify({ 41: other }) })
    world.page.writeElsewhere({ 'app.payments': JSON.stringify({ 41: { ...other, isTaken: true } }) })
    expect(reported).toEqual([changed({ ...other, outcomeUnknown: false }), changed(null)])
  })

  it.each([
    ['ahead', NOON, { ...of41, outcomeUnknown: false }],
    ['right', NOON + HOUR, null],
  ])('is read again once it is known that the device’s clock is %s', (_, right, payment) => {
    const of = deviceWith({ 41: of41 })
    const { clock, told, settle } = wrongClock(of.clock, NOON + HOUR)
    const { heard, stop } = listenTo(paymentUnderWayPortsOf({ ...of, clock }).storedPayment, '41')
    expect(heard).toEqual([])
    settle(right)
    expect(heard).toEqual([changed(payment)])
    stop()
    expect(told.size).toBe(0)
  })
})

describe('the payment of /make-payment', () => {
  const EMPTY = { phone: '', transactionId: '' }

  it('is missing once the server has taken it, and another one is not', () => {
    const device = deviceWith({ 41: of41 })
    close(device)
    expect(readPayment(device, CASH_OUT, '41').payment).toBeNull()
    const other = { ...CASH_OUT, deadline: CASH_OUT.deadline + 1 }
    expect(readPayment(device, other, '41').payment).toEqual(other)
  })

  it('is stored with what its player types', () => {
    const device = deviceWith({})
    createActor(makePaymentPortsOf(device).store)
      .start()
      .send({ type: 'keep', ...of41 })
    expect(readPayment(device, CASH_OUT, '41')).toMatchObject(of41)
  })

  it('is the one in the navigation state, with what its player typed', () => {
    expect(readPayment(deviceWith({ 41: of41 }), CASH_OUT, '41')).toMatchObject({
      payment: CASH_OUT,
      form: FORM,
    })
    const other = { ...CASH_OUT, deadline: CASH_OUT.deadline + 1 }
    expect(readPayment(deviceWith({ 41: of41 }), other, '41')).toMatchObject({ payment: other, form: EMPTY })
  })

  it('stays without a promotion that the player has dropped, also after a reload', () => {
    const dropped = { ...CASH_OUT, promotionId: null }
    const device = deviceWith({ 41: { payment: dropped, form: FORM } })
    expect(readPayment(device, CASH_OUT, '41')).toMatchObject({ payment: dropped, form: FORM })
  })

  it('is shown to a guest without the form, and to no other player', () => {
    const device = deviceWith({ 41: of41 })
    expect(readPayment(device, CASH_OUT, '')).toMatchObject({ payment: CASH_OUT, form: EMPTY })
    expect(readPayment(device, CASH_OUT, '42')).toMatchObject({ payment: null, form: EMPTY })
  })
})
