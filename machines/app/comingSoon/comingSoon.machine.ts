import { setup } from 'xstate'
import { paymentUnderWayMachine, type UnderWay } from '../../money/paymentUnderWay/paymentUnderWay.machine.ts'

interface ComingSoonInput {
  /** The player's payment under way. */
  readonly underWay: UnderWay | null
}

/** `/` on a desktop: a static screen that offers to continue a payment. */
export const comingSoonMachine = setup({
  types: {
    context: {} as ComingSoonInput,
    input: {} as ComingSoonInput,
    children: {} as { paymentUnderWay: 'paymentUnderWay' },
  },
  actors: { paymentUnderWay: paymentUnderWayMachine },
}).createMachine({
  id: 'comingSoon',
  context: ({ input }) => input,
  invoke: {
    src: 'paymentUnderWay',
    id: 'paymentUnderWay',
    input: ({ context }) => ({ underWay: context.underWay }),
  },
  initial: 'shown',
  states: { shown: {} },
})
