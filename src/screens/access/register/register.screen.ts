import { registerMachine } from '../../../../machines/access/register/register.machine.ts'
import { desktopFrameMachine } from '../../../../machines/desktop/desktopFrame.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { readCodes } from '../../../environment/codes.ts'
import { randomKey } from '../../../environment/randomKey.ts'
import { registerPortsOf } from '../../../ports/access/register.ts'
import { desktopFramePortsOf } from '../../../ports/desktop/desktopFrame.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

export default defineScreen({
  machine: registerMachine,
  ports: (environment) => ({
    ...registerPortsOf(environment),
    desktopFrame: desktopFrameMachine.provide({ actors: desktopFramePortsOf(environment) }),
  }),
  input: (_, { storage, window }) => ({ codes: readCodes(storage), seed: randomKey(window) }),
  View: RegisterScreen,
})
