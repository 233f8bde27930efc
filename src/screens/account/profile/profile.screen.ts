import { accountCalls } from '@tiya/contract/account'
import { birthdayMachine } from '#machines/account/birthday/birthday.machine.ts'
import { cashBonusMachine } from '#machines/account/cashBonus/cashBonus.machine.ts'
import { profileMachine } from '#machines/account/profile/profile.machine.ts'
import { verificationMachine } from '#machines/account/verification/verification.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { birthdayPortsOf } from '#src/ports/account/birthday.ts'
import { cashBonusPortsOf } from '#src/ports/account/cashBonus.ts'
import { profilePortsOf, readVerifyFirst } from '#src/ports/account/profile.ts'
import { verificationPortsOf } from '#src/ports/account/verification.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

export default defineScreen({
  machine: profileMachine,
  ports: (environment) => ({
    ...profilePortsOf(environment),
    birthday: birthdayMachine.provide({ actors: birthdayPortsOf(environment) }),
    cashBonus: cashBonusMachine.provide({ actors: cashBonusPortsOf(environment) }),
    verification: verificationMachine.provide({ actors: verificationPortsOf(environment) }),
  }),
  input: ({ session, location }) => ({
    remoteId: session?.remoteId ?? '',
    first: readVerifyFirst(location.state),
  }),
  moneyCalls: [accountCalls.claimCash],
  View: ProfileScreen,
})
