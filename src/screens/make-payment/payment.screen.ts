import { paymentMachine } from '../../../machines/payment/payment.machine.ts'
import { defineScreen } from '../../app/screen.ts'
import { deposit } from '../../i18n/en/deposit.ts'
import { payment } from '../../i18n/en/payment.ts'
import { paymentPortsOf, readPayment } from '../../ports/payment.ts'
import { PaymentScreen } from './PaymentScreen.tsx'

export default defineScreen({
  texts: { deposit, payment },
  logic: (outside) => paymentMachine.provide({ actors: paymentPortsOf(outside) }),
  input: ({ location, session }, outside) => readPayment(outside, location.state, session?.remoteId ?? ''),
  View: PaymentScreen,
})
