import type { Chat, ChatMessage } from '@tiya/contract/chat'
import type { Result } from '../common/result.ts'
import { isOwn, mergeMessages } from './chatBox/chatBox.rules.ts'
import { newestChat } from './chats/chats.rules.ts'

/** What the chats last showed on this device. */
export interface ShownMessages {
  /** Digests of the last messages, by chat. */
  readonly digests: ReadonlyMap<string, string>
  readonly digestOf: (message: string) => string
}

/**
 * Returns the chats whose last message is not the one that was last shown. A chat that this device has never shown
 * counts only if it is the newest: the player has read the others elsewhere.
 */
export function unseenChats(chats: readonly Chat[], { digests, digestOf }: ShownMessages): readonly Chat[] {
  const newest = newestChat(chats)
  return chats.filter((chat) => {
    const message = chat.last_message?.trim()
    const shown = digests.get(chat.chat_id)
    if (!message || (shown === undefined && chat !== newest)) return false
    return shown !== digestOf(message)
  })
}

/** A chat whose messages were asked for. */
export interface AskedChat {
  readonly chatId: string
  readonly messages: Result<readonly ChatMessage[]>
}

/**
 * Returns the ids of the chats whose newest message is an answer that was not shown. A list of chats does not say whose
 * its last message is, and may hold only the beginning of it; it is believed where the messages could not be loaded.
 */
export function answeredChats(
  chats: readonly AskedChat[],
  { digests, digestOf }: ShownMessages,
): readonly string[] {
  const isAnswered = ({ chatId, messages }: AskedChat) => {
    if (!messages.ok) return true
    const last = mergeMessages([], messages.value).at(-1)
    return last !== undefined && !isOwn(last) && digests.get(chatId) !== digestOf(last.content.trim())
  }
  return chats.filter(isAnswered).map(({ chatId }) => chatId)
}
