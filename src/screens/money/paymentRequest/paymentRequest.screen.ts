import { decisionPoll, paymentRequestMachine } from '#machines/money/paymentRequest/paymentRequest.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { decisionPortsOf, paymentRequestPortsOf, readRequest } from '#src/ports/money/paymentRequest.ts'
import { PaymentRequestScreen } from './PaymentRequestScreen.tsx'

export default defineScreen({
  machine: paymentRequestMachine,
  ports: (environment) => ({
    ...paymentRequestPortsOf(environment),
    poll: decisionPoll.provide({ actors: decisionPortsOf(environment) }),
  }),
  input: ({ session, location }) => ({ request: readRequest(location.state, session?.remoteId) }),
  View: PaymentRequestScreen,
})
