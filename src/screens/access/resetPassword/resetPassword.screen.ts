import { resetPasswordMachine } from '../../../../machines/access/resetPassword/resetPassword.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { resetPasswordPortsOf } from '../../../ports/access/resetPassword.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

export default defineScreen({
  machine: resetPasswordMachine,
  ports: resetPasswordPortsOf,
  input: () => undefined,
  View: ResetPasswordScreen,
})
