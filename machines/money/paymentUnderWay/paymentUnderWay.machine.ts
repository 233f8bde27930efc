import { type AnyEventObject, assign, setup } from 'xstate'
import { channel, port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import type { Result } from '../../common/result.ts'
import type { Transaction } from '../../contract/money.ts'
import { isConfirmed, isEwalletPayment } from '../makePayment/makePayment.rules.ts'
import type { Payment, PaymentConfirmation } from '../makePayment/makePayment.types.ts'
import { recheckMachine } from '../recheck/recheck.machine.ts'

/** A payment that the player has begun. */
export interface UnderWay extends PaymentConfirmation {
  /** True if it was confirmed and no response told the outcome. */
  readonly outcomeUnknown: boolean
}

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
  loadTransactions: port<Result<readonly Transaction[]>, string>('loadTransactions'),
  /** Removes a payment that the server has taken from the device. */
  forgetPayment: port<Result<undefined>, Payment>('forgetPayment'),
  clock: channel<UnderWayEvent, AnyEventObject, { readonly deadline: number }>('clock'),
  /** Reports when the device learns that the server has taken the payment. */
  storedPayment: channel<UnderWayEvent, AnyEventObject, Payment>('storedPayment'),
}

/** What is under way, in every state but the first and the last. */
const underWayOf = ({ context }: { context: UnderWayContext }) => present(context.underWay)
const remoteIdOf = (of: { context: UnderWayContext }) => underWayOf(of).payment.remoteId

const flow = setup({
  types: {
    context: {} as UnderWayContext,
    events: {} as UnderWayEvent,
    input: {} as UnderWayInput,
  },
  actors: { ...paymentUnderWayPorts, recheck: recheckMachine },
  guards: {
    hasPayment: ({ context }) => context.underWay !== null,
    mayBeTaken: ({ context: { underWay } }) =>
      underWay !== null && (underWay.outcomeUnknown || isEwalletPayment(underWay.payment)),
    isTaken: ({ context }, result: Result<readonly Transaction[]>) =>
      result.ok && isConfirmed(underWayOf({ context }), result.value),
    isOver: ({ context }) => context.now >= underWayOf({ context }).payment.deadline,
  },
})

/** What the transactions confirm has nothing left to continue. */
const checking = flow.createStateConfig({
  invoke: {
    src: 'loadTransactions',
    id: 'loadTransactions',
    input: remoteIdOf,
    onDone: [
      { guard: { type: 'isTaken', params: ({ event }) => event.output }, target: '#paymentUnderWay.taken' },
      { target: 'unconfirmed' },
    ],
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

const taken = flow.createStateConfig({
  invoke: {
    src: 'forgetPayment',
    id: 'forgetPayment',
    input: (of) => underWayOf(of).payment,
    onDone: 'over',
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
    taken,
    over: { type: 'final' },
  },
})
