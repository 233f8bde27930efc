import { CHAT_USERS, type Chat, chatCalls } from '@tiya/contract/chat'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import * as z from 'zod/mini'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { CHATS_PERIOD, chatsPoll, type chatsPorts } from '#machines/support/chats/chats.machine.ts'
import { type ListedChat, listed, mayHaveArrived } from '#machines/support/chats/chats.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { readDraft } from '../../environment/storage/drafts.ts'
import { loadChats, loadMessages } from '../common/chatMessages.ts'
import { callsInTime, pollPortsOf } from '../common/poll.ts'

const unsent = z.array(z.object({ content: z.string(), unclear: z.boolean(), others: z.array(z.string()) }))

/** Returns the messages of a chat that had not been sent when the player left it. */
export function readUnsent({ storage }: Environment, remoteId: string, chatId: string) {
  return readDraft(storage, { remoteId, flow: `outbox.${chatId}` }, unsent) ?? []
}

export function chatsPortsOf({ http, report }: Environment): typeof chatsPorts {
  return {
    createChat: promisePort(report, async ({ input, signal }) =>
      mapResult(
        await http.send(chatCalls.createChat, {
          body: { user_one_id: input, user_two_id: CHAT_USERS.support },
          signal,
        }),
        ({ chat }) => chat.id,
      ),
    ),
  }
}

export function chatsPollPortsOf(environment: Environment): PollPorts<readonly ListedChat[]> {
  const { http } = environment
  const inTime = callsInTime(environment)
  return pollPortsOf<readonly ListedChat[]>(environment, async (remoteId, signal) => {
    const asListed = async (chat: Chat) => {
      const unsent = readUnsent(environment, remoteId, chat.chat_id)
      if (!mayHaveArrived(unsent)) return listed(chat, unsent, [])
      const load = () => loadMessages(http, chat.chat_id, signal)
      const messages = await inTime(chat.chat_id, CHATS_PERIOD, load)
      return messages.ok ? listed(chat, unsent, messages.value) : chat
    }
    const chats = await loadChats(http, signal)
    return chats.ok ? succeeded(await Promise.all(chats.value.map(asListed))) : chats
  })
}

/** Returns everything that the list of chats needs: its ports, and its poll with its own. */
export function chatsActorsOf(environment: Environment) {
  const poll = chatsPoll.provide({ actors: chatsPollPortsOf(environment) })
  return { ...chatsPortsOf(environment), poll }
}
