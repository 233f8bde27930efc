import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { paymentRequestMachine } from '#machines/money/paymentRequest/paymentRequest.machine.ts'
import { DEPOSIT } from '#tests/site/payments.ts'

it('a request that cannot be read leads to the transactions', () => {
  const actor = createActor(paymentRequestMachine, { input: { request: null } }).start()
  expect(actor.getSnapshot().output).toMatchObject({ to: '/transaction-record' })
})

it('a closed request shows its decision until the next screen appears', () => {
  const nothing = fromCallback(() => undefined) as never
  const machine = paymentRequestMachine.provide({ actors: { clock: nothing, poll: nothing } })
  const actor = createActor(machine, { input: { request: DEPOSIT } }).start()
  const deposit = { id: '71', action: 'deposit', amount: 500_00, transaction_id: 'BK7X2M9Q', created_at: '' }
  actor.send({ type: 'poll.loaded', value: [{ ...deposit, key: '1' }] })
  actor.send({ type: 'close' })
  const { status, context } = actor.getSnapshot()
  expect([status, context.decided?.key]).toEqual(['done', '1'])
})
