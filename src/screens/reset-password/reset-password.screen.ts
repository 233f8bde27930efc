import { passwordMachine } from '../../../machines/password/password.machine.ts'
import { defineScreen } from '../../app/screen.ts'
import { password } from '../../i18n/en/password.ts'
import { passwordPortsOf } from '../../ports/password.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

export default defineScreen({
  texts: { password },
  logic: (outside) => passwordMachine.provide({ actors: passwordPortsOf(outside) }),
  input: () => undefined,
  View: ResetPasswordScreen,
})
