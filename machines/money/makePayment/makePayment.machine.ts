import { type AnyEventObject, assign, sendTo, setup } from 'xstate'
import type { ScreenOutput } from '../../app/router/screen.types.ts'
import { fieldChanged, isClean } from '../../common/form.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED, valueOr } from '../../common/result.ts'
import { NOTICE_SHOWN } from '../../common/timings.ts'
import type { DraftEvent, DraftPlace } from '../draft.types.ts'
import { isUnknown } from '../idempotency.rules.ts'
import { requestState } from '../paymentRequest/paymentRequest.rules.ts'
import {
  checkPayment,
  type PaymentErrors,
  type Receipt,
  type ReceiptError,
  receiptError,
} from './makePayment.rules.ts'
import type { Payment, PaymentDraft, PaymentForm } from './makePayment.types.ts'

export interface PaymentInput {
  /** Null where the navigation state can't be read, or is another player's. */
  readonly payment: Payment | null
  readonly remoteId: string
  readonly form: PaymentForm
  /** An earlier sending's outcome is not known. */
  readonly unsure: boolean
}

/** A payment with what the player says of it. */
export interface PaymentRequest {
  readonly payment: Payment
  readonly form: PaymentForm
}

/** When the server said yes, in milliseconds since the epoch: the next countdown begins there. */
export interface Taken {
  readonly at: number
}

/** What the player's transactions say of a sending of unknown outcome. */
export type Found = { readonly kind: 'taken'; readonly taken: Taken } | { readonly kind: 'rejected' }

export type CopyNotice = 'numberCopied' | 'amountCopied' | 'noNumber' | 'noAmount' | 'refused'

interface PaymentContext extends PaymentInput {
  phones: readonly string[]
  phonesFailure: Failure | null
  /** As of the last tick. */
  now: number
  errors: PaymentErrors
  /** Of the last sending, or of looking for what became of it. */
  failure: Failure | null
  /** The last sending had arrived, and the operator said no. */
  rejected: boolean
  copying: 'number' | 'amount'
  notice: CopyNotice | null
  receipt: Receipt | null
  receiptError: ReceiptError | null
  taken: Taken | null
}

type PaymentEvent =
  | { type: 'field.changed'; field: keyof PaymentForm; value: string }
  | { type: 'submit' }
  | { type: 'dismiss' }
  | { type: 'restart' }
  | { type: 'copy'; what: 'number' | 'amount' }
  | { type: 'phones.retry' }
  | { type: 'receipt.chosen'; receipt: Receipt }
  | { type: 'receipt.broken' }
  | { type: 'receipt.removed' }
  | { type: 'clock.ticked'; now: number }

export const makePaymentPorts = {
  loadPhones: port<Result<readonly string[]>, string>('loadPhones'),
  /** Looks for the deposit among the player's transactions; null where it is not there. */
  findDeposit: port<Result<Found | null>, PaymentRequest>('findDeposit'),
  submitPayment: port<Result<Taken>, PaymentRequest>('submitPayment'),
  /** True where the clipboard has taken the text. */
  copyText: port<boolean, string>('copyText'),
  clock: channel<AnyEventObject, { readonly deadline: number }>('clock'),
  draft: channel<DraftEvent<PaymentDraft>, DraftPlace>('draft'),
  /** Frees the preview's address once it is no longer shown. */
  preview: channel<AnyEventObject, string>('preview'),
}

/** What is copied: the number, or the amount as it is typed elsewhere, `500` or `500.50`. */
function textOf(payment: Payment | null, what: 'number' | 'amount'): string {
  if (what === 'number') return payment?.number ?? ''
  const amount = payment?.amount ?? 0
  const rest = amount % 100
  if (amount <= 0) return ''
  return rest === 0 ? String(amount / 100) : `${(amount - rest) / 100}.${String(rest).padStart(2, '0')}`
}

function requestOf({ payment, form }: PaymentContext): PaymentRequest {
  const { phone, transactionId } = form
  return { payment: payment as Payment, form: { phone, transactionId: transactionId.trim() } }
}

/** The payment is made elsewhere and confirmed here, in its time. */
export const makePaymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: makePaymentPorts,
  guards: {
    isUsable: ({ context }) => context.payment !== null,
    isOver: ({ context }) => context.now >= (context.payment?.deadline ?? 0),
    isWrong: ({ context }) => !isClean(checkPayment(context.form, context.phones)),
    isUnsure: ({ context }) => context.unsure,
    hasArrived: (_, found: Found | null) => found?.kind === 'taken',
    wasRejected: (_, found: Found | null) => found?.kind === 'rejected',
    hasText: ({ context, event }) => event.type === 'copy' && textOf(context.payment, event.what) !== '',
    isNoReceipt: ({ event }) => event.type === 'receipt.chosen' && receiptError(event.receipt) !== null,
  },
  actions: {
    notifyParent,
    keep: sendTo('draft', ({ context: { form, payment } }) => ({
      type: 'keep' as const,
      form: { ...form, deadline: payment?.deadline ?? 0 },
    })),
    clearErrors: assign({ errors: {}, failure: null, rejected: false }),
    fail: assign(({ context }, failure: Failure | null) => ({
      failure,
      unsure: failure ? isUnknown(failure) : context.unsure,
    })),
  },
  delays: { noticeShown: NOTICE_SHOWN },
}).createMachine({
  id: 'makePayment',
  context: ({ input }) => ({
    ...input,
    phones: [],
    phonesFailure: null,
    now: 0,
    errors: {},
    failure: null,
    rejected: false,
    copying: 'number',
    notice: null,
    receipt: null,
    receiptError: null,
    taken: null,
  }),
  output: ({ context: { payment, taken } }): ScreenOutput =>
    payment && taken
      ? {
          kind: 'navigate',
          to: '/payment-request',
          replace: true,
          state: requestState({ ...taken, kind: 'deposit', ...summaryOf(payment) }),
        }
      : { kind: 'navigate', to: '/deposit', replace: true },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isUsable', target: 'open' }, { target: 'left' }] },
    open: {
      type: 'parallel',
      invoke: {
        src: 'draft',
        id: 'draft',
        input: ({ context }) => ({ remoteId: context.remoteId, flow: 'makePayment' as const }),
      },
      states: {
        phones: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadPhones',
                id: 'loadPhones',
                input: ({ context }) => context.remoteId,
                onDone: [
                  {
                    guard: isOk,
                    target: 'ready',
                    actions: assign({ phones: valueOr([]), phonesFailure: null }),
                  },
                  { target: 'failed', actions: assign({ phonesFailure: failureOf }) },
                ],
                onError: { target: 'failed', actions: assign({ phonesFailure: UNEXPECTED }) },
              },
            },
            ready: {},
            failed: { on: { 'phones.retry': 'loading' } },
          },
        },
        clock: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                src: 'clock',
                id: 'clock',
                input: ({ context }) => ({ deadline: context.payment?.deadline ?? 0 }),
              },
              always: { guard: 'isOver', target: 'over' },
              on: { 'clock.ticked': { actions: assign(({ event }) => ({ now: event.now })) } },
            },
            over: {},
          },
        },
        form: {
          initial: 'editing',
          on: { dismiss: { actions: assign({ failure: null, rejected: false }) } },
          states: {
            editing: {
              always: { guard: 'isOver', target: 'closed' },
              on: {
                'field.changed': {
                  actions: [assign(({ context, event }) => fieldChanged(context, event)), 'keep'],
                },
                submit: [
                  {
                    guard: 'isWrong',
                    actions: assign(({ context }) => ({
                      errors: checkPayment(context.form, context.phones),
                      failure: null,
                    })),
                  },
                  { guard: 'isUnsure', target: 'settling', actions: 'clearErrors' },
                  { target: 'submitting', actions: 'clearErrors' },
                ],
              },
            },
            /** The last sending may have arrived: the transactions tell. */
            settling: {
              tags: 'busy',
              invoke: {
                src: 'findDeposit',
                id: 'findDeposit',
                input: ({ context }) => requestOf(context),
                onDone: [
                  {
                    guard: { type: 'hasArrived', params: foundIn },
                    target: '#makePayment.left',
                    actions: [
                      assign(({ event }) => {
                        const found = foundIn({ event })
                        return { taken: found?.kind === 'taken' ? found.taken : null }
                      }),
                      { type: 'notifyParent', params: { type: 'balance.refresh' } },
                    ],
                  },
                  {
                    guard: { type: 'wasRejected', params: foundIn },
                    target: 'editing',
                    actions: assign({ rejected: true, unsure: false }),
                  },
                  { guard: isOk, target: 'submitting' },
                  { target: 'editing', actions: assign({ failure: failureOf }) },
                ],
                onError: { target: 'editing', actions: assign({ failure: UNEXPECTED }) },
              },
            },
            /** What is under way when the time is over is decided by its answer. */
            submitting: {
              tags: 'busy',
              invoke: {
                src: 'submitPayment',
                id: 'submitPayment',
                input: ({ context }) => requestOf(context),
                onDone: [
                  {
                    guard: isOk,
                    target: '#makePayment.left',
                    actions: [
                      assign({ taken: valueOr(null) }),
                      { type: 'notifyParent', params: { type: 'balance.refresh' } },
                    ],
                  },
                  { target: 'editing', actions: { type: 'fail', params: failureOf } },
                ],
                onError: { target: 'editing', actions: { type: 'fail', params: UNEXPECTED } },
              },
            },
            closed: { on: { restart: '#makePayment.left' } },
          },
        },
        copying: {
          initial: 'quiet',
          on: {
            copy: [
              {
                guard: 'hasText',
                target: '.writing',
                actions: assign(({ event }) => ({ copying: event.what, notice: null })),
              },
              {
                target: '.told',
                actions: assign(({ event }) => ({
                  notice: event.what === 'number' ? ('noNumber' as const) : ('noAmount' as const),
                })),
              },
            ],
          },
          states: {
            quiet: {},
            writing: {
              invoke: {
                src: 'copyText',
                id: 'copyText',
                input: ({ context }) => textOf(context.payment, context.copying),
                onDone: [
                  {
                    guard: ({ event }) => event.output,
                    target: 'told',
                    actions: assign(({ context }) => ({
                      notice:
                        context.copying === 'number' ? ('numberCopied' as const) : ('amountCopied' as const),
                    })),
                  },
                  { target: 'told', actions: assign({ notice: 'refused' }) },
                ],
                onError: { target: 'told', actions: assign({ notice: 'refused' }) },
              },
            },
            told: { after: { noticeShown: { target: 'quiet', actions: assign({ notice: null }) } } },
          },
        },
        receipt: {
          initial: 'none',
          on: {
            'receipt.chosen': [
              {
                guard: 'isNoReceipt',
                target: '.none',
                actions: assign(({ event }) => ({
                  receipt: null,
                  receiptError: receiptError(event.receipt),
                })),
              },
              {
                target: '.shown',
                actions: assign(({ event }) => ({ receipt: event.receipt, receiptError: null })),
              },
            ],
          },
          states: {
            none: {},
            shown: {
              invoke: {
                src: 'preview',
                id: 'preview',
                input: ({ context }) => context.receipt?.preview ?? '',
              },
              on: {
                'receipt.removed': { target: 'none', actions: assign({ receipt: null }) },
                'receipt.broken': {
                  target: 'none',
                  actions: assign({ receipt: null, receiptError: 'broken' }),
                },
              },
            },
          },
        },
      },
    },
    left: { type: 'final' },
  },
})

/** What an answer has found, null where it has nothing or failed. */
function foundIn({ event: { output } }: { event: { output: Result<Found | null> } }): Found | null {
  return output.ok ? output.value : null
}

function summaryOf({ amount, currency, method, icon }: Payment) {
  return { amount, currency, method, icon }
}
