import { comingSoonMachine } from '#machines/app/comingSoon/comingSoon.machine.ts'
import { paymentUnderWayMachine } from '#machines/money/paymentUnderWay/paymentUnderWay.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { paymentUnderWayPortsOf, readUnderWay } from '#src/ports/money/paymentUnderWay.ts'
import { ComingSoonScreen } from './ComingSoonScreen.tsx'

export default defineScreen({
  machine: comingSoonMachine,
  ports: (environment) => ({
    paymentUnderWay: paymentUnderWayMachine.provide({ actors: paymentUnderWayPortsOf(environment) }),
  }),
  input: ({ session }, environment) => ({ underWay: readUnderWay(environment, session?.remoteId ?? '') }),
  View: ComingSoonScreen,
})
