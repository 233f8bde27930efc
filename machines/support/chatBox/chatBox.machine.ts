import { assign, sendTo, setup } from 'xstate'
import { type PollMessage, pollMachine } from '../../common/poll/poll.machine.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, isOk, outputValue, type Result } from '../../common/result.ts'
import type { Chat, ChatMessage } from '../../contract/chat.ts'
import { hasNews, isAtEnd, isMissing, mergeMessages, partnerOf } from './chatBox.rules.ts'
import { type ComposerMessage, composerMachine } from './composer.machine.ts'
import { type OutboxMessage, outboxMachine } from './outbox.machine.ts'
import { idsOfText, type Unsent } from './outbox.rules.ts'

/** Poll interval of an open chat, in milliseconds. */
const MESSAGES_PERIOD = 3_000

/** Polls the messages of a chat, by its id. */
export const messagesPoll = pollMachine<readonly ChatMessage[]>('messagesPoll', MESSAGES_PERIOD)

export interface ChatBoxInput {
  readonly remoteId: string
  readonly chatId: string
  /** The text in the field when the chat opens. */
  readonly text: string
  /** Messages that had not been sent when the player left the chat. */
  readonly unsent: readonly Unsent[]
}

interface ChatBoxContext extends ChatBoxInput {
  /** The partner's username; empty until known. */
  partner: string
  messages: readonly ChatMessage[]
  /** Why the messages could not be loaded. */
  failure: Failure | null
  /** True if the last refresh failed, so messages may be missing. */
  stale: boolean
}

type ChatBoxEvent =
  | PollMessage<readonly ChatMessage[]>
  | OutboxMessage
  | ComposerMessage
  /** `below` is how many pixels of the page are below the viewport. */
  | { type: 'scrolled'; below: number }
  | { type: 'end.pressed' }
  | { type: 'retry' }

export const chatBoxPorts = {
  loadChats: port<Result<readonly Chat[]>>('loadChats'),
  /** Sends `scrolled`. */
  scroll: channel<ChatBoxEvent>('scroll'),
}

const outboxInput = ({ remoteId, chatId, unsent, messages }: ChatBoxContext) => ({
  remoteId,
  chatId,
  unsent,
  messages,
})
const composerInput = ({ remoteId, chatId, text }: ChatBoxContext) => ({ remoteId, chatId, text })

const flow = setup({
  types: {
    context: {} as ChatBoxContext,
    events: {} as ChatBoxEvent,
    input: {} as ChatBoxInput,
    children: {} as { poll: 'poll'; outbox: 'outbox'; composer: 'composer'; scroll: 'scroll' },
  },
  actors: { ...chatBoxPorts, poll: messagesPoll, outbox: outboxMachine, composer: composerMachine },
  guards: {
    isMissing: (_, failure: Failure) => isMissing(failure),
    isAtEnd: (_, below: number) => isAtEnd(below),
    isAway: (_, below: number) => !isAtEnd(below),
    hasNews: ({ context }, messages: readonly ChatMessage[]) => hasNews(context.messages, messages),
  },
  actions: {
    merge: assign(({ context }, messages: readonly ChatMessage[]) => ({
      messages: mergeMessages(context.messages, messages),
    })),
    clearFailure: assign({ failure: null, stale: false }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setPartner: assign(({ context }, chats: readonly Chat[]) => ({
      partner: partnerOf(chats, context.chatId),
    })),
    refresh: sendTo('poll', { type: 'refresh' }),
    queue: sendTo('outbox', ({ context }, content: string) => ({
      type: 'queue' as const,
      content,
      others: idsOfText(context.messages, content),
    })),
    tellLoaded: sendTo('outbox', ({ context }) => ({
      type: 'messages.loaded' as const,
      messages: context.messages,
    })),
    tellFailed: sendTo('outbox', (_, failure: Failure) => ({ type: 'messages.failed' as const, failure })),
  },
})

const partner = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadChats',
        id: 'loadChats',
        onDone: [
          { guard: isOk, target: 'known', actions: { type: 'setPartner', params: outputValue } },
          { target: 'failed' },
        ],
      },
    },
    known: {},
    failed: { on: { 'poll.loaded': 'loading' } },
  },
})

/** New messages scroll the view only if the reader is at the end. */
const ready = flow.createStateConfig({
  invoke: [
    { src: 'outbox', id: 'outbox', input: ({ context }) => outboxInput(context) },
    { src: 'composer', id: 'composer', input: ({ context }) => composerInput(context) },
  ],
  on: {
    'poll.loaded': {
      actions: [{ type: 'merge', params: ({ event }) => event.value }, 'clearFailure', 'tellLoaded'],
    },
    'poll.failed': {
      actions: [assign({ stale: true }), { type: 'tellFailed', params: ({ event }) => event.failure }],
    },
    'messages.wanted': { actions: 'refresh' },
    'message.sent': { actions: { type: 'merge', params: ({ event }) => [event.message] } },
    'message.submitted': {
      target: '.following',
      actions: { type: 'queue', params: ({ event }) => event.content },
    },
  },
  initial: 'following',
  states: {
    following: {
      on: { scrolled: { guard: { type: 'isAway', params: ({ event }) => event.below }, target: 'away' } },
    },
    away: {
      on: {
        scrolled: { guard: { type: 'isAtEnd', params: ({ event }) => event.below }, target: 'following' },
        'poll.loaded': {
          guard: { type: 'hasNews', params: ({ event }) => event.value },
          target: 'unread',
          actions: [{ type: 'merge', params: ({ event }) => event.value }, 'clearFailure', 'tellLoaded'],
        },
      },
    },
    unread: {
      on: {
        scrolled: { guard: { type: 'isAtEnd', params: ({ event }) => event.below }, target: 'following' },
        'end.pressed': 'following',
      },
    },
  },
})

const open = flow.createStateConfig({
  invoke: { src: 'poll', id: 'poll', input: ({ context }) => ({ subject: context.chatId }) },
  on: {
    'poll.loaded': {
      target: '.ready',
      actions: [{ type: 'merge', params: ({ event }) => event.value }, 'clearFailure'],
    },
    'poll.failed': [
      {
        guard: { type: 'isMissing', params: ({ event }) => event.failure },
        target: 'missing',
        actions: { type: 'setFailure', params: ({ event }) => event.failure },
      },
      { target: '.failed', actions: { type: 'setFailure', params: ({ event }) => event.failure } },
    ],
  },
  initial: 'loading',
  states: {
    loading: {},
    failed: { on: { retry: { target: 'loading', actions: 'refresh' } } },
    ready,
  },
})

/** One chat with support: its messages, refreshed every 3 s, what is being sent, and the scroll position. */
export const chatBoxMachine = flow.createMachine({
  id: 'chatBox',
  type: 'parallel',
  context: ({ input }) => ({ ...input, partner: '', messages: [], failure: null, stale: false }),
  invoke: { src: 'scroll', id: 'scroll' },
  states: {
    partner,
    conversation: { initial: 'open', states: { open, missing: {} } },
  },
})
