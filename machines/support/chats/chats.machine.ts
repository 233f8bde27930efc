import { assign, sendTo, setup } from 'xstate'
import { type PollMessage, pollMachine } from '../../common/poll/poll.machine.ts'
import type { Failure } from '../../common/result.ts'
import type { Chat } from '../../contract/chat.ts'

/** Poll of the player's chats, in milliseconds. */
const CHATS_PERIOD = 3_000

export const chatsPoll = pollMachine<readonly Chat[]>('chatsPoll', CHATS_PERIOD)

interface ChatsContext {
  readonly remoteId: string
  chats: readonly Chat[]
  /** Why they could not be loaded. */
  failure: Failure | null
  /** The last refresh failed: what is shown may be old. */
  stale: boolean
}

type ChatsEvent = PollMessage<readonly Chat[]> | { type: 'retry' }

const flow = setup({
  types: {
    context: {} as ChatsContext,
    events: {} as ChatsEvent,
    input: {} as { remoteId: string },
    children: {} as { poll: 'poll' },
  },
  actors: { poll: chatsPoll },
  actions: {
    setChats: assign((_, chats: readonly Chat[]) => ({ chats, failure: null, stale: false })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    refresh: sendTo('poll', { type: 'refresh' }),
  },
})

/** The player's chats, refreshed every 3 s, for the screens that show them. */
export const chatsMachine = flow.createMachine({
  id: 'chats',
  context: ({ input }) => ({ ...input, chats: [], failure: null, stale: false }),
  invoke: { src: 'poll', id: 'poll', input: ({ context }) => ({ subject: context.remoteId }) },
  on: {
    'poll.loaded': { target: '.ready', actions: { type: 'setChats', params: ({ event }) => event.value } },
    'poll.failed': {
      target: '.failed',
      actions: { type: 'setFailure', params: ({ event }) => event.failure },
    },
  },
  initial: 'loading',
  states: {
    loading: {},
    failed: { on: { retry: { target: 'loading', actions: 'refresh' } } },
    ready: { on: { 'poll.failed': { actions: assign({ stale: true }) } } },
  },
})
