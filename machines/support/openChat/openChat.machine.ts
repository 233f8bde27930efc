import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED } from '../../common/result.ts'
import type { Chat } from '../../contract/chat.ts'
import { newestChat } from './newestChat.rules.ts'

export interface OpenChatInput {
  readonly remoteId: string
  /** Opens the newest chat without waiting for an event. */
  readonly immediately: boolean
}

interface OpenChatContext extends OpenChatInput {
  /** Why no chat could be opened. */
  failure: Failure | null
}

type OpenChatEvent =
  /** Opens the newest chat, or creates one where there is none. */
  { type: 'open.newest' } | { type: 'open.new' } | { type: 'dismiss' }

/** What the machine sends its parent. */
export interface OpenChatMessage {
  readonly type: 'chat.opened'
  readonly chatId: string
}

export const openChatPorts = {
  loadChats: port<Result<readonly Chat[]>>('loadChats'),
  /** Creates a chat of a player, by remote id, with support; returns the id of the chat. */
  createChat: port<Result<string>, string>('createChat'),
}

const openedMessage = (chatId: string | undefined) => ({ type: 'chat.opened', chatId })

const flow = setup({
  types: {
    context: {} as OpenChatContext,
    events: {} as OpenChatEvent,
    input: {} as OpenChatInput,
  },
  actors: openChatPorts,
  guards: {
    mustOpen: ({ context }) => context.immediately,
    hasChat: (_, chats: Result<readonly Chat[]>) => chats.ok && chats.value.length > 0,
  },
  actions: { notifyParent, setFailure: assign((_, failure: Failure | null) => ({ failure })) },
})

const lookingForNewest = flow.createStateConfig({
  invoke: {
    src: 'loadChats',
    id: 'loadChats',
    onDone: [
      {
        guard: { type: 'hasChat', params: ({ event }) => event.output },
        target: 'opened',
        actions: {
          type: 'notifyParent',
          params: ({ event: { output } }) =>
            openedMessage(output.ok ? newestChat(output.value)?.chat_id : undefined),
        },
      },
      { guard: isOk, target: 'creating' },
      { target: 'failed', actions: { type: 'setFailure', params: failureOf } },
    ],
    onError: { target: 'failed', actions: { type: 'setFailure', params: UNEXPECTED } },
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
          params: ({ event: { output } }) => openedMessage(output.ok ? output.value : undefined),
        },
      },
      { target: 'failed', actions: { type: 'setFailure', params: failureOf } },
    ],
    onError: { target: 'failed', actions: { type: 'setFailure', params: UNEXPECTED } },
  },
})

/** Finds or creates the chat that a player is led to. */
export const openChatMachine = flow.createMachine({
  id: 'openChat',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'mustOpen', target: 'lookingForNewest' }, { target: 'idle' }] },
    idle: { on: { 'open.newest': 'lookingForNewest', 'open.new': 'creating' } },
    lookingForNewest,
    creating,
    failed: { on: { dismiss: 'idle' } },
    opened: {},
  },
})
