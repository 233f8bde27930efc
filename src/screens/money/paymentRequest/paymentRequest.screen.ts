import { requestMachine } from '../../../../machines/money/paymentRequest/paymentRequest.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { payment } from '../../../i18n/en/money/makePayment.ts'
import { request } from '../../../i18n/en/money/paymentRequest.ts'
import { readRequest, requestPortsOf } from '../../../ports/money/paymentRequest.ts'
import { RequestScreen } from './PaymentRequestScreen.tsx'

export default defineScreen({
  texts: { payment, request },
  logic: (outside) => requestMachine.provide({ actors: requestPortsOf(outside) }),
  input: ({ location }) => ({ request: readRequest(location.state) }),
  View: RequestScreen,
})
