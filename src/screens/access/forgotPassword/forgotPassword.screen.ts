import { forgotPasswordMachine } from '#machines/access/forgotPassword/forgotPassword.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { forgotPasswordPortsOf, readCodeDraft } from '#src/ports/access/forgotPassword.ts'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

export default defineScreen({
  machine: forgotPasswordMachine,
  ports: forgotPasswordPortsOf,
  input: (_, environment) => readCodeDraft(environment),
  View: ForgotPasswordScreen,
})
