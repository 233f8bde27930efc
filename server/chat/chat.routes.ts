import { CHAT_USERS, chatCalls, type ChatMessage as WireMessage } from '@tiya/contract/chat'
import type { FastifyInstance } from 'fastify'
import { BRAND } from '../../machines/brand/brand.ts'
import type { RateLimits } from '../access/rateLimits.ts'
import { playerRoute } from '../access/route.ts'
import { requireOwn } from '../access/sessions.ts'
import { rowId } from '../db/rowId.ts'
import { Refusal } from '../http/refusal.ts'
import {
  type ChatMessage,
  chatsOf,
  contentError,
  findChat,
  messagesOf,
  openChat,
  writeMessage,
} from './chats.ts'

/** The name of support in the list of chats. */
const SUPPORT = `${BRAND.name} Support`

/** Registers the calls of the support chat. Another player's chat is refused as if it did not exist. */
export function registerChat(app: FastifyInstance, limits: Pick<RateLimits, 'chats' | 'messages'>): void {
  const { db } = app

  playerRoute(app, chatCalls.chats, async ({ player }) => ({
    chats: (await chatsOf(db, player.id)).map(({ chat: { id }, last }) => ({
      id: String(id),
      chat_id: String(id),
      other_user: { username: SUPPORT },
      last_message: last,
    })),
  }))

  playerRoute(app, chatCalls.createChat, async ({ body, player }) => {
    requireOwn(body.user_one_id, player)
    await limits.chats.count(String(player.id))
    return { chat: { id: String(await openChat(db, player.id)) } }
  })

  playerRoute(app, chatCalls.messages, async ({ params, player }) => {
    const found = await findChat(db, rowId(params.chatId))
    if (found?.chat.playerId !== player.id) throw missing()
    return { messages: (await messagesOf(db, found.chat.id)).map(toWire) }
  })

  playerRoute(app, chatCalls.sendMessage, async ({ body: { chat_id, content }, player }) => {
    const error = contentError(content)
    if (error) throw new Refusal(422, error, { content: [error] })
    await limits.messages.count(String(player.id))
    const sent = await writeMessage(db, {
      chatId: rowId(chat_id),
      author: 'player',
      content,
      playerId: player.id,
    })
    if (!sent) throw missing()
    return { data: toWire(sent) }
  })
}

function toWire({ id, chatId, author, content, createdAt }: ChatMessage): WireMessage {
  return {
    id: String(id),
    sender_id: CHAT_USERS[author],
    content,
    chat_id: String(chatId),
    created_at: createdAt.toISOString(),
  }
}

function missing(): Refusal {
  return new Refusal(404, 'This chat does not exist.')
}
