import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { paymentRequestMachine } from '../../../../machines/money/paymentRequest/paymentRequest.machine.ts'

it('a request that cannot be read leads to the transactions', () => {
  const actor = createActor(paymentRequestMachine, { input: { request: null } }).start()
  expect(actor.getSnapshot().output).toMatchObject({ to: '/transaction-record' })
})
