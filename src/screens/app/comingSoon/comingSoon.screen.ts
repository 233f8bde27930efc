import { comingSoonMachine } from '#machines/app/comingSoon/comingSoon.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { onwardOf, readOnward } from '#src/ports/home/onward.ts'
import { paymentUnderWayOf } from '#src/ports/money/paymentUnderWay.ts'
import { ComingSoonScreen } from './ComingSoonScreen.tsx'

export default defineScreen({
  machine: comingSoonMachine,
  ports: (environment) => ({
    paymentUnderWay: paymentUnderWayOf(environment),
    onward: onwardOf(environment),
  }),
  input: ({ session }, environment) => ({
    remoteId: session?.remoteId ?? '',
    onward: readOnward(environment, session),
  }),
  View: ComingSoonScreen,
})
