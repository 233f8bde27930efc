import { type AnyEventObject, assign, setup } from 'xstate'
import { channel } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { confirmationMachine } from '../confirmation/confirmation.machine.ts'
import { isEwalletPayment } from '../makePayment/makePayment.rules.ts'
import type { Payment, UnderWay } from '../makePayment/makePayment.types.ts'
import { isAccepted } from '../moneyCall/moneyCall.machine.ts'
import { recheckMachine } from '../recheck/recheck.machine.ts'

interface UnderWayInput {
  /** Null if there is none. */
  readonly underWay: UnderWay | null
}

interface UnderWayContext extends UnderWayInput {
  /** Milliseconds since the epoch, as of the last tick. */
  now: number
}

type UnderWayEvent =
  | { type: 'clock.ticked'; now: number }
  /** The server has taken it: another tab has confirmed it, or a screen that the player has left. */
  | { type: 'payment.taken' }

export const paymentUnderWayPorts = {
  clock: channel<UnderWayEvent, AnyEventObject, { readonly deadline: number }>('clock'),
  /** Reports when the device learns that the server has taken the payment. */
  storedPayment: channel<UnderWayEvent, AnyEventObject, Payment>('storedPayment'),
}

/** What is under way, in every state but the first and the last. */
const underWayOf = ({ context }: { context: UnderWayContext }) => present(context.underWay)

const flow = setup({
  types: {
    context: {} as UnderWayContext,
    events: {} as UnderWayEvent,
    input: {} as UnderWayInput,
  },
  actors: { ...paymentUnderWayPorts, recheck: recheckMachine, confirmation: confirmationMachine },
  guards: {
    hasPayment: ({ context }) => context.underWay !== null,
    mayBeTaken: ({ context: { underWay } }) =>
      underWay !== null && (underWay.outcomeUnknown || isEwalletPayment(underWay.payment)),
    isOver: ({ context }) => context.now >= underWayOf({ context }).payment.deadline,
  },
})

/** What the transactions confirm has nothing left to continue. */
const checking = flow.createStateConfig({
  invoke: {
    src: 'confirmation',
    id: 'look',
    input: (of) => ({ form: underWayOf(of), task: 'watch' as const }),
    onDone: [{ guard: isAccepted, target: '#paymentUnderWay.over' }, { target: 'unconfirmed' }],
    onError: 'unconfirmed',
  },
})

/** A failed check changes nothing. */
const unconfirmed = flow.createStateConfig({
  invoke: { src: 'recheck', id: 'recheck', onDone: 'checking' },
})

const underWay = flow.createStateConfig({
  invoke: [
    { src: 'clock', id: 'clock', input: (of) => ({ deadline: underWayOf(of).payment.deadline }) },
    { src: 'storedPayment', id: 'storedPayment', input: (of) => underWayOf(of).payment },
  ],
  always: { guard: 'isOver', target: 'over' },
  on: {
    'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) },
    'payment.taken': 'over',
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'mayBeTaken', target: 'checking' }, { target: 'open' }] },
    checking,
    unconfirmed,
    open: {},
  },
})

/**
 * A deposit that the player has begun to pay and not confirmed yet. Ends at its deadline, or when the server has taken it.
 */
export const paymentUnderWayMachine = flow.createMachine({
  id: 'paymentUnderWay',
  context: ({ input }) => ({ ...input, now: 0 }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasPayment', target: 'underWay' }, { target: 'over' }] },
    underWay,
    over: { type: 'final' },
  },
})
