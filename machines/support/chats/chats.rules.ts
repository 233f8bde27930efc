import type { Chat } from '../../contract/chat.ts'

/** Returns the newest chat: the one with the highest id, or the first if the ids are not numbers. */
export function newestChat(chats: readonly Chat[]): Chat | undefined {
  const numbered = chats.every(({ id }) => /^\d{1,15}$/.test(id))
  return numbered ? chats.toSorted((a, b) => Number(b.id) - Number(a.id))[0] : chats[0]
}
