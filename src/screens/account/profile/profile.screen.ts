import { profileMachine } from '../../../../machines/account/profile/profile.machine.ts'
import { verificationMachine } from '../../../../machines/account/verification/verification.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { profilePortsOf } from '../../../ports/account/profile.ts'
import { verificationPortsOf } from '../../../ports/account/verification.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

export default defineScreen({
  logic: (environment) =>
    profileMachine.provide({
      actors: {
        ...profilePortsOf(environment),
        verification: verificationMachine.provide({ actors: verificationPortsOf(environment) }),
      },
    }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: ProfileScreen,
})
