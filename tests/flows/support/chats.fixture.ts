/** A chat with support as `/get-chats` lists it. */
export const CHAT = {
  id: 5,
  chat_id: '5',
  other_user: { username: 'support_rina' },
  last_message: 'How can I help?',
}

export const NO_CHATS = { body: { chats: [] } }
export const ONE_CHAT = { body: { chats: [CHAT] } }

/** A message of support, or with `sender_id` 6 of the player, sent at this second of noon on 2026-03-02 in Dhaka. */
export const message = (id: number | string, content: string, sender_id: number | string = '7') => ({
  id,
  sender_id,
  content,
  chat_id: 5,
  created_at: '2026-03-02 06:00:00',
})

/** Enough messages to scroll: of support and of the player in turn. */
export const HISTORY = Array.from({ length: 30 }, (_, at) =>
  message(at + 1, `Line ${at + 1}`, at % 2 === 0 ? 7 : '6'),
)

export const messagesAre = (...messages: object[]) => ({ body: { messages } })
