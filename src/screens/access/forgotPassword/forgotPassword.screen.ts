import { forgotMachine } from '../../../../machines/access/forgotPassword/forgotPassword.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { forgot } from '../../../i18n/en/access/forgotPassword.ts'
import { forgotPortsOf } from '../../../ports/access/forgotPassword.ts'
import { ForgotScreen } from './ForgotPasswordScreen.tsx'

export default defineScreen({
  texts: { forgot },
  logic: (outside) => forgotMachine.provide({ actors: forgotPortsOf(outside) }),
  input: () => undefined,
  View: ForgotScreen,
})
