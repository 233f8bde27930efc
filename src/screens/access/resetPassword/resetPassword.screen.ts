import { resetPasswordMachine } from '#machines/access/resetPassword/resetPassword.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { resetPasswordPortsOf } from '#src/ports/access/resetPassword.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

export default defineScreen({
  machine: resetPasswordMachine,
  ports: resetPasswordPortsOf,
  input: () => undefined,
  View: ResetPasswordScreen,
})
