import { assign, sendTo, setup } from 'xstate'
import type { ScreenOutput } from '../../app/router/screen.types.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, resultFailure, UNEXPECTED } from '../../common/result.ts'
import { SUCCESS_SHOWN } from '../../common/timings.ts'
import type { PaymentMethod, Transaction } from '../../contract/money.ts'
import { readAmount } from '../amount.rules.ts'
import type { DraftEvent, DraftPlace } from '../draft.types.ts'
import { isLeftUnknown } from '../idempotency.rules.ts'
import { hasPending } from '../methods.rules.ts'
import { requestState } from '../paymentRequest/paymentRequest.rules.ts'
import type { Accepted, ClosedRequest } from '../reconcile.rules.ts'
import {
  checkForm,
  type FieldProblem,
  matchOf,
  type Problem,
  problemOfCheck,
  problemOfSending,
  type Sent,
  sentWith,
  stillOffered,
  type WithdrawalForm,
  type WithdrawalOptions,
} from './withdrawal.rules.ts'

/** What the device keeps of an unfinished withdrawal. */
export interface WithdrawalDraft {
  readonly form: WithdrawalForm
  readonly sent: Sent | null
}

export interface WithdrawalInput extends WithdrawalDraft {
  readonly remoteId: string
}

/** A filled form that has passed all checks. */
export interface WithdrawalRequest {
  readonly remoteId: string
  readonly method: PaymentMethod
  readonly account: string
  /** Poisha. */
  readonly amount: number
  /** What is kept before the call goes out. */
  readonly draft: WithdrawalDraft
}

interface WithdrawalContext extends WithdrawalInput {
  options: WithdrawalOptions | null
  failure: Failure | null
  fieldProblem: FieldProblem | null
  problem: Problem | null
  /** What is there before the form is sent. */
  before: Sent | null
  /** When the withdrawal was taken. */
  at: number
}

type WithdrawalEvent =
  | { type: 'field.changed'; field: keyof WithdrawalForm; value: string }
  | { type: 'submit' }
  | { type: 'dismiss' }
  | { type: 'retry' }

export const withdrawalPorts = {
  loadOptions: port<Result<WithdrawalOptions>, string>('loadOptions'),
  loadTransactions: port<Result<readonly Transaction[]>, string>('loadTransactions'),
  /** The server's own check, before anything is sent. */
  check: port<Result<unknown>, string>('check'),
  submitWithdrawal: port<Result<Accepted>, WithdrawalRequest>('submitWithdrawal'),
  closeRequest: port<Accepted, ClosedRequest>('closeRequest'),
  draft: channel<DraftEvent<WithdrawalDraft>, DraftPlace>('draft'),
}

const NO_METHOD: PaymentMethod = { id: '', name: '', status: '' }

/** The chosen method. */
function methodOf({ options, form }: WithdrawalContext): PaymentMethod {
  return options?.methods.find(({ id }) => id === form.method) ?? NO_METHOD
}

type Transactions = readonly Transaction[]

/** The transactions of an answer, none where it has none. */
function listed({ event: { output } }: { event: { output: Result<Transactions> } }): Transactions {
  return output.ok ? output.value : []
}

/** Method, amount and account, the checks in their order, and the request, sent once. */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    input: {} as WithdrawalInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: withdrawalPorts,
  guards: {
    hasNoMethod: (_, outcome: Result<WithdrawalOptions>) => outcome.ok && outcome.value.methods.length === 0,
    hasNoPhone: ({ context }) => context.options?.phones.length === 0,
    isWrong: ({ context }) => checkForm(context.form) !== null,
    wasAccepted: ({ context: { form, sent } }, all: Transactions) => matchOf(form, sent, all) === 'accepted',
    wasRejected: ({ context: { form, sent } }, all: Transactions) => matchOf(form, sent, all) === 'rejected',
    hasPending: (_, all: Transactions) => hasPending(all, 'withdraw'),
  },
  actions: {
    notifyParent,
    change: assign(({ context, event }) =>
      event.type === 'field.changed'
        ? { form: { ...context.form, [event.field]: event.value }, fieldProblem: null }
        : {},
    ),
    keep: sendTo('draft', ({ context }) => ({
      type: 'keep' as const,
      form: { form: context.form, sent: context.sent },
    })),
    explain: assign((_, problem: Problem) => ({ problem })),
    forgetSent: assign({ sent: null }),
  },
  delays: { successShown: SUCCESS_SHOWN },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({
    ...input,
    options: null,
    failure: null,
    fieldProblem: null,
    problem: null,
    before: null,
    at: 0,
  }),
  output: ({ context }): ScreenOutput => ({
    kind: 'navigate',
    to: '/payment-request',
    replace: true,
    state: requestState({
      kind: 'withdrawal',
      amount: readAmount(context.form.amount) ?? 0,
      currency: 'BDT',
      method: methodOf(context).name,
      icon: methodOf(context).icon ?? '',
      at: context.at,
    }),
  }),
  invoke: {
    src: 'draft',
    id: 'draft',
    input: ({ context }) => ({ remoteId: context.remoteId, flow: 'withdrawal' as const }),
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadOptions',
        id: 'loadOptions',
        input: ({ context }) => context.remoteId,
        onDone: [
          { guard: { type: 'hasNoMethod', params: ({ event }) => event.output }, target: 'noMethods' },
          {
            guard: isOk,
            target: 'editing',
            actions: assign(({ context, event }) =>
              event.output.ok
                ? { options: event.output.value, form: stillOffered(context.form, event.output.value) }
                : {},
            ),
          },
          { target: 'failed', actions: assign({ failure: failureOf }) },
        ],
        onError: { target: 'failed', actions: assign({ failure: UNEXPECTED }) },
      },
    },
    noMethods: { on: { retry: 'loading' } },
    failed: { on: { retry: 'loading' } },
    editing: {
      on: {
        'field.changed': { actions: ['change', 'keep'] },
        submit: [
          {
            guard: 'hasNoPhone',
            target: 'explaining',
            actions: [assign({ fieldProblem: null }), { type: 'explain', params: { kind: 'phone' } }],
          },
          { target: 'checkingPending', actions: assign({ fieldProblem: null }) },
        ],
      },
    },
    /** Asked before every sending, so that a withdrawal that has arrived is not sent again. */
    checkingPending: {
      tags: 'busy',
      invoke: {
        src: 'loadTransactions',
        id: 'loadTransactions',
        input: ({ context }) => context.remoteId,
        onDone: [
          {
            guard: { type: 'wasAccepted', params: listed },
            target: 'closingAccepted',
          },
          {
            guard: { type: 'wasRejected', params: listed },
            target: 'closingRejected',
          },
          {
            guard: { type: 'hasPending', params: listed },
            target: 'explaining',
            actions: { type: 'explain', params: { kind: 'pending' } },
          },
          {
            guard: ({ event }) => !event.output.ok,
            target: 'explaining',
            actions: { type: 'explain', params: { kind: 'transactions' } },
          },
          {
            guard: 'isWrong',
            target: 'editing',
            actions: assign(({ context }) => ({ fieldProblem: checkForm(context.form) })),
          },
          {
            target: 'checking',
            actions: assign(({ context, event }) => ({
              before: sentWith(context.form, listed({ event })),
            })),
          },
        ],
        onError: {
          target: 'explaining',
          actions: { type: 'explain', params: { kind: 'transactions' } },
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'check',
        id: 'check',
        input: ({ context }) => context.remoteId,
        onDone: [
          {
            guard: isOk,
            target: 'submitting',
            actions: assign(({ context }) => ({ sent: context.before })),
          },
          {
            target: 'explaining',
            actions: {
              type: 'explain',
              params: ({ event }) => problemOfCheck(resultFailure(event.output) ?? UNEXPECTED),
            },
          },
        ],
        onError: { target: 'explaining', actions: { type: 'explain', params: { kind: 'unanswered' } } },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submitWithdrawal',
        id: 'submitWithdrawal',
        input: ({ context }) => ({
          remoteId: context.remoteId,
          method: methodOf(context),
          account: context.form.account,
          amount: readAmount(context.form.amount) ?? 0,
          draft: { form: context.form, sent: context.sent },
        }),
        onDone: [
          {
            guard: isOk,
            target: 'succeeded',
            actions: assign(({ event }) => ({ at: event.output.ok ? event.output.value.at : 0 })),
          },
          {
            guard: isLeftUnknown,
            target: 'explaining',
            actions: [
              {
                type: 'explain',
                params: ({ event }) => problemOfSending(resultFailure(event.output) ?? UNEXPECTED),
              },
              { type: 'notifyParent', params: { type: 'balance.refresh' } },
            ],
          },
          {
            target: 'explaining',
            actions: [
              {
                type: 'explain',
                params: ({ event }) => problemOfSending(resultFailure(event.output) ?? UNEXPECTED),
              },
              'forgetSent',
              'keep',
            ],
          },
        ],
        onError: { target: 'explaining', actions: { type: 'explain', params: { kind: 'unanswered' } } },
      },
    },
    explaining: {
      on: {
        dismiss: { target: 'editing', actions: assign({ problem: null }) },
        retry: { target: 'checkingPending', actions: assign({ problem: null }) },
      },
    },
    closingAccepted: {
      tags: 'busy',
      invoke: {
        src: 'closeRequest',
        id: 'closeRequest',
        input: ({ context }) => ({ remoteId: context.remoteId, match: 'accepted' as const }),
        onDone: { target: 'succeeded', actions: assign(({ event }) => ({ at: event.output.at })) },
        onError: 'succeeded',
      },
    },
    /** The operator has said no to it meanwhile: its money is back, and the form may be sent anew. */
    closingRejected: {
      tags: 'busy',
      invoke: {
        src: 'closeRequest',
        id: 'closeRequest',
        input: ({ context }) => ({ remoteId: context.remoteId, match: 'rejected' as const }),
        onDone: {
          target: 'explaining',
          actions: ['forgetSent', 'keep', { type: 'explain', params: { kind: 'rejected' } }],
        },
        onError: { target: 'explaining', actions: { type: 'explain', params: { kind: 'rejected' } } },
      },
    },
    succeeded: {
      tags: 'busy',
      entry: { type: 'notifyParent', params: { type: 'balance.refresh' } },
      after: { successShown: 'left' },
    },
    left: { type: 'final' },
  },
})
