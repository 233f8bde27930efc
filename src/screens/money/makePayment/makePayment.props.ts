import type { ActorRefFrom } from 'xstate'
import type { paymentMachine } from '../../../../machines/money/makePayment/makePayment.machine.ts'
import type { Payment } from '../../../../machines/money/makePayment/makePayment.rules.ts'

export interface PaymentProps {
  readonly actor: ActorRefFrom<typeof paymentMachine>
}

export interface PaymentPart extends PaymentProps {
  readonly payment: Payment
}
