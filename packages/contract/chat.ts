import * as z from 'zod/mini'
import { call, id, maybe, tolerantList } from './wire.ts'

export const chat = z.object({
  id,
  chat_id: id,
  other_user: z.object({ username: z.string() }),
  last_message: maybe(z.string()),
})

/** The user ids in a chat, whoever the player is. A `sender_id` that is not the player's means support. */
export const CHAT_USERS = { player: '6', support: '7' } as const

export const chatMessage = z.object({
  id,
  sender_id: id,
  content: z.string(),
  chat_id: id,
  created_at: maybe(z.string()),
})

/** Spaces, controls, marks without a letter, and characters that are drawn as nothing. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]*$/u

/** Returns true if nothing of a text can be seen. Such a text is not a message. */
export function isBlank(text: string): boolean {
  return INVISIBLE.test(text)
}

const chats = tolerantList(chat, ['id', 'chat_id'])
const messages = tolerantList(chatMessage, ['id', 'sender_id', 'chat_id'])

export type Chat = z.output<typeof chats>[number]
export type ChatMessage = z.output<typeof messages>[number]

/** Calls of the support chat. */
export const chatCalls = {
  chats: call('GET /get-chats', { response: z.object({ chats }) }),
  createChat: call('POST /chats', {
    body: z.object({ user_one_id: id, user_two_id: z.literal(CHAT_USERS.support) }),
    response: z.object({ chat: z.object({ id }) }),
  }),
  messages: call('GET /chats/:chatId/messages', {
    response: z.object({ messages }),
  }),
  sendMessage: call('POST /messages', {
    body: z.object({ chat_id: id, sender_id: z.literal(CHAT_USERS.player), content: z.string() }),
    response: z.object({ data: chatMessage }),
  }),
}
