import { paymentRequestMachine } from '../../../../machines/money/paymentRequest/paymentRequest.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { paymentRequestPortsOf, readRequest } from '../../../ports/money/paymentRequest.ts'
import { RequestScreen } from './PaymentRequestScreen.tsx'

export default defineScreen({
  machine: paymentRequestMachine,
  ports: paymentRequestPortsOf,
  input: ({ location }) => ({ request: readRequest(location.state) }),
  View: RequestScreen,
})
