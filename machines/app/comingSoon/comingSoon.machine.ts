import { notifyParent } from '@tiya/ports/notifyParent'
import { type InputFrom, setup } from 'xstate'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import { onwardMachine } from '../../home/onward/onward.machine.ts'
import { paymentUnderWayMachine } from '../../money/paymentUnderWay/paymentUnderWay.machine.ts'

interface ComingSoonInput {
  /** Empty for a guest. */
  readonly remoteId: string
  readonly onward: InputFrom<typeof onwardMachine>
}

/** `/` on a desktop: a static screen that offers to continue a payment, and what the player wanted as a guest. */
export const comingSoonMachine = setup({
  types: {
    context: {} as ComingSoonInput,
    input: {} as ComingSoonInput,
    events: {} as NavigateMessage,
    children: {} as { paymentUnderWay: 'paymentUnderWay'; onward: 'onward' },
  },
  actors: { paymentUnderWay: paymentUnderWayMachine, onward: onwardMachine },
  actions: { notifyParent: notifyParent<NavigateMessage>() },
}).createMachine({
  id: 'comingSoon',
  context: ({ input }) => input,
  invoke: [
    {
      src: 'paymentUnderWay',
      id: 'paymentUnderWay',
      input: ({ context: { remoteId } }) => ({ remoteId }),
    },
    { src: 'onward', id: 'onward', input: ({ context }) => context.onward },
  ],
  on: { navigate: { actions: { type: 'notifyParent', params: ({ event }) => event } } },
  initial: 'shown',
  states: { shown: {} },
})
