import { outputValue } from '@tiya/ports/result'
import { and, assign, or } from 'xstate'
import { present } from '../../common/present.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import { BROKEN_OFF, isAccepted, isRejected } from '../moneyCall/moneyCall.machine.ts'
import { copyTexts, outputOf, underWayOf } from './makePayment.rules.ts'
import { flow } from './makePayment.setup.ts'

const phones = flow.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isGuest', target: 'none' }, { target: 'loading' }] },
    none: {},
    loading: {
      invoke: {
        src: 'loadPhones',
        id: 'loadPhones',
        input: ({ context }) => context.remoteId,
        onDone: { target: 'ready', actions: assign({ phones: outputValue }) },
      },
    },
    ready: {},
  },
})

const clock = flow.createStateConfig({
  initial: 'running',
  states: {
    running: {
      invoke: {
        src: 'clock',
        id: 'clock',
        input: ({ context }) => ({ deadline: present(context.payment).deadline }),
      },
      always: { guard: 'isOver', target: 'over' },
      on: { 'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) } },
    },
    over: {},
  },
})

/** An e-wallet may say by itself that the payment is made: nothing is left to confirm then. A failed look changes nothing. */
const looking = flow.createStateConfig({
  invoke: {
    src: 'confirmation',
    id: 'look',
    input: ({ context }) => ({ form: underWayOf(context), task: 'watch' as const }),
    onDone: [
      {
        guard: isAccepted,
        target: '#makePayment.open.form.accepted',
        actions: assign({ accepted: outputValue }),
      },
      { target: 'resting' },
    ],
    onError: 'resting',
  },
})

const editing = flow.createStateConfig({
  always: [
    { guard: and(['isOver', or(['mayHaveArrived', 'isEwallet'])]), target: 'checkingLast' },
    { guard: 'isOver', target: 'expired' },
  ],
  on: {
    'field.changed': { actions: [{ type: 'changeField', params: ({ event }) => event }, 'keep'] },
    'field.left': { actions: { type: 'checkField', params: ({ event }) => event.field } },
    'submit.withoutPromotion': {
      guard: 'canDropPromotion',
      target: 'submitting',
      actions: ['dropPromotion', 'clearErrors', 'keep'],
    },
    submit: [
      { guard: 'hasErrors', actions: 'showErrors' },
      { target: 'submitting', actions: 'clearErrors' },
    ],
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isEwallet', target: 'looking' }, { target: 'still' }] },
    still: {},
    looking,
    resting: { invoke: { src: 'recheck', id: 'recheck', onDone: 'looking' } },
  },
})

const submitting = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'confirmation',
    id: 'confirmation',
    input: ({ context }) => ({
      form: underWayOf(context),
      task: context.outcomeUnknown ? ('findOrSend' as const) : ('send' as const),
    }),
    onDone: [
      { guard: isAccepted, target: 'accepted', actions: assign({ accepted: outputValue }) },
      { target: 'editing', actions: { type: 'takeOutcome', params: ({ event }) => event.output } },
    ],
    onError: { target: 'editing', actions: { type: 'takeOutcome', params: BROKEN_OFF } },
  },
})

/** The time is over: nothing is sent any more, but the last confirmation may have arrived. */
const checkingLast = flow.createStateConfig({
  tags: 'busy',
  entry: assign({ failure: null }),
  invoke: {
    src: 'confirmation',
    id: 'lastLook',
    input: ({ context }) => ({ form: underWayOf(context), task: 'find' as const }),
    onDone: [
      { guard: isAccepted, target: 'accepted', actions: assign({ accepted: outputValue }) },
      {
        guard: isRejected,
        target: 'expired',
        actions: { type: 'takeOutcome', params: ({ event }) => event.output },
      },
      { target: 'expired' },
    ],
    onError: 'expired',
  },
})

/** If the time runs out while a call is in flight, the response decides the outcome. */
const form = flow.createStateConfig({
  initial: 'opening',
  on: { dismiss: { actions: assign({ failure: null, rejected: false }) } },
  states: {
    opening: { always: [{ guard: 'isGuest', target: 'guest' }, { target: 'editing' }] },
    /** A guest sees where and what to pay, and logs in to confirm it. */
    guest: { always: { guard: 'isOver', target: 'expired' } },
    editing,
    submitting,
    checkingLast,
    accepted: {
      entry: { type: 'notifyParent', params: { type: 'balance.refresh' } },
      always: '#makePayment.done',
    },
    expired: { on: { restart: '#makePayment.done' } },
  },
})

/**
 * The player pays elsewhere and confirms the payment here before its deadline. Ends on `/payment-request` if
 * the server has accepted the confirmation, otherwise on `/deposit`.
 */
export const makePaymentMachine = flow.createMachine({
  id: 'makePayment',
  context: ({ input }) => ({
    ...input,
    phones: [],
    now: 0,
    errors: {},
    failure: null,
    rejected: false,
    accepted: null,
  }),
  output: ({ context }): ScreenOutput => outputOf(context, context.accepted),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasPayment', target: 'open' }, { target: 'done' }] },
    open: {
      type: 'parallel',
      invoke: [
        { src: 'store', id: 'store' },
        { src: 'copy', id: 'copy', input: ({ context }) => ({ texts: copyTexts(context.payment) }) },
        { src: 'receipt', id: 'receipt' },
        {
          src: 'paymentPage',
          id: 'paymentPage',
          input: ({ context }) => ({ url: context.payment?.url }),
        },
      ],
      states: { phones, clock, form },
    },
    done: { type: 'final', tags: 'busy' },
  },
})
