import { signupMachine } from '../../../../machines/access/signup/signup.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { readCodes } from '../../../environment/codes.ts'
import { signupPortsOf } from '../../../ports/access/signup.ts'
import { SignupScreen } from './SignupScreen.tsx'

export default defineScreen({
  machine: signupMachine,
  ports: signupPortsOf,
  input: (_, { storage }) => ({ codes: readCodes(storage) }),
  View: SignupScreen,
})
