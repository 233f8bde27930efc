import { and, assign, not, or, sendTo, setup, stateIn } from 'xstate'
import { type PollMessage, pollMachine } from '../../common/poll/poll.machine.ts'
import { port } from '../../common/port.ts'
import { type Failure, failureOf, hasFailed, outputValue, type Result } from '../../common/result.ts'
import type { InboxMessage } from '../../contract/inbox.ts'
import {
  allToggled,
  type ChangeAction,
  type ChangeResult,
  EMPTY_INBOX,
  hasMorePages,
  type Inbox,
  type InboxPage,
  isNextPageNeeded,
  stillListed,
  toggled,
  withChanges,
  withPage,
} from './inbox.rules.ts'
import { type ChangesInput, messageChangesMachine } from './messageChanges.machine.ts'

/** Poll interval in milliseconds. */
const INBOX_PERIOD = 10_000

interface InboxContext {
  readonly remoteId: string
  inbox: Inbox
  /** Why the messages could not be loaded. */
  failure: Failure | null
  /** True if the last poll failed, so the messages may be stale. */
  stale: boolean
  /** Why the next page could not be loaded. */
  moreFailure: Failure | null
  /** The open message, as of when it was opened. */
  open: InboxMessage | null
  /** Opened messages that are still to be marked as read. */
  unmarked: readonly string[]
  selected: readonly string[]
  /** The change that failed, and the messages that it did not change. */
  failedChange: { readonly action: ChangeAction; readonly ids: readonly string[] } | null
}

type InboxEvent =
  | PollMessage<InboxPage>
  | { type: 'retry' }
  | { type: 'more' }
  | { type: 'message.open'; id: string }
  | { type: 'message.close' }
  | { type: 'edit.start' }
  | { type: 'edit.end' }
  | { type: 'message.toggled'; id: string }
  | { type: 'all.toggled' }
  | { type: 'read.chosen' }
  | { type: 'delete.chosen' }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' }

/** Polls page 1 of a player's inbox; its subject is the remote id. */
export const inboxPollMachine = pollMachine<InboxPage>('inboxPoll', INBOX_PERIOD)

export const inboxPorts = {
  /** Loads a page of a player's inbox; pages count from 1. */
  loadPage: port<Result<InboxPage>, { remoteId: string; page: number }>('loadPage'),
}

/** A change that has ended. */
type EndedChange = ChangeResult & { readonly action: ChangeAction }

/** Returns the selected messages in list order, and the change to make to them. */
function changesOf({ inbox, selected }: InboxContext, action: ChangeAction): ChangesInput {
  const ids = inbox.messages.flatMap(({ id }) => (selected.includes(id) ? [id] : []))
  return { action, ids }
}

/** Returns a result in which none of these messages was changed. */
function noneOf(ids: readonly string[]): ChangeResult {
  return { changed: [], unchanged: ids }
}

const flow = setup({
  types: {
    context: {} as InboxContext,
    events: {} as InboxEvent,
    input: {} as { remoteId: string },
    children: {} as { poll: 'poll'; changes: 'changes'; marks: 'changes' },
  },
  actors: { ...inboxPorts, poll: inboxPollMachine, changes: messageChangesMachine },
  guards: {
    hasMessages: ({ context }) => context.inbox.messages.length > 0,
    hasMorePages: ({ context }) => hasMorePages(context.inbox),
    isNextPageNeeded: ({ context }, page: InboxPage) => isNextPageNeeded(context.inbox, page),
    isListed: ({ context }, id: string) => context.inbox.messages.some((message) => message.id === id),
    hasSelection: ({ context }) => context.selected.length > 0,
    hasNoSelection: ({ context }) => context.selected.length === 0,
    hasUnmarked: ({ context }) => context.unmarked.length > 0,
    isLoadingMore: stateIn({ list: 'loadingMore' }),
    isChanging: stateIn({ edit: 'changing' }),
  },
  actions: {
    pollNow: sendTo('poll', { type: 'refresh' }),
    takeFirstPage: assign(({ context }, page: InboxPage) => {
      const inbox = withPage(context.inbox, 1, page)
      return { inbox, selected: stillListed(context.selected, inbox), failure: null, stale: false }
    }),
    takeNextPage: assign(({ context }, page: InboxPage) => {
      const inbox = withPage(context.inbox, context.inbox.pages + 1, page)
      return { inbox, selected: stillListed(context.selected, inbox) }
    }),
    openMessage: assign(({ context: { inbox, unmarked } }, id: string) => {
      const open = inbox.messages.find((message) => message.id === id) ?? null
      return { open, unmarked: open?.is_read === false ? [...unmarked, id] : unmarked }
    }),
    takeMarks: assign(({ context: { inbox, unmarked } }, { changed, unchanged }: ChangeResult) => ({
      inbox: withChanges(inbox, 'read', changed),
      unmarked: unmarked.filter((id) => !changed.includes(id) && !unchanged.includes(id)),
    })),
    toggle: assign(({ context }, id: string) => ({ selected: toggled(context.selected, id) })),
    toggleAll: assign(({ context }) => ({ selected: allToggled(context.selected, context.inbox) })),
    endChange: assign(({ context: { inbox } }, { action, changed, unchanged }: EndedChange) => ({
      inbox: withChanges(inbox, action, changed),
      selected: unchanged,
      failedChange: unchanged.length > 0 ? { action, ids: unchanged } : null,
    })),
  },
})

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
      input: ({ context }) => changesOf(context, action),
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
      always: { guard: 'hasNoSelection', target: 'selecting' },
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
