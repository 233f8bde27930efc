import { type AnyEventObject, assign, setup } from 'xstate'
import { channel, port } from '../../common/port.ts'
import type { Payment } from '../makePayment/makePayment.types.ts'

interface UnderWayInput {
  /** Null if there is none. */
  readonly payment: Payment | null
}

interface UnderWayContext extends UnderWayInput {
  /** Milliseconds since the epoch, as of the last tick. */
  now: number
}

type UnderWayEvent = { type: 'clock.ticked'; now: number } | { type: 'discard' }

export const paymentUnderWayPorts = {
  /** Removes a player's payment from the device. */
  forgetPayment: port<undefined, string>('forgetPayment'),
  clock: channel<AnyEventObject, { readonly deadline: number }>('clock'),
}

/** The payment, which there is in every state but the first and the last. */
const paymentOf = ({ context }: { context: UnderWayContext }) => context.payment as Payment

const flow = setup({
  types: {
    context: {} as UnderWayContext,
    events: {} as UnderWayEvent,
    input: {} as UnderWayInput,
  },
  actors: paymentUnderWayPorts,
  guards: {
    hasPayment: ({ context }) => context.payment !== null,
    isOver: ({ context }) => context.now >= paymentOf({ context }).deadline,
  },
})

const underWay = flow.createStateConfig({
  invoke: {
    src: 'clock',
    id: 'clock',
    input: (of) => ({ deadline: paymentOf(of).deadline }),
  },
  always: { guard: 'isOver', target: 'over' },
  on: {
    'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) },
    discard: 'forgetting',
  },
})

/** A deposit that the player has begun to pay and not confirmed yet. Ends at its deadline, or when it is discarded. */
export const paymentUnderWayMachine = flow.createMachine({
  id: 'paymentUnderWay',
  context: ({ input }) => ({ ...input, now: 0 }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasPayment', target: 'underWay' }, { target: 'over' }] },
    underWay,
    forgetting: {
      invoke: {
        src: 'forgetPayment',
        id: 'forgetPayment',
        input: (of) => paymentOf(of).remoteId,
        onDone: 'over',
        onError: 'over',
      },
    },
    over: { type: 'final' },
  },
})
