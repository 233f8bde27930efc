import { CHAT_USERS, type ChatMessage, chatCalls } from '@tiya/contract/chat'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import * as z from 'zod/mini'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import {
  type ChatBoxInput,
  type chatBoxPorts,
  MESSAGES_PERIOD,
  messagesPoll,
} from '#machines/support/chatBox/chatBox.setup.ts'
import { composerMachine, type composerPorts } from '#machines/support/chatBox/composer.machine.ts'
import { outboxMachine, type outboxPorts } from '#machines/support/chatBox/outbox.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { LASTING } from '../../environment/http/http.ts'
import { forgetState } from '../../environment/page/navigation.ts'
import { draftStore, readDraft } from '../../environment/storage/drafts.ts'
import { shownMessageStore } from '../../environment/storage/shownMessages.ts'
import { dayClock } from '../../environment/time/clock.ts'
import { loadChats, loadMessages } from '../common/chatMessages.ts'
import { callsInTime, pollPortsOf } from '../common/poll.ts'
import { readUnsent } from './chats.ts'

/** Returns what was typed in a chat but not sent before the player left. */
export function readChatDrafts(
  environment: Environment,
  { remoteId, chatId }: Pick<ChatBoxInput, 'remoteId' | 'chatId'>,
): Pick<ChatBoxInput, 'text' | 'unsent'> {
  return {
    text: readDraft(environment.storage, { remoteId, flow: `composer.${chatId}` }, z.string()) ?? '',
    unsent: readUnsent(environment, remoteId, chatId),
  }
}

export function chatBoxPortsOf(environment: Environment): typeof chatBoxPorts {
  const { http, window } = environment
  const inTime = callsInTime(environment)
  return {
    loadChats: promisePort(environment.report, ({ signal }) =>
      inTime('', MESSAGES_PERIOD, () => loadChats(http, signal)),
    ),
    scroll: channelPort(({ sendBack }) => {
      const report = () =>
        sendBack({
          type: 'scrolled',
          below: window.document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
        })
      window.addEventListener('scroll', report)
      return () => window.removeEventListener('scroll', report)
    }),
    dayClock: dayClock(environment),
    shown: shownMessageStore(environment),
  }
}

export function messagesPollPortsOf(environment: Environment): PollPorts<readonly ChatMessage[]> {
  return pollPortsOf(environment, (chatId, signal) => loadMessages(environment.http, chatId, signal))
}

export function outboxPortsOf(environment: Environment): typeof outboxPorts {
  return {
    sendMessage: promisePort(environment.report, async ({ input: { chatId, content } }) =>
      mapResult(
        await environment.http.send(chatCalls.sendMessage, {
          body: { chat_id: chatId, sender_id: CHAT_USERS.player, content },
          signal: LASTING,
        }),
        ({ data }) => data,
      ),
    ),
    draft: draftStore(environment),
  }
}

export function composerPortsOf(environment: Environment): typeof composerPorts {
  // The draft now has what the navigation state put in the field. A reload must not undo what the player has done since.
  return { draft: draftStore(environment, () => forgetState(environment.window)) }
}

/** Returns everything that an open chat needs: its ports, and its child machines with theirs. */
export function chatBoxActorsOf(environment: Environment) {
  return {
    ...chatBoxPortsOf(environment),
    poll: messagesPoll.provide({ actors: messagesPollPortsOf(environment) }),
    outbox: outboxMachine.provide({ actors: outboxPortsOf(environment) }),
    composer: composerMachine.provide({ actors: composerPortsOf(environment) }),
  }
}
