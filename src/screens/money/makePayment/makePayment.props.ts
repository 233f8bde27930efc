import type { ActorRefFrom } from 'xstate'
import type { makePaymentMachine } from '#machines/money/makePayment/makePayment.machine.ts'
import type { Payment } from '#machines/money/makePayment/makePayment.types.ts'

export interface PaymentProps {
  readonly actor: ActorRefFrom<typeof makePaymentMachine>
}

export interface PaymentPart extends PaymentProps {
  readonly payment: Payment
}
