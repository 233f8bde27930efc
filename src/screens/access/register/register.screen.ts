import { registerMachine } from '#machines/access/register/register.machine.ts'
import { desktopFrameMachine } from '#machines/common/desktopFrame/desktopFrame.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { randomKey } from '#src/environment/http/randomKey.ts'
import { readCodes } from '#src/environment/storage/codes.ts'
import { registerPortsOf } from '#src/ports/access/register.ts'
import { desktopFramePortsOf } from '#src/ports/desktop/desktopFrame.ts'
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
