import type { Chat } from '../../contract/chat.ts'
import type { Unsent } from '../chatBox/outbox.rules.ts'

export interface ListedChat extends Chat {
  /** The player's newest message, if it is not known to have arrived. */
  readonly unsent?: string | undefined
}

/** Returns a chat as it is listed. A message that was under way when the player left it may be its last one. */
export function listed(chat: Chat, unsent: readonly Unsent[]): ListedChat {
  const newest = unsent.at(-1)?.content.trim()
  return { ...chat, unsent: newest === chat.last_message?.trim() ? undefined : newest }
}

/** Returns the newest chat: the one with the highest id, or the first if the ids are not numbers. */
export function newestChat(chats: readonly Chat[]): Chat | undefined {
  const numbered = chats.every(({ id }) => /^\d{1,15}$/.test(id))
  return numbered ? chats.toSorted((a, b) => Number(b.id) - Number(a.id))[0] : chats[0]
}
