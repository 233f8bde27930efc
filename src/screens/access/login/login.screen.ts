import { loginMachine } from '#machines/access/login/login.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { loginPortsOf } from '#src/ports/access/login.ts'
import { LoginScreen } from './LoginScreen.tsx'

export default defineScreen({
  machine: loginMachine,
  ports: loginPortsOf,
  input: ({ location: { state } }) => ({
    passwordReset: typeof state === 'object' && state !== null && 'passwordReset' in state,
  }),
  View: LoginScreen,
})
