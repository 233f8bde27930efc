import { type AnyEventObject, and, assign, or, sendTo, setup } from 'xstate'
import { copyMachine } from '../../common/copy/copy.machine.ts'
import { type FieldChange, fieldChanged, fieldLeft, isClean } from '../../common/form.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import { channel, port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { type Failure, failureOf, hasFailed, isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenMessage, ScreenOutput } from '../../common/screen.types.ts'
import type { Transaction } from '../../contract/money.ts'
import { paymentPageMachine } from '../paymentPage/paymentPage.machine.ts'
import { receiptMachine } from '../receipt/receipt.machine.ts'
import { recheckMachine } from '../recheck/recheck.machine.ts'
import type { Accepted, ClosedRequest } from '../reconcile.rules.ts'
import {
  checkPayment,
  confirmationOf,
  copyTexts,
  isConfirmed,
  isEwalletPayment,
  isPromotionRefused,
  matchOf,
  mayHaveArrived,
  outputOf,
} from './makePayment.rules.ts'
import type {
  Payment,
  PaymentConfirmation,
  PaymentContext,
  PaymentEvent,
  PaymentForm,
  PaymentInput,
} from './makePayment.types.ts'

export const makePaymentPorts = {
  loadPhones: port<Result<readonly string[]>, string>('loadPhones'),
  loadTransactions: port<Result<readonly Transaction[]>, string>('loadTransactions'),
  submitPayment: port<Result<Accepted>, PaymentConfirmation>('submitPayment'),
  closeRequest: port<Result<Accepted>, { readonly payment: Payment; readonly match: ClosedRequest['match'] }>(
    'closeRequest',
  ),
  clock: channel<PaymentEvent, AnyEventObject, { readonly deadline: number }>('clock'),
  /** Stores the payment and what is typed on the device. */
  store: channel<never, { readonly type: 'keep' } & PaymentConfirmation>('store'),
}

type Transactions = readonly Transaction[]

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
  },
  guards: {
    hasPayment: ({ context }) => context.payment !== null,
    isGuest: ({ context }) => context.remoteId === '',
    isOver: ({ context }) => context.now >= present(context.payment).deadline,
    hasErrors: ({ context }) => !isClean(checkPayment(context.form, context.phones)),
    isOutcomeUnknown: ({ context }) => context.outcomeUnknown,
    isEwallet: ({ context }) => isEwalletPayment(context.payment),
    mayHaveArrived: ({ context }) => mayHaveArrived(context),
    isConfirmed: ({ context: { payment, form, outcomeUnknown } }, result: Result<Transactions>) =>
      result.ok && isConfirmed({ payment: present(payment), form, outcomeUnknown }, result.value),
    isPromotionRefused: ({ context }) => isPromotionRefused(context),
    wasAccepted: ({ context }, all: Transactions) => matchOf(context, all) === 'accepted',
    wasRejected: ({ context }, all: Transactions) =>
      context.outcomeUnknown && matchOf(context, all) === 'rejected',
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
    fail: assign((_, failure: Failure) => ({
      failure,
      outcomeUnknown: leavesOutcomeUnknown(failure, 'money'),
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
    src: 'loadTransactions',
    id: 'loadTransactions',
    input: ({ context }) => context.remoteId,
    onDone: [
      {
        guard: { type: 'isConfirmed', params: ({ event }) => event.output },
        target: '#makePayment.open.form.closingAccepted',
      },
      { target: 'resting' },
    ],
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
          { guard: 'isOutcomeUnknown', target: 'reconciling', actions: 'clearErrors' },
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
    /** The last confirmation may have arrived: it is sent again only if the transactions lack it. */
    reconciling: {
      tags: 'busy',
      invoke: {
        src: 'loadTransactions',
        id: 'loadTransactions',
        input: ({ context }) => context.remoteId,
        onDone: [
          { guard: hasFailed, target: 'editing', actions: assign({ failure: failureOf }) },
          { guard: { type: 'wasAccepted', params: outputValue }, target: 'closingAccepted' },
          { guard: { type: 'wasRejected', params: outputValue }, target: 'closingRejected' },
          { target: 'submitting' },
        ],
      },
    },
    /** The time is over: nothing is sent any more, but the last confirmation may have arrived. */
    checkingLast: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        src: 'loadTransactions',
        id: 'loadTransactions',
        input: ({ context }) => context.remoteId,
        onDone: [
          { guard: hasFailed, target: 'expired' },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'closingAccepted',
          },
          { guard: { type: 'wasRejected', params: outputValue }, target: 'closingRejected' },
          { target: 'expired' },
        ],
      },
    },
    closingAccepted: {
      tags: 'busy',
      invoke: {
        src: 'closeRequest',
        id: 'closeRequest',
        input: ({ context }) => ({ ...confirmationOf(context), match: 'accepted' as const }),
        onDone: [
          { guard: isOk, target: 'accepted', actions: assign({ accepted: outputValue }) },
          { guard: 'isOver', target: 'expired', actions: assign({ failure: failureOf }) },
          { target: 'editing', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    closingRejected: {
      tags: 'busy',
      invoke: {
        src: 'closeRequest',
        id: 'closeRequest',
        input: ({ context }) => ({ ...confirmationOf(context), match: 'rejected' as const }),
        onDone: [
          { guard: isOk, target: 'editing', actions: assign({ rejected: true, outcomeUnknown: false }) },
          { guard: 'isOver', target: 'expired', actions: assign({ failure: failureOf }) },
          { target: 'editing', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submitPayment',
        id: 'submitPayment',
        input: ({ context }) => confirmationOf(context),
        onDone: [
          { guard: isOk, target: 'accepted', actions: assign({ accepted: outputValue }) },
          { target: 'editing', actions: { type: 'fail', params: failureOf } },
        ],
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
