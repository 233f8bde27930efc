import { failureOf, outputValue } from '@tiya/ports/result'
import { and, assign, not, or } from 'xstate'
import { hasFailed } from '../../common/result.ts'
import { type ChangeAction, EMPTY_INBOX, inListOrder, noneOf } from './inbox.rules.ts'
import { flow } from './inbox.setup.ts'

const loadingMore = flow.createStateConfig({
  always: { guard: 'isChanging', target: 'ready' },
  invoke: {
    src: 'loadPage',
    id: 'loadPage',
    input: ({ context: { remoteId, inbox } }) => ({ remoteId, page: inbox.pages + 1 }),
    onDone: [
      { guard: hasFailed, target: 'ready', actions: assign({ moreFailure: failureOf }) },
      {
        guard: { type: 'isNextPageNeeded', params: outputValue },
        target: 'loadingMore',
        reenter: true,
        actions: { type: 'takeNextPage', params: outputValue },
      },
      {
        target: 'ready',
        actions: { type: 'takeNextPage', params: outputValue },
      },
    ],
  },
})

/** The messages. The poll's first response loads them. */
const list = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      on: {
        'poll.loaded': {
          target: 'ready',
          actions: { type: 'takeFirstPage', params: ({ event }) => event.value },
        },
        'poll.failed': { target: 'failed', actions: assign({ failure: ({ event }) => event.failure }) },
      },
    },
    failed: {
      on: {
        retry: { target: 'loading', actions: 'pollNow' },
        'poll.loaded': {
          target: 'ready',
          actions: { type: 'takeFirstPage', params: ({ event }) => event.value },
        },
        'poll.failed': { actions: assign({ failure: ({ event }) => event.failure }) },
      },
    },
    ready: {
      on: {
        'poll.loaded': { actions: { type: 'takeFirstPage', params: ({ event }) => event.value } },
        'poll.failed': { actions: assign({ stale: true }) },
        more: {
          guard: and(['hasMorePages', not('isChanging')]),
          target: 'loadingMore',
          actions: assign({ moreFailure: null }),
        },
      },
    },
    loadingMore,
  },
})

/**
 * Pauses while a page is loading or messages are being changed: the response to a poll that began earlier is
 * discarded, and the next poll begins immediately after.
 */
const poll = flow.createStateConfig({
  initial: 'running',
  states: {
    running: {
      invoke: { src: 'poll', id: 'poll', input: ({ context }) => ({ subject: context.remoteId }) },
      always: { guard: or(['isLoadingMore', 'isChanging']), target: 'paused' },
    },
    paused: { always: { guard: and([not('isLoadingMore'), not('isChanging')]), target: 'running' } },
  },
})

const selecting = flow.createStateConfig({
  on: {
    'message.toggled': {
      guard: { type: 'isListed', params: ({ event }) => event.id },
      actions: { type: 'toggle', params: ({ event }) => event.id },
    },
    'all.toggled': { actions: 'toggleAll' },
    'read.chosen': { guard: 'hasSelection', target: 'changing' },
    'delete.chosen': { guard: 'hasSelection', target: 'confirming' },
    'edit.end': { target: 'browsing', actions: assign({ selected: [], failedChange: null }) },
  },
})

/** Returns the state in which the selected messages are changed. */
function change(action: ChangeAction) {
  return flow.createStateConfig({
    invoke: {
      src: 'changes',
      id: 'changes',
      input: ({ context: { selected, inbox } }) => ({ action, ids: inListOrder(selected, inbox) }),
      onDone: {
        target: '#inbox.edit.selecting',
        actions: { type: 'endChange', params: ({ event }) => ({ action, ...event.output }) },
      },
      onError: {
        target: '#inbox.edit.selecting',
        actions: { type: 'endChange', params: ({ context }) => ({ action, ...noneOf(context.selected) }) },
      },
    },
  })
}

const changing = flow.createStateConfig({
  entry: assign({ failedChange: null }),
  initial: 'read',
  states: { read: change('read'), delete: change('delete') },
})

/** The player reads one message or selects several. */
const edit = flow.createStateConfig({
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'message.open': {
          guard: { type: 'isListed', params: ({ event }) => event.id },
          target: 'reading',
          actions: { type: 'openMessage', params: ({ event }) => event.id },
        },
        'edit.start': { guard: 'hasMessages', target: 'selecting' },
      },
    },
    reading: { on: { 'message.close': { target: 'browsing', actions: assign({ open: null }) } } },
    selecting,
    confirming: {
      always: { guard: not('hasSelection'), target: 'selecting' },
      on: {
        'delete.confirmed': 'changing.delete',
        'delete.cancelled': 'selecting',
      },
    },
    changing,
  },
})

/** Marks opened messages as read, even after they are closed. One that could not be marked stays unread. */
const marks = flow.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasUnmarked', target: 'marking' } },
    marking: {
      invoke: {
        src: 'changes',
        id: 'marks',
        input: ({ context }) => ({ action: 'read', ids: context.unmarked }),
        onDone: { target: 'idle', actions: { type: 'takeMarks', params: ({ event }) => event.output } },
        onError: {
          target: 'idle',
          actions: { type: 'takeMarks', params: ({ context }) => noneOf(context.unmarked) },
        },
      },
    },
  },
})

/** A player's messages: pages, one message in full, and a selection to mark as read or delete. */
export const inboxMachine = flow.createMachine({
  id: 'inbox',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    inbox: EMPTY_INBOX,
    failure: null,
    stale: false,
    moreFailure: null,
    open: null,
    unmarked: [],
    selected: [],
    failedChange: null,
  }),
  states: { list, poll, edit, marks },
})
