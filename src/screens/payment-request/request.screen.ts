import { requestMachine } from '../../../machines/request/request.machine.ts'
import { defineScreen } from '../../app/screen.ts'
import { payment } from '../../i18n/en/payment.ts'
import { request } from '../../i18n/en/request.ts'
import { readRequest, requestPortsOf } from '../../ports/request.ts'
import { RequestScreen } from './RequestScreen.tsx'

export default defineScreen({
  texts: { payment, request },
  logic: (outside) => requestMachine.provide({ actors: requestPortsOf(outside) }),
  input: ({ location }) => ({ request: readRequest(location.state) }),
  View: RequestScreen,
})
