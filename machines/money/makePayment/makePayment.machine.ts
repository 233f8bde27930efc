import { type AnyEventObject, and, assign, or, sendTo, setup } from 'xstate'
import { copyMachine } from '../../common/copy/copy.machine.ts'
import { type FieldChange, fieldChanged, fieldLeft, isClean } from '../../common/input/form.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { failureOf, isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenMessage, ScreenOutput } from '../../common/routing/screen.types.ts'
import { confirmationMachine } from '../confirmation/confirmation.machine.ts'
import { BROKEN_OFF, isAccepted, isRejected, type MoneyOutcome } from '../moneyCall/moneyCall.machine.ts'
import { paymentPageMachine } from '../paymentPage/paymentPage.machine.ts'
import { receiptMachine } from '../receipt/receipt.machine.ts'
import { recheckMachine } from '../recheck/recheck.machine.ts'
import type { Accepted } from '../reconcile.rules.ts'
import {
  checkPayment,
  confirmationOf,
  copyTexts,
  isEwalletPayment,
  isPromotionRefused,
  mayHaveArrived,
  outputOf,
} from './makePayment.rules.ts'
import type {
  PaymentConfirmation,
  PaymentContext,
  PaymentEvent,
  PaymentForm,
  PaymentInput,
} from './makePayment.types.ts'

export const makePaymentPorts = {
  loadPhones: port<Result<readonly string[]>, string>('loadPhones'),
  clock: channel<PaymentEvent, AnyEventObject, { readonly deadline: number }>('clock'),
  /** Stores the payment and what is typed on the device. */
  store: channel<never, { readonly type: 'keep' } & PaymentConfirmation>('store'),
}

type Outcome = MoneyOutcome<Accepted>

const underWayOf = ({ context }: { context: PaymentContext }) => ({
  ...confirmationOf(context),
  outcomeUnknown: context.outcomeUnknown,
})

const flow = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
    children: {} as { store: 'store'; copy: 'copy'; receipt: 'receipt'; paymentPage: 'paymentPage' },
  },
  actors: {
    ...makePaymentPorts,
    copy: copyMachine,
    receipt: receiptMachine,
    paymentPage: paymentPageMachine,
    recheck: recheckMachine,
    confirmation: confirmationMachine,
  },
  guards: {
    hasPayment: ({ context }) => context.payment !== null,
    isGuest: ({ context }) => context.remoteId === '',
    isOver: ({ context }) => context.now >= present(context.payment).deadline,
    hasErrors: ({ context }) => !isClean(checkPayment(context.form, context.phones)),
    isEwallet: ({ context }) => isEwalletPayment(context.payment),
    mayHaveArrived: ({ context }) => mayHaveArrived(context),
    isPromotionRefused: ({ context }) => isPromotionRefused(context),
  },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    changeField: assign(({ context }, change: FieldChange<keyof PaymentForm>) =>
      fieldChanged(context, change),
    ),
    checkField: assign(({ context }, field: keyof PaymentForm) =>
      fieldLeft(context, field, checkPayment(context.form, context.phones)),
    ),
    keep: sendTo('store', ({ context: { form, payment } }) => ({
      type: 'keep' as const,
      payment: present(payment),
      form,
    })),
    dropPromotion: assign(({ context: { payment } }) => ({
      payment: payment && { ...payment, promotionId: null },
    })),
    showErrors: assign(({ context }) => ({
      errors: checkPayment(context.form, context.phones),
      failure: null,
    })),
    clearErrors: assign({ errors: {}, failure: null, rejected: false }),
    takeOutcome: assign((_, outcome: Outcome) => ({
      failure: outcome.ok ? null : outcome.failure,
      rejected: outcome.kind === 'rejected',
      outcomeUnknown: outcome.kind === 'unknown' || outcome.kind === 'unchecked',
    })),
  },
})

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
        onDone: [
          { guard: isOk, target: 'ready', actions: assign({ phones: outputValue }) },
          { target: 'failed', actions: assign({ phonesFailure: failureOf }) },
        ],
      },
    },
    ready: {},
    failed: { on: { 'phones.retry': { target: 'loading', actions: assign({ phonesFailure: null }) } } },
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
    input: (of) => ({ form: underWayOf(of), task: 'watch' as const }),
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

/** If the time runs out while a call is in flight, the response decides the outcome. */
const form = flow.createStateConfig({
  initial: 'opening',
  on: { dismiss: { actions: assign({ failure: null, rejected: false }) } },
  states: {
    opening: { always: [{ guard: 'isGuest', target: 'guest' }, { target: 'editing' }] },
    /** A guest sees where and what to pay, and logs in to confirm it. */
    guest: { always: { guard: 'isOver', target: 'expired' } },
    editing: {
      always: [
        { guard: and(['isOver', or(['mayHaveArrived', 'isEwallet'])]), target: 'checkingLast' },
        { guard: 'isOver', target: 'expired' },
      ],
      on: {
        'field.changed': { actions: [{ type: 'changeField', params: ({ event }) => event }, 'keep'] },
        'field.left': { actions: { type: 'checkField', params: ({ event }) => event.field } },
        'submit.withoutPromotion': {
          guard: 'isPromotionRefused',
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
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'confirmation',
        id: 'confirmation',
        input: (of) => ({
          form: underWayOf(of),
          task: of.context.outcomeUnknown ? ('findOrSend' as const) : ('send' as const),
        }),
        onDone: [
          { guard: isAccepted, target: 'accepted', actions: assign({ accepted: outputValue }) },
          { target: 'editing', actions: { type: 'takeOutcome', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: { type: 'takeOutcome', params: BROKEN_OFF } },
      },
    },
    /** The time is over: nothing is sent any more, but the last confirmation may have arrived. */
    checkingLast: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        src: 'confirmation',
        id: 'lastLook',
        input: (of) => ({ form: underWayOf(of), task: 'find' as const }),
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
    },
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
    phonesFailure: null,
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
