import { signupMachine } from '#machines/access/signup/signup.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { readCodes } from '#src/environment/storage/codes.ts'
import { signupPortsOf } from '#src/ports/access/signup.ts'
import { SignupScreen } from './SignupScreen.tsx'

export default defineScreen({
  machine: signupMachine,
  ports: signupPortsOf,
  input: (_, { storage }) => ({ codes: readCodes(storage) }),
  View: SignupScreen,
})
