import type { ChatMessage } from '@tiya/contract/chat'
import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import { isOk, outputValue } from '@tiya/ports/result'
import { assign, sendTo, setup } from 'xstate'
import type { DraftEvent, DraftPlace } from '../../common/draft.types.ts'
import { present } from '../../common/present.ts'
import type { Failure, Result } from '../../common/result.ts'
import {
  delivered,
  lookedFor,
  lookupFailed,
  nextOf,
  notSent,
  type Outgoing,
  queued,
  reconciled,
  restored,
  retried,
  startNext,
  type Unsent,
  unsentOf,
} from './outbox.rules.ts'

export interface OutboxInput {
  readonly remoteId: string
  readonly chatId: string
  /** Messages that had not been sent when the player left the chat. */
  readonly unsent: readonly Unsent[]
  /** The messages on the server. */
  readonly messages: readonly ChatMessage[]
}

interface OutboxContext extends Pick<OutboxInput, 'remoteId' | 'chatId'> {
  /** In the order they were written, including those that have arrived. */
  outgoing: readonly Outgoing[]
}

type OutboxEvent =
  /** `others` are the ids of the player's messages with the same text. */
  | { type: 'queue'; content: string; others: readonly string[] }
  | { type: 'retry'; key: string }
  | { type: 'messages.loaded'; messages: readonly ChatMessage[] }
  | { type: 'messages.failed'; failure: Failure }

/** What the outbox sends its parent. */
export type OutboxMessage =
  | { type: 'message.sent'; message: ChatMessage }
  /** Requests `messages.loaded` or `messages.failed`, from a call that starts now. */
  | { type: 'messages.wanted' }

export const outboxPorts = {
  sendMessage: port<Result<ChatMessage>, { chatId: string; content: string }>('sendMessage'),
  draft: channel<never, DraftEvent<readonly Unsent[]>, DraftPlace>('draft'),
}

const flow = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as OutboxInput,
    children: {} as { draft: 'draft'; sendMessage: 'sendMessage' },
  },
  actors: outboxPorts,
  guards: {
    isOutcomeUnknown: ({ context }) => nextOf(context.outgoing)?.outcomeUnknown === true,
    hasNext: ({ context }) => nextOf(context.outgoing) !== undefined,
    hasArrived: ({ context: { outgoing } }, messages: readonly ChatMessage[]) =>
      reconciled(outgoing, messages).some((one, at) => one !== outgoing[at]),
    isFailed: ({ context }, key: string) =>
      context.outgoing.some((one) => one.key === key && one.status === 'failed'),
  },
  actions: {
    notifyParent: notifyParent<OutboxMessage>(),
    queue: assign(({ context: { outgoing } }, { content, others }: Pick<Unsent, 'content' | 'others'>) => ({
      outgoing: queued(outgoing, content, others),
    })),
    retry: assign(({ context: { outgoing } }, key: string) => ({ outgoing: retried(outgoing, key) })),
    startNext: assign(({ context: { outgoing } }) => ({ outgoing: startNext(outgoing) })),
    reconcile: assign(({ context: { outgoing } }, messages: readonly ChatMessage[]) => ({
      outgoing: reconciled(outgoing, messages),
    })),
    lookFor: assign(({ context: { outgoing } }, messages: readonly ChatMessage[]) => ({
      outgoing: lookedFor(outgoing, messages),
    })),
    giveUpLooking: assign(({ context: { outgoing } }, failure: Failure) => ({
      outgoing: lookupFailed(outgoing, failure),
    })),
    end: assign(({ context: { outgoing } }, result: Result<ChatMessage>) => ({
      outgoing: result.ok ? delivered(outgoing, result.value) : notSent(outgoing, result.failure),
    })),
    keep: sendTo('draft', ({ context }) => ({ type: 'keep' as const, form: unsentOf(context.outgoing) })),
  },
})

/** A message whose outcome is unknown is sent again only after checking that the server does not have it. */
const checking = flow.createStateConfig({
  entry: { type: 'notifyParent', params: { type: 'messages.wanted' } },
  on: {
    'messages.loaded': {
      target: 'idle',
      actions: [{ type: 'lookFor', params: ({ event }) => event.messages }, 'keep'],
    },
    'messages.failed': {
      target: 'idle',
      actions: { type: 'giveUpLooking', params: ({ event }) => event.failure },
    },
  },
})

const sending = flow.createStateConfig({
  entry: ['startNext', 'keep'],
  invoke: {
    src: 'sendMessage',
    id: 'sendMessage',
    input: ({ context: { chatId, outgoing } }) => ({
      chatId,
      content: present(outgoing.find(({ status }) => status === 'sending')).content,
    }),
    onDone: [
      {
        guard: isOk,
        target: 'idle',
        actions: [
          {
            type: 'notifyParent',
            params: (done) => ({ type: 'message.sent', message: outputValue(done) }),
          },
          { type: 'end', params: ({ event }) => event.output },
          'keep',
        ],
      },
      { target: 'idle', actions: [{ type: 'end', params: ({ event }) => event.output }, 'keep'] },
    ],
  },
})

/** Sends the messages of one chat in order, one at a time. One that fails stays until it is retried. */
export const outboxMachine = flow.createMachine({
  id: 'outbox',
  context: ({ input: { remoteId, chatId, unsent, messages } }) => ({
    remoteId,
    chatId,
    outgoing: reconciled(restored(unsent), messages),
  }),
  invoke: {
    src: 'draft',
    id: 'draft',
    input: ({ context: { remoteId, chatId } }) => ({ remoteId, flow: `outbox.${chatId}` as const }),
  },
  on: {
    queue: { actions: [{ type: 'queue', params: ({ event }) => event }, 'keep'] },
    retry: {
      guard: { type: 'isFailed', params: ({ event }) => event.key },
      actions: { type: 'retry', params: ({ event }) => event.key },
    },
    'messages.loaded': {
      guard: { type: 'hasArrived', params: ({ event }) => event.messages },
      actions: [{ type: 'reconcile', params: ({ event }) => event.messages }, 'keep'],
    },
  },
  initial: 'idle',
  states: {
    idle: {
      always: [
        { guard: 'isOutcomeUnknown', target: 'checking' },
        { guard: 'hasNext', target: 'sending' },
      ],
    },
    checking,
    sending,
  },
})
