import { assign, sendTo, setup } from 'xstate'
import type { ScreenOutput } from '../../app/router/screen.types.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED, valueOr } from '../../common/result.ts'
import type { PaymentMethod, PaymentMethods, Transaction } from '../../contract/money.ts'
import type { Promotion } from '../../contract/promotions.ts'
import { readAmount } from '../amount.rules.ts'
import type { DraftEvent, DraftPlace } from '../draft.types.ts'
import { gaveSomething } from '../idempotency.rules.ts'
import type { Payment } from '../makePayment/makePayment.rules.ts'
import { isEwallet } from '../methods.rules.ts'
import {
  channelOf,
  type DepositForm,
  type DepositProblem,
  depositCurrency,
  firstProblem,
  methodOf,
  type Offers,
  promotionOf,
  type Standing,
} from './deposit.rules.ts'

export interface DepositInput {
  readonly remoteId: string
  /** What was filled in before, as it was left. */
  readonly form: DepositForm
}

/** A filled form that has passed all checks. */
export interface DepositRequest {
  readonly remoteId: string
  readonly method: PaymentMethod
  /** Null where the method has no channels. */
  readonly channel: PaymentMethod | null
  readonly currency: 'BDT' | 'USDT'
  /** Hundredths of the currency. */
  readonly amount: number
  readonly promotionId: string | null
}

/** A number or page to pay at; null where the channel is unavailable. */
type Asked = Result<Payment | null>

export type DepositTrouble =
  | { readonly of: DepositProblem | 'unavailable' }
  | { readonly of: 'standing' | 'number' | 'ewallet'; readonly failure: Failure }

interface DepositContext extends DepositInput, Offers {
  methodsFailure: Failure | null
  promotionsFailure: Failure | null
  channelsFailure: Failure | null
  /** The method that `channels` belongs to. */
  channelsOf: string
  /** As far as they are known: for what is pending to be in view. */
  transactions: readonly Transaction[]
  trouble: DepositTrouble | null
  payment: Payment | null
}

type DepositEvent =
  | { type: 'field.changed'; field: keyof DepositForm; value: string }
  | { type: 'next' }
  | { type: 'dismiss' }
  | { type: 'methods.retry' }
  | { type: 'promotions.retry' }
  | { type: 'channels.retry' }

export const depositPorts = {
  loadMethods: port<Result<PaymentMethods>>('loadMethods'),
  loadPromotions: port<Result<readonly Promotion[]>>('loadPromotions'),
  loadChannels: port<Result<readonly PaymentMethod[]>, string>('loadChannels'),
  loadTransactions: port<Result<readonly Transaction[]>, string>('loadTransactions'),
  loadStanding: port<Result<Standing>, string>('loadStanding'),
  requestNumber: port<Asked, DepositRequest>('requestNumber'),
  requestEwallet: port<Asked, DepositRequest>('requestEwallet'),
  draft: channel<DraftEvent<DepositForm>, DraftPlace>('draft'),
}

function requestOf(context: DepositContext): DepositRequest {
  return {
    remoteId: context.remoteId,
    method: methodOf(context) as PaymentMethod,
    channel: channelOf(context),
    currency: depositCurrency(context),
    amount: readAmount(context.form.amount) ?? 0,
    promotionId: promotionOf(context)?.id ?? null,
  }
}

function problemOf(context: DepositContext, standing: Result<Standing>): DepositTrouble | null {
  if (!standing.ok) return { of: 'standing', failure: standing.failure }
  const problem = firstProblem(context, standing.value)
  return problem && { of: problem }
}

function noPayment(of: 'number' | 'ewallet', asked: Asked): DepositTrouble {
  return asked.ok ? { of: 'unavailable' } : { of, failure: asked.failure }
}

/**
 * Method, channel, amount and promotion, the checks in their order, and the number to pay to. Ends with the payment that `/make-payment` is for.
 */
export const depositMachine = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as DepositInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: depositPorts,
  guards: {
    wantsChannels: ({ context }) =>
      context.methods !== null && !isEwallet(context.methods) && methodOf(context) !== null,
    isOther: ({ context }) => context.channelsOf !== context.form.method,
    isEwallet: ({ context }) => context.methods !== null && isEwallet(context.methods),
    hasProblem: ({ context }, standing: Result<Standing>) => problemOf(context, standing) !== null,
  },
  actions: {
    change: assign(({ context, event }) =>
      event.type === 'field.changed'
        ? {
            form: {
              ...context.form,
              [event.field]: event.value,
              ...(event.field === 'method' ? { channel: '' } : {}),
            },
            trouble: null,
          }
        : {},
    ),
    keep: sendTo('draft', ({ context }) => ({ type: 'keep' as const, form: context.form })),
    take: assign((_, asked: Asked) => ({ payment: asked.ok ? asked.value : null })),
    refuse: assign((_, trouble: DepositTrouble | null) => ({ trouble })),
  },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({
    ...input,
    methods: null,
    promotions: [],
    channels: null,
    methodsFailure: null,
    promotionsFailure: null,
    channelsFailure: null,
    channelsOf: '',
    transactions: [],
    trouble: null,
    payment: null,
  }),
  output: ({ context }): ScreenOutput => ({ kind: 'navigate', to: '/make-payment', state: context.payment }),
  invoke: {
    src: 'draft',
    id: 'draft',
    input: ({ context }) => ({ remoteId: context.remoteId, flow: 'deposit' as const }),
  },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        methods: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadMethods',
                id: 'loadMethods',
                onDone: [
                  {
                    guard: isOk,
                    target: 'ready',
                    actions: assign({ methods: valueOr(null), methodsFailure: null }),
                  },
                  { target: 'failed', actions: assign({ methodsFailure: failureOf }) },
                ],
                onError: { target: 'failed', actions: assign({ methodsFailure: UNEXPECTED }) },
              },
            },
            ready: {},
            failed: { on: { 'methods.retry': 'loading' } },
          },
        },
        promotions: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadPromotions',
                id: 'loadPromotions',
                onDone: [
                  {
                    guard: isOk,
                    target: 'ready',
                    actions: assign({ promotions: valueOr([]), promotionsFailure: null }),
                  },
                  { target: 'failed', actions: assign({ promotionsFailure: failureOf }) },
                ],
                onError: { target: 'failed', actions: assign({ promotionsFailure: UNEXPECTED }) },
              },
            },
            ready: {},
            failed: { on: { 'promotions.retry': 'loading' } },
          },
        },
        /** To be in view; `Next` checks them anew. Where they can't be had, nothing is said. */
        transactions: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadTransactions',
                id: 'loadTransactions',
                input: ({ context }) => context.remoteId,
                onDone: {
                  target: 'settled',
                  actions: assign({ transactions: valueOr([]) }),
                },
                onError: 'settled',
              },
            },
            settled: {},
          },
        },
        channels: {
          initial: 'none',
          states: {
            none: {
              always: {
                guard: 'wantsChannels',
                target: 'loading',
                actions: assign(({ context }) => ({
                  channelsOf: context.form.method,
                  channels: null,
                  channelsFailure: null,
                })),
              },
            },
            loading: {
              always: { guard: 'isOther', target: 'none' },
              invoke: {
                src: 'loadChannels',
                id: 'loadChannels',
                input: ({ context }) => methodOf(context)?.name ?? '',
                onDone: [
                  {
                    guard: isOk,
                    target: 'ready',
                    actions: assign({ channels: valueOr(null), channelsFailure: null }),
                  },
                  { target: 'failed', actions: assign({ channelsFailure: failureOf }) },
                ],
                onError: { target: 'failed', actions: assign({ channelsFailure: UNEXPECTED }) },
              },
            },
            ready: { always: { guard: 'isOther', target: 'none' } },
            failed: {
              always: { guard: 'isOther', target: 'none' },
              on: { 'channels.retry': 'loading' },
            },
          },
        },
        form: {
          initial: 'choosing',
          states: {
            choosing: {
              on: {
                'field.changed': { actions: ['change', 'keep'] },
                dismiss: { actions: assign({ trouble: null }) },
                next: { target: 'checking', actions: assign({ trouble: null }) },
              },
            },
            checking: {
              tags: 'busy',
              invoke: {
                src: 'loadStanding',
                id: 'loadStanding',
                input: ({ context }) => context.remoteId,
                onDone: [
                  {
                    guard: { type: 'hasProblem', params: ({ event }) => event.output },
                    target: 'choosing',
                    actions: [
                      assign(({ context, event }) => {
                        const trouble = problemOf(context, event.output)
                        const { form, transactions } = context
                        return {
                          trouble,
                          transactions: event.output.ok ? event.output.value.transactions : transactions,
                          // Once it is said, the player may go on without.
                          form: trouble?.of === 'promotionMissing' ? { ...form, promotion: '' } : form,
                        }
                      }),
                      'keep',
                    ],
                  },
                  { guard: 'isEwallet', target: 'requestingEwallet' },
                  { target: 'requestingNumber' },
                ],
                onError: {
                  target: 'choosing',
                  actions: { type: 'refuse', params: { of: 'standing', failure: UNEXPECTED } },
                },
              },
            },
            requestingNumber: {
              tags: 'busy',
              invoke: {
                src: 'requestNumber',
                id: 'requestNumber',
                input: ({ context }) => requestOf(context),
                onDone: [
                  {
                    guard: gaveSomething,
                    target: '#deposit.left',
                    actions: { type: 'take', params: ({ event }) => event.output },
                  },
                  {
                    target: 'choosing',
                    actions: { type: 'refuse', params: ({ event }) => noPayment('number', event.output) },
                  },
                ],
                onError: {
                  target: 'choosing',
                  actions: { type: 'refuse', params: { of: 'number', failure: UNEXPECTED } },
                },
              },
            },
            /** Sent again after an unknown outcome it bears the same key: the server answers it as it did. */
            requestingEwallet: {
              tags: 'busy',
              invoke: {
                src: 'requestEwallet',
                id: 'requestEwallet',
                input: ({ context }) => requestOf(context),
                onDone: [
                  {
                    guard: gaveSomething,
                    target: '#deposit.left',
                    actions: { type: 'take', params: ({ event }) => event.output },
                  },
                  {
                    target: 'choosing',
                    actions: { type: 'refuse', params: ({ event }) => noPayment('ewallet', event.output) },
                  },
                ],
                onError: {
                  target: 'choosing',
                  actions: { type: 'refuse', params: { of: 'ewallet', failure: UNEXPECTED } },
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
