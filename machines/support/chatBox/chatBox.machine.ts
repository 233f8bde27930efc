import type { ChatMessage } from '@tiya/contract/chat'
import { isOk, outputValue } from '@tiya/ports/result'
import { assign } from 'xstate'
import { type ChatBoxContext, flow } from './chatBox.setup.ts'

const outboxInput = ({ remoteId, chatId, unsent, messages }: ChatBoxContext) => ({
  remoteId,
  chatId,
  unsent,
  messages,
})
const composerInput = ({ remoteId, chatId, text }: ChatBoxContext) => ({ remoteId, chatId, text })

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

/** What is done with the messages that a poll has loaded. */
const taken = [
  { type: 'merge', params: ({ event }: { event: { value: readonly ChatMessage[] } }) => event.value },
  'clearFailure',
  'tellLoaded',
] as const

/** New messages scroll the view, and count as shown, only if the reader is at the end. */
const ready = flow.createStateConfig({
  invoke: [
    { src: 'outbox', id: 'outbox', input: ({ context }) => outboxInput(context) },
    { src: 'composer', id: 'composer', input: ({ context }) => composerInput(context) },
  ],
  on: {
    'poll.loaded': { actions: taken },
    'poll.failed': {
      actions: [assign({ stale: true }), { type: 'tellFailed', params: ({ event }) => event.failure }],
    },
    'messages.wanted': { actions: 'refresh' },
    'message.sent': { actions: { type: 'mergeSent', params: ({ event }) => event.message } },
    'message.submitted': {
      target: '.following',
      actions: { type: 'queue', params: ({ event }) => event.content },
    },
  },
  initial: 'following',
  states: {
    following: {
      entry: 'keepShown',
      on: {
        'poll.loaded': { actions: [...taken, 'keepShown'] },
        'message.sent': {
          actions: [{ type: 'mergeSent', params: ({ event }) => event.message }, 'keepShown'],
        },
        scrolled: { guard: { type: 'isAway', params: ({ event }) => event.below }, target: 'away' },
      },
    },
    away: {
      on: {
        scrolled: { guard: { type: 'isAtEnd', params: ({ event }) => event.below }, target: 'following' },
        'poll.loaded': {
          guard: { type: 'hasNews', params: ({ event }) => event.value },
          target: 'unread',
          actions: taken,
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
  context: ({ input }) => ({ ...input, partner: '', messages: [], failure: null, stale: false, now: 0 }),
  invoke: [
    { src: 'scroll', id: 'scroll' },
    { src: 'dayClock', id: 'dayClock' },
    {
      src: 'shown',
      id: 'shown',
      input: ({ context: { remoteId, chatId } }) => ({ remoteId, chatId }),
    },
  ],
  on: { 'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) } },
  states: {
    partner,
    conversation: { initial: 'open', states: { open, missing: {} } },
  },
})
