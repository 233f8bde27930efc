import { forgotMachine } from '../../../machines/forgot/forgot.machine.ts'
import { defineScreen } from '../../app/screen.ts'
import { forgot } from '../../i18n/en/forgot.ts'
import { forgotPortsOf } from '../../ports/forgot.ts'
import { ForgotScreen } from './ForgotScreen.tsx'

export default defineScreen({
  texts: { forgot },
  logic: (outside) => forgotMachine.provide({ actors: forgotPortsOf(outside) }),
  input: () => undefined,
  View: ForgotScreen,
})
