import { copyMachine } from '#machines/common/copy/copy.machine.ts'
import { shareMachine } from '#machines/common/share/share.machine.ts'
import { referralMachine } from '#machines/rewards/referral/referral.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { copyPortsOf } from '#src/ports/common/copy.ts'
import { sharePortsOf } from '#src/ports/common/share.ts'
import { referralPortsOf } from '#src/ports/rewards/referral.ts'
import { ReferralScreen } from './ReferralScreen.tsx'

export default defineScreen({
  machine: referralMachine,
  ports: (environment) => ({
    ...referralPortsOf(environment),
    copy: copyMachine.provide({ actors: copyPortsOf(environment) }),
    share: shareMachine.provide({ actors: sharePortsOf(environment) }),
  }),
  input: ({ session }, { window }) => ({
    remoteId: session?.remoteId ?? '',
    origin: window.location.origin,
  }),
  View: ReferralScreen,
})
