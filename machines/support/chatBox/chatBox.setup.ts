import type { Chat, ChatMessage } from '@tiya/contract/chat'
import { channel, port } from '@tiya/ports/port'
import { assign, sendTo, setup } from 'xstate'
import { type PollMessage, pollMachine } from '../../common/poll/poll.machine.ts'
import type { Failure, Result } from '../../common/result.ts'
import { hasNews, isAtEnd, isMissing, mergeMessages, mergeSent, partnerOf } from './chatBox.rules.ts'
import { type ComposerMessage, composerMachine } from './composer.machine.ts'
import { type OutboxMessage, outboxMachine } from './outbox.machine.ts'
import { idsOfText, type Unsent } from './outbox.rules.ts'

/** Poll interval of an open chat, in milliseconds. */
export const MESSAGES_PERIOD = 3_000

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

export interface ChatBoxContext extends ChatBoxInput {
  /** The partner's username; empty until known. */
  partner: string
  messages: readonly ChatMessage[]
  /** Why the messages could not be loaded. */
  failure: Failure | null
  /** True if the last refresh failed, so messages may be missing. */
  stale: boolean
  /** Milliseconds since the epoch, as of the last tick; 0 before the first. */
  now: number
}

/** Sent to the `shown` port with the last message that the chat shows. */
export interface ShownMessage {
  readonly type: 'keep'
  readonly message: string
}

/** Identifies the chat that shows it. */
export type ShownPlace = Pick<ChatBoxInput, 'remoteId' | 'chatId'>

type ChatBoxEvent =
  | PollMessage<readonly ChatMessage[]>
  | OutboxMessage
  | ComposerMessage
  /** `below` is how many pixels of the page are below the viewport. */
  | { type: 'scrolled'; below: number }
  | { type: 'clock.ticked'; now: number }
  | { type: 'end.pressed' }
  | { type: 'retry' }

export const chatBoxPorts = {
  loadChats: port<Result<readonly Chat[]>>('loadChats'),
  /** Sends `scrolled`. */
  scroll: channel<ChatBoxEvent>('scroll'),
  /** Sends `clock.ticked` immediately and when a day begins in Dhaka. */
  dayClock: channel<ChatBoxEvent>('dayClock'),
  shown: channel<never, ShownMessage, ShownPlace>('shown'),
}

/** The chat's ports, guards and actions. */
export const flow = setup({
  types: {
    context: {} as ChatBoxContext,
    events: {} as ChatBoxEvent,
    input: {} as ChatBoxInput,
    children: {} as {
      poll: 'poll'
      outbox: 'outbox'
      composer: 'composer'
      scroll: 'scroll'
      shown: 'shown'
      dayClock: 'dayClock'
    },
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
    mergeSent: assign(({ context }, message: ChatMessage) => ({
      messages: mergeSent(context.messages, message),
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
    keepShown: sendTo('shown', ({ context }) => ({
      type: 'keep' as const,
      message: context.messages.at(-1)?.content.trim() ?? '',
    })),
    tellFailed: sendTo('outbox', (_, failure: Failure) => ({ type: 'messages.failed' as const, failure })),
  },
})
