import { passwordMachine } from '../../../../machines/access/resetPassword/resetPassword.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { password } from '../../../i18n/en/access/resetPassword.ts'
import { passwordPortsOf } from '../../../ports/access/resetPassword.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

export default defineScreen({
  texts: { password },
  logic: (outside) => passwordMachine.provide({ actors: passwordPortsOf(outside) }),
  input: () => undefined,
  View: ResetPasswordScreen,
})
