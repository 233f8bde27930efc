import { notifyParent } from '@tiya/ports/notifyParent'
import { port } from '@tiya/ports/port'
import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { assign, sendTo, setup } from 'xstate'
import { type PollMessage, pollMachine } from '../../common/poll/poll.machine.ts'
import { present } from '../../common/present.ts'
import type { Failure, Result } from '../../common/result.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import { type ListedChat, newestChat, wayTo } from './chats.rules.ts'

/** Poll interval of the player's chats, in milliseconds. */
export const CHATS_PERIOD = 3_000

/** Polls the player's chats, by remote id. */
export const chatsPoll = pollMachine<readonly ListedChat[]>('chatsPoll', CHATS_PERIOD)

export interface ChatsInput {
  readonly remoteId: string
  /** What `open` opens: the newest chat, which is created if there is none, or always a new one. */
  readonly opens: 'newest' | 'new'
  /** What to ask about. A chat opens immediately with this in its field; empty for a plain visit. */
  readonly ask: string
}

interface ChatsContext extends ChatsInput {
  /** Null until they are loaded. */
  chats: readonly ListedChat[] | null
  /** Why the chats could not be loaded. */
  failure: Failure | null
  /** True if the last refresh failed, so the chats shown may be stale. */
  stale: boolean
  /** Why no chat could be opened. */
  openFailure: Failure | null
}

type ChatsEvent =
  | PollMessage<readonly ListedChat[]>
  | { type: 'retry' }
  | { type: 'open' }
  | { type: 'dismiss' }

export const chatsPorts = {
  /** Creates a chat with support for a player, by remote id; resolves with its id. */
  createChat: port<Result<string>, string>('createChat'),
}

const flow = setup({
  types: {
    context: {} as ChatsContext,
    events: {} as ChatsEvent,
    input: {} as ChatsInput,
    children: {} as { poll: 'poll'; createChat: 'createChat' },
  },
  actors: { ...chatsPorts, poll: chatsPoll },
  guards: {
    isImmediate: ({ context }) => context.ask !== '',
    opensNew: ({ context }) => context.opens === 'new',
    hasChat: ({ context }) => Boolean(context.chats?.length),
    isLoaded: ({ context }) => context.chats !== null,
    couldNotLoad: ({ context }) => context.failure !== null,
  },
  actions: {
    notifyParent: notifyParent<NavigateMessage>(),
    setChats: assign((_, chats: readonly ListedChat[]) => ({ chats, failure: null, stale: false })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setOpenFailure: assign((_, openFailure: Failure) => ({ openFailure })),
    refresh: sendTo('poll', { type: 'refresh' }),
  },
})

const list = flow.createStateConfig({
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
    loading: { entry: assign({ failure: null }) },
    failed: {
      on: {
        retry: { target: 'loading', actions: 'refresh' },
        open: { target: 'loading', actions: 'refresh' },
      },
    },
    ready: { on: { 'poll.failed': { actions: assign({ stale: true }) } } },
  },
})

const creating = flow.createStateConfig({
  invoke: {
    src: 'createChat',
    id: 'createChat',
    input: ({ context }) => context.remoteId,
    onDone: [
      {
        guard: isOk,
        target: 'opened',
        actions: {
          type: 'notifyParent',
          params: (done) => wayTo(outputValue(done), done.context),
        },
      },
      { target: 'failed', actions: { type: 'setOpenFailure', params: failureOf } },
    ],
  },
})

const opening = flow.createStateConfig({
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isImmediate', target: 'choosing' }, { target: 'idle' }] },
    idle: { on: { open: [{ guard: 'opensNew', target: 'creating' }, { target: 'choosing' }] } },
    choosing: {
      always: [
        {
          guard: 'hasChat',
          target: 'opened',
          actions: {
            type: 'notifyParent',
            params: ({ context }) => wayTo(present(newestChat(context.chats ?? [])).chat_id, context),
          },
        },
        { guard: 'isLoaded', target: 'creating' },
        {
          guard: 'couldNotLoad',
          target: 'failed',
          actions: { type: 'setOpenFailure', params: ({ context }) => present(context.failure) },
        },
      ],
    },
    creating,
    failed: { on: { dismiss: 'idle' } },
    opened: {},
  },
})

/** The player's chats, refreshed every 3 s, and the way into one. `/chat-list` is this flow; `/chat` has it as a child. */
export const chatsMachine = flow.createMachine({
  id: 'chats',
  type: 'parallel',
  context: ({ input }) => ({ ...input, chats: null, failure: null, stale: false, openFailure: null }),
  states: { list, opening },
})
