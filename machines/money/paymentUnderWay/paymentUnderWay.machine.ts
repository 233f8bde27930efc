import { channel, port } from '@tiya/ports/port'
import { outputValue } from '@tiya/ports/result'
import { type AnyEventObject, assign, setup } from 'xstate'
import { present } from '../../common/present.ts'
import { hasValue, type Result } from '../../common/result.ts'
import { confirmationMachine } from '../confirmation/confirmation.machine.ts'
import { isEwalletPayment, isSamePayment } from '../makePayment/makePayment.rules.ts'
import type { UnderWay } from '../makePayment/makePayment.types.ts'
import { isAccepted } from '../moneyCall/moneyCall.machine.ts'
import { recheckMachine } from '../recheck/recheck.machine.ts'

interface UnderWayInput {
  /** Empty for a guest, who has none. */
  readonly remoteId: string
}

interface UnderWayContext extends UnderWayInput {
  /** Null if there is none. */
  underWay: UnderWay | null
  /** Milliseconds since the epoch, as of the last tick. */
  now: number
}

/** What the device has now: null if there is none, or if the server has taken it. */
interface Changed {
  readonly type: 'payment.changed'
  readonly underWay: UnderWay | null
}

type UnderWayEvent = Changed | { type: 'clock.ticked'; now: number }

export const paymentUnderWayPorts = {
  /** Resolves with the payment that the device has for the player. */
  readPayment: port<Result<UnderWay | null>, string>('readPayment'),
  clock: channel<UnderWayEvent, AnyEventObject, { readonly deadline: number }>('clock'),
  /** Reports the player's payment when another tab, or a call that was left, may have changed it. */
  storedPayment: channel<UnderWayEvent, AnyEventObject, string>('storedPayment'),
}

/** What is under way, in the states below `underWay`. */
const underWayOf = ({ context }: { context: UnderWayContext }) => present(context.underWay)

const flow = setup({
  types: {
    context: {} as UnderWayContext,
    events: {} as UnderWayEvent,
    input: {} as UnderWayInput,
  },
  actors: { ...paymentUnderWayPorts, recheck: recheckMachine, confirmation: confirmationMachine },
  guards: {
    isNone: (_, underWay: UnderWay | null) => underWay === null,
    isSame: ({ context }, underWay: UnderWay | null) =>
      isSamePayment(present(context.underWay).payment, present(underWay).payment),
    mayBeTaken: (of) => underWayOf(of).outcomeUnknown || isEwalletPayment(underWayOf(of).payment),
    isOver: (of) => of.context.now >= underWayOf(of).payment.deadline,
  },
  actions: {
    take: assign((_, underWay: UnderWay | null) => ({ underWay })),
  },
})

const changed = { params: ({ event }: { event: Changed }) => event.underWay } as const

/** What the transactions confirm has nothing left to continue. */
const checking = flow.createStateConfig({
  invoke: {
    src: 'confirmation',
    id: 'look',
    input: (of) => ({ form: underWayOf(of), task: 'watch' as const }),
    onDone: [{ guard: isAccepted, target: '#paymentUnderWay.none' }, { target: 'unconfirmed' }],
    onError: 'unconfirmed',
  },
})

/** A failed check changes nothing. */
const unconfirmed = flow.createStateConfig({
  invoke: { src: 'recheck', id: 'recheck', onDone: 'checking' },
})

const reading = flow.createStateConfig({
  invoke: {
    src: 'readPayment',
    id: 'readPayment',
    input: ({ context }) => context.remoteId,
    onDone: [
      { guard: hasValue, target: 'underWay', actions: { type: 'take', params: outputValue } },
      { target: 'none' },
    ],
  },
})

const none = flow.createStateConfig({
  entry: { type: 'take', params: null },
  on: {
    'payment.changed': [
      { guard: { type: 'isNone', ...changed } },
      { target: 'underWay', actions: { type: 'take', ...changed } },
    ],
  },
})

const underWay = flow.createStateConfig({
  invoke: { src: 'clock', id: 'clock', input: (of) => ({ deadline: underWayOf(of).payment.deadline }) },
  always: { guard: 'isOver', target: 'none' },
  on: {
    'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) },
    'payment.changed': [
      { guard: { type: 'isNone', ...changed }, target: 'none' },
      { guard: { type: 'isSame', ...changed }, actions: { type: 'take', ...changed } },
      { target: 'underWay', reenter: true, actions: { type: 'take', ...changed } },
    ],
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
 * The deposit that the player has begun to pay and not confirmed yet, as the device stores it: the only copy of it beside
 * the payment's own screen. It is over at its deadline, or when the server has taken it; another one may follow.
 */
export const paymentUnderWayMachine = flow.createMachine({
  id: 'paymentUnderWay',
  context: ({ input }) => ({ ...input, underWay: null, now: 0 }),
  invoke: {
    src: 'storedPayment',
    id: 'storedPayment',
    input: ({ context }) => context.remoteId,
  },
  initial: 'reading',
  states: { reading, none, underWay },
})
