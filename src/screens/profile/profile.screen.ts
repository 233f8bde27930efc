import { profileMachine } from '../../../machines/profile/profile.machine.ts'
import { verificationMachine } from '../../../machines/verification/verification.machine.ts'
import { defineScreen } from '../../app/screen.ts'
import { profile } from '../../i18n/en/profile.ts'
import { verification } from '../../i18n/en/verification.ts'
import { profilePortsOf } from '../../ports/profile.ts'
import { verificationPortsOf } from '../../ports/verification.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

export default defineScreen({
  texts: { profile, verification },
  logic: (outside) =>
    profileMachine.provide({
      actors: {
        ...profilePortsOf(outside),
        verification: verificationMachine.provide({ actors: verificationPortsOf(outside) }),
      },
    }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: ProfileScreen,
})
