import type { chatCalls } from '../../chat.ts'
import type { inboxCalls } from '../../inbox.ts'
import type { CallDocs } from '../callDocs.types.ts'

const message = {
  id: 12,
  title: 'Your deposit was approved',
  message: '৳ 500.00 has been added to your balance.',
  is_read: 0,
  created_at: '2026-03-02 06:04:10',
} as const

const NO_MESSAGE = { 404: { message: 'This message does not exist.' } }

export const inboxDocs: CallDocs<typeof inboxCalls> = {
  inbox: {
    summary: 'Returns a page of the inbox',
    note: 'Pages count from 1.',
    query: { remote_id: '41', page: 1 },
    answer: { success: true, data: { data: [message], last_page: 1 } },
  },
  message: {
    summary: 'Returns one message',
    params: { id: '12' },
    answer: { data: message },
    refusals: NO_MESSAGE,
  },
  markRead: {
    summary: 'Marks a message as read',
    params: { id: '12' },
    body: {},
    answer: { success: true },
    refusals: NO_MESSAGE,
  },
  deleteMessage: {
    summary: 'Deletes a message',
    params: { id: '12' },
    body: {},
    answer: { success: true },
    refusals: NO_MESSAGE,
  },
}

const NO_CHAT = { 404: { message: 'This chat does not exist.' } }

export const chatDocs: CallDocs<typeof chatCalls> = {
  chats: {
    summary: 'Returns the chats with support',
    answer: {
      chats: [
        { id: 5, chat_id: 5, other_user: { username: 'Support' }, last_message: 'How can we help you?' },
      ],
    },
  },
  createChat: {
    summary: 'Opens a chat with support',
    note: '`user_one_id` is the `remote_id` of the player.',
    body: { user_one_id: '41', user_two_id: '7' },
    answer: { chat: { id: 5 } },
  },
  messages: {
    summary: 'Returns the messages of a chat',
    note: 'A `sender_id` of `6` is the player, any other is support.',
    params: { chatId: '5' },
    answer: {
      messages: [
        {
          id: 31,
          sender_id: '6',
          content: 'Where is my deposit?',
          chat_id: 5,
          created_at: '2026-03-02 06:02:00',
        },
      ],
    },
    refusals: NO_CHAT,
  },
  sendMessage: {
    summary: 'Sends a message to support',
    body: { chat_id: '5', sender_id: '6', content: 'Where is my deposit?' },
    answer: {
      data: {
        id: 31,
        sender_id: '6',
        content: 'Where is my deposit?',
        chat_id: 5,
        created_at: '2026-03-02 06:02:00',
      },
    },
    refusals: NO_CHAT,
  },
}
