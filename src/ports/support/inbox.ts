import { inboxCalls } from '@tiya/contract/inbox'
import { promisePort } from '@tiya/ports/promisePort'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { type InboxPage, wireIdOf } from '#machines/support/inbox/inbox.rules.ts'
import type { inboxPorts } from '#machines/support/inbox/inbox.setup.ts'
import { inboxPollMachine } from '#machines/support/inbox/inboxPoll.machine.ts'
import {
  messageChangesMachine,
  type messageChangesPorts,
} from '#machines/support/inbox/messageChanges.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadInboxPage } from '../common/inboxPage.ts'
import { pollPortsOf } from '../common/poll.ts'

export function inboxPortsOf({ http, report }: Environment): typeof inboxPorts {
  return { loadPage: promisePort(report, ({ input, signal }) => loadInboxPage(http, input, signal)) }
}

export function inboxPollPortsOf(environment: Environment): PollPorts<InboxPage> {
  return pollPortsOf(environment, (remoteId, signal) =>
    loadInboxPage(environment.http, { remoteId, page: 1 }, signal),
  )
}

export function messageChangesPortsOf({ http, report }: Environment): typeof messageChangesPorts {
  return {
    changeMessage: promisePort(report, ({ input: { action, id }, signal }) =>
      http.send(action === 'read' ? inboxCalls.markRead : inboxCalls.deleteMessage, {
        params: { id: wireIdOf(id) },
        signal,
      }),
    ),
  }
}

/** Returns everything that the inbox has a placeholder for, including its child machines. */
export function inboxActorsOf(environment: Environment) {
  return {
    ...inboxPortsOf(environment),
    poll: inboxPollMachine.provide({ actors: inboxPollPortsOf(environment) }),
    changes: messageChangesMachine.provide({ actors: messageChangesPortsOf(environment) }),
  }
}
