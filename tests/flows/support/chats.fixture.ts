import type { ChatMessage } from '@tiya/contract/chat'

/** A chat with support, as `/get-chats` lists it. */
export const CHAT = {
  id: 5,
  chat_id: '5',
  other_user: { username: 'support_rina' },
  last_message: 'How can I help?',
}

export const NO_CHATS = { body: { chats: [] } }
export const ONE_CHAT = { body: { chats: [CHAT] } }

/** Returns a message from support, or from the player if `sender_id` is 6, sent at noon on 2026-03-02 in Dhaka. */
export const message = (id: number | string, content: string, sender_id: number | string = '7') => ({
  id,
  sender_id,
  content,
  chat_id: 5,
  created_at: '2026-03-02 06:00:00',
})

/** Returns the message as the site decodes it. */
export const decoded = (one: ReturnType<typeof message>): ChatMessage => ({
  ...one,
  id: String(one.id),
  sender_id: String(one.sender_id),
  chat_id: String(one.chat_id),
})

/** Enough messages to scroll, alternately from support and from the player. */
export const HISTORY = Array.from({ length: 30 }, (_, at) =>
  message(at + 1, `Line ${at + 1}`, at % 2 === 0 ? 7 : '6'),
)

export const messagesAre = (...messages: object[]) => ({ body: { messages } })
