import type { ActorRefFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment/payment.machine.ts'
import type { Payment } from '../../../machines/payment/payment.rules.ts'

export interface PaymentProps {
  readonly actor: ActorRefFrom<typeof paymentMachine>
}

export interface PaymentPart extends PaymentProps {
  readonly payment: Payment
}
