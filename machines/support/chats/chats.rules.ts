import type { Chat, ChatMessage } from '@tiya/contract/chat'
import { chatAddress } from '../../common/routing/chatAddress.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import type { ChatArrival } from '../chatArrival.rules.ts'
import { mergeMessages } from '../chatBox/chatBox.rules.ts'
import { reconciled, restored, type Unsent } from '../chatBox/outbox.rules.ts'

export interface ListedChat extends Chat {
  /** The player's newest message, if it is not known to have arrived. */
  readonly unsent?: string | undefined
}

/** Returns true if the player's newest message may be among those on the server. */
export const mayHaveArrived = (unsent: readonly Unsent[]): boolean => unsent.at(-1)?.unclear === true

/** Returns a chat as it is listed. A message that may have arrived is looked for among those of the chat. */
export function listed(chat: Chat, unsent: readonly Unsent[], messages: readonly ChatMessage[]): ListedChat {
  const newest = reconciled(restored(unsent), mergeMessages([], messages)).at(-1)
  return { ...chat, unsent: newest?.messageId === null ? newest.content.trim() : undefined }
}

/** Returns the newest chat: the one with the highest id, or the first if the ids are not numbers. */
export function newestChat(chats: readonly Chat[]): Chat | undefined {
  const numbered = chats.every(({ id }) => /^\d{1,15}$/.test(id))
  return numbered ? [...chats].sort((a, b) => Number(b.id) - Number(a.id))[0] : chats[0]
}

/** Returns the way to a chat, which takes along what to ask. */
export function wayTo(chatId: string, { remoteId, ask }: ChatArrival): NavigateMessage {
  const asking = ask && { state: { remoteId, ask }, replace: true }
  return { type: 'navigate', to: chatAddress(chatId), ...asking }
}
