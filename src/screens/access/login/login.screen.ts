import { loginMachine } from '../../../../machines/access/login/login.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { loginPortsOf } from '../../../ports/access/login.ts'
import { LoginScreen } from './LoginScreen.tsx'

export default defineScreen({
  machine: loginMachine,
  ports: loginPortsOf,
  input: () => undefined,
  View: LoginScreen,
})
