import { notifyParent } from '@tiya/ports/notifyParent'
import { assign, sendTo, setup } from 'xstate'
import { type PollMessage, pollMachine } from '../../common/poll/poll.machine.ts'

/** Poll interval in milliseconds. */
export const BALANCE_PERIOD = 10_000

/** A balance in poisha, and when it was loaded, in milliseconds since the epoch; null if unknown. */
export interface KnownBalance {
  readonly balance: number
  readonly at: number | null
}

/** Polls the balance of the player who is logged in, by their token. */
export const balancePoll = pollMachine<KnownBalance>('balancePoll', BALANCE_PERIOD)

interface BalanceInput {
  readonly token: string
  readonly known: KnownBalance | null
}

interface BalanceContext extends Pick<BalanceInput, 'token'> {
  /** In poisha; null until it is known. */
  balance: number | null
  at: number | null
  /** True if the last call failed, so the balance shown may be stale. */
  stale: boolean
}

type BalanceEvent = PollMessage<KnownBalance> | { type: 'refresh' }

/** What the balance sends its parent. */
export type BalanceMessage = { readonly type: 'balance.known'; readonly balance: number }

const knownMessage = ({ balance }: KnownBalance): BalanceMessage => ({ type: 'balance.known', balance })

/** Loads the balance every 10 s while the tab is visible, and whenever the player or another flow asks for it. */
export const balanceMachine = setup({
  types: {
    context: {} as BalanceContext,
    events: {} as BalanceEvent,
    input: {} as BalanceInput,
    tags: {} as 'busy',
    children: {} as { poll: 'poll' },
  },
  actors: { poll: balancePoll },
  actions: {
    notifyParent: notifyParent<BalanceMessage>(),
    takeBalance: assign((_, known: KnownBalance) => ({ ...known, stale: false })),
    pollNow: sendTo('poll', { type: 'refresh' }),
  },
}).createMachine({
  id: 'balance',
  context: ({ input: { token, known } }) => ({
    token,
    balance: known?.balance ?? null,
    at: known?.at ?? null,
    stale: false,
  }),
  // What the server asks of one session says nothing about the next.
  invoke: { src: 'poll', id: 'poll', input: ({ context }) => ({ subject: context.token }) },
  on: {
    'poll.loaded': {
      target: '.idle',
      actions: [
        { type: 'takeBalance', params: ({ event }) => event.value },
        { type: 'notifyParent', params: ({ event }) => knownMessage(event.value) },
      ],
    },
    'poll.failed': { target: '.idle', actions: assign({ stale: true }) },
    refresh: '.asked',
  },
  initial: 'loading',
  states: {
    loading: { tags: 'busy' },
    idle: {},
    /** Entered again by each request: the poll replaces its call under way. */
    asked: { tags: 'busy', entry: 'pollNow' },
  },
})
