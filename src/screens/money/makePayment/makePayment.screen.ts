import { paymentMachine } from '../../../../machines/money/makePayment/makePayment.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { deposit } from '../../../i18n/en/money/deposit.ts'
import { payment } from '../../../i18n/en/money/makePayment.ts'
import { paymentPortsOf, readPayment } from '../../../ports/money/makePayment.ts'
import { PaymentScreen } from './MakePaymentScreen.tsx'

export default defineScreen({
  texts: { deposit, payment },
  logic: (outside) => paymentMachine.provide({ actors: paymentPortsOf(outside) }),
  input: ({ location, session }, outside) => readPayment(outside, location.state, session?.remoteId ?? ''),
  View: PaymentScreen,
})
