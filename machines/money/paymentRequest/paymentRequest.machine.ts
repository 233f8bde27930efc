import type { Transaction } from '@tiya/contract/money'
import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { type AnyEventObject, assign, setup } from 'xstate'
import { type PollMessage, pollMachine } from '../../common/poll/poll.machine.ts'
import { present } from '../../common/present.ts'
import type { ScreenMessage, ScreenOutput } from '../../common/routing/screen.types.ts'
import { isOver, statusIn, transactionIn } from './paymentRequest.rules.ts'
import type { RequestState } from './paymentRequest.types.ts'

/** Poll interval of the decision, in milliseconds. */
const DECISION_PERIOD = 10_000

type Transactions = readonly Transaction[]

/** Polls the transactions of a player, by remote id. */
export const decisionPoll = pollMachine<Transactions>('decisionPoll', DECISION_PERIOD)

interface RequestInput {
  /** Null if the navigation state can't be read or is another player's. */
  readonly request: RequestState | null
}

interface RequestContext extends RequestInput {
  /** Milliseconds since the epoch, as of the last tick. */
  now: number
  /** The request's transaction once it is decided. */
  decided: Transaction | null
}

type RequestEvent = PollMessage<Transactions> | { type: 'clock.ticked'; now: number } | { type: 'close' }

export const paymentRequestPorts = {
  clock: channel<RequestEvent, AnyEventObject, { readonly deadline: number }>('clock'),
}

const flow = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as RequestInput,
    output: {} as ScreenOutput,
    children: {} as { poll: 'poll'; clock: 'clock' },
  },
  actors: { ...paymentRequestPorts, poll: decisionPoll },
  guards: {
    hasRequest: ({ context }) => context.request !== null,
    isOver: ({ context }) => isOver(context),
    isApproved: ({ context }, all: Transactions) => statusIn(context.request, all) === 'success',
    isRejected: ({ context }, all: Transactions) => statusIn(context.request, all) === 'fail',
  },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    keepDecision: assign(({ context }, all: Transactions) => ({
      decided: transactionIn(context.request, all) ?? null,
    })),
  },
})

/** The operator has not decided yet. A failed poll shows nothing: the next one may succeed. */
const pending = flow.createStateConfig({
  invoke: {
    src: 'poll',
    id: 'poll',
    input: ({ context }) => ({ subject: present(context.request).remoteId }),
  },
  on: {
    'poll.loaded': [
      {
        guard: { type: 'isApproved', params: ({ event }) => event.value },
        target: 'approved',
        actions: { type: 'keepDecision', params: ({ event }) => event.value },
      },
      {
        guard: { type: 'isRejected', params: ({ event }) => event.value },
        target: 'rejected',
        actions: { type: 'keepDecision', params: ({ event }) => event.value },
      },
    ],
  },
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        src: 'clock',
        id: 'clock',
        input: ({ context }) => ({ deadline: present(context.request).deadline }),
      },
      always: { guard: 'isOver', target: 'over' },
      on: { 'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) } },
    },
    over: {},
  },
})

/** What the screen says of the decision is not announced again. */
const refresh = {
  type: 'notifyParent',
  params: ({ context }: { context: RequestContext }): ScreenMessage => {
    const { action, id } = present(context.decided)
    return { type: 'balance.refresh', told: { action, id } }
  },
} as const

/** An accepted request: its 30-minute countdown, what is shown when it is over, and the operator's decision. */
export const paymentRequestMachine = flow.createMachine({
  id: 'paymentRequest',
  context: ({ input }) => ({ ...input, now: 0, decided: null }),
  output: ({ context }): ScreenOutput => ({
    kind: 'navigate',
    to: context.request ? '/account' : '/transaction-record',
    replace: true,
  }),
  on: { close: '.done' },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasRequest', target: 'pending' }, { target: 'done' }] },
    pending,
    approved: { entry: refresh },
    rejected: { entry: refresh },
    done: { type: 'final' },
  },
})
