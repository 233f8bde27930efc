import { makePaymentMachine } from '../../../../machines/money/makePayment/makePayment.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { makePaymentPortsOf, readPayment } from '../../../ports/money/makePayment.ts'
import { PaymentScreen } from './MakePaymentScreen.tsx'

export default defineScreen({
  logic: (environment) => makePaymentMachine.provide({ actors: makePaymentPortsOf(environment) }),
  input: ({ location, session }, environment) =>
    readPayment(environment, location.state, session?.remoteId ?? ''),
  View: PaymentScreen,
})
