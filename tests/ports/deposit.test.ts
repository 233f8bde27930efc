import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { DepositRequest } from '../../machines/money/deposit/deposit.types.ts'
import { depositPortsOf } from '../../src/ports/money/deposit.ts'
import { HeadlessEnvironment, NOON } from '../model/headlessEnvironment.ts'
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

/** An e-wallet that answers each key once, with a payment of 10 minutes, and repeats its answer. The first one is lost. */
function begin() {
  const numbers = new Map<string, string>()
  let isLost = true
  const world = new HeadlessEnvironment({ at: '/deposit' }, () => async (_, init) => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? ''
    const number = numbers.get(key) ?? `0170000000${numbers.size}`
    numbers.set(key, number)
    if (isLost) {
      isLost = false
      throw new TypeError('lost')
    }
    return Response.json({ amount: '500.00', transaction: number, number, timer: 10 })
  })
  const { requestEwallet } = depositPortsOf(world.of('requestEwallet'))
  const request = () => toPromise(createActor(requestEwallet, { input: REQUEST }).start())
  return { world, request }
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
