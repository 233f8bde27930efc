import { paymentRequestMachine } from '../../../../machines/money/paymentRequest/paymentRequest.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { makePayment } from '../../../i18n/en/money/makePayment.ts'
import { paymentRequest } from '../../../i18n/en/money/paymentRequest.ts'
import { paymentRequestPortsOf, readRequest } from '../../../ports/money/paymentRequest.ts'
import { RequestScreen } from './PaymentRequestScreen.tsx'

export default defineScreen({
  texts: { makePayment, paymentRequest },
  logic: (environment) => paymentRequestMachine.provide({ actors: paymentRequestPortsOf(environment) }),
  input: ({ location }) => ({ request: readRequest(location.state) }),
  View: RequestScreen,
})
