import { forgotPasswordMachine } from '../../../../machines/access/forgotPassword/forgotPassword.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { forgotPasswordPortsOf } from '../../../ports/access/forgotPassword.ts'
import { ForgotScreen } from './ForgotPasswordScreen.tsx'

export default defineScreen({
  machine: forgotPasswordMachine,
  ports: forgotPasswordPortsOf,
  input: () => undefined,
  View: ForgotScreen,
})
