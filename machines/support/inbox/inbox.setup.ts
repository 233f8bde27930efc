import type { InboxMessage } from '@tiya/contract/inbox'
import { port } from '@tiya/ports/port'
import { assign, sendTo, setup, stateIn } from 'xstate'
import type { PollMessage } from '../../common/poll/poll.machine.ts'
import type { Failure, Result } from '../../common/result.ts'
import {
  allToggled,
  type ChangeAction,
  type ChangeResult,
  hasMorePages,
  type Inbox,
  type InboxPage,
  isNextPageNeeded,
  stillListed,
  toggled,
  withChanges,
  withPage,
} from './inbox.rules.ts'
import { inboxPollMachine } from './inboxPoll.machine.ts'
import { messageChangesMachine } from './messageChanges.machine.ts'

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

export const inboxPorts = {
  /** Loads a page of a player's inbox; pages count from 1. */
  loadPage: port<Result<InboxPage>, { remoteId: string; page: number }>('loadPage'),
}

/** A change that has ended. */
type EndedChange = ChangeResult & { readonly action: ChangeAction }

/** The inbox's ports, guards and actions. */
export const flow = setup({
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
