import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { type AnyEventObject, assign, sendTo, setup } from 'xstate'
import { copyMachine } from '../../common/copy/copy.machine.ts'
import { type FieldChange, fieldChanged, fieldLeft, isClean } from '../../common/input/form.ts'
import { load } from '../../common/load/load.machine.ts'
import { present } from '../../common/present.ts'
import type { ScreenMessage, ScreenOutput } from '../../common/routing/screen.types.ts'
import { confirmationMachine } from '../confirmation/confirmation.machine.ts'
import type { MoneyOutcome } from '../moneyCall/moneyCall.machine.ts'
import { paymentPageMachine } from '../paymentPage/paymentPage.machine.ts'
import { receiptMachine } from '../receipt/receipt.machine.ts'
import { recheckMachine } from '../recheck/recheck.machine.ts'
import type { Accepted } from '../reconcile.rules.ts'
import { canDropPromotion, checkPayment, isEwalletPayment, mayHaveArrived } from './makePayment.rules.ts'
import type {
  PaymentConfirmation,
  PaymentContext,
  PaymentEvent,
  PaymentForm,
  PaymentInput,
} from './makePayment.types.ts'

export const makePaymentPorts = {
  loadPhones: load<readonly string[], string>(),
  clock: channel<PaymentEvent, AnyEventObject, { readonly deadline: number }>('clock'),
  /** Stores the payment and what is typed on the device. */
  store: channel<never, { readonly type: 'keep' } & PaymentConfirmation>('store'),
}

/** The payment's ports, guards and actions. */
export const flow = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
    children: {} as {
      loadPhones: 'loadPhones'
      store: 'store'
      copy: 'copy'
      receipt: 'receipt'
      paymentPage: 'paymentPage'
    },
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
    canDropPromotion: ({ context }) => canDropPromotion(context),
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
    takeOutcome: assign((_, outcome: MoneyOutcome<Accepted>) => ({
      failure: outcome.ok ? null : outcome.failure,
      rejected: outcome.kind === 'rejected',
      outcomeUnknown: outcome.kind === 'unknown' || outcome.kind === 'unchecked',
    })),
  },
})
