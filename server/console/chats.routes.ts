import type { FastifyInstance } from 'fastify'
import {
  chatsForOperator,
  contentError,
  findChat,
  LONGEST_CONTENT,
  messagesOf,
  writeMessage,
} from '../chat/chats.ts'
import { rowId } from '../db/rowId.ts'
import { allowFraming, allowOwnFrames, allowOwnScripts } from '../http/security.ts'
import { framedPage } from './layout.ts'
import { chatPage, chatsPage, messageList } from './pages/chats.page.ts'
import { type ConsoleRoutes, textOf } from './routes.ts'

/** Seconds after which a list reloads itself. */
const REFRESH = { chats: 20, messages: 4 }

const LONGEST = LONGEST_CONTENT.toLocaleString('en')

/**
 * Registers the list of chats, and a page for each chat with a form for answering. The messages are in a framed page,
 * which reloads itself without touching the form, and whose script keeps its place; another one has all messages.
 */
export function registerChats(scope: FastifyInstance, { page, form }: ConsoleRoutes): void {
  const { db } = scope

  page('/sandbox/chats', '/sandbox/chats', async ({ reply }) => {
    reply.header('refresh', `${REFRESH.chats}; url=/sandbox/chats`)
    return chatsPage(await chatsForOperator(db))
  })

  page('/sandbox/chats/:id', '/sandbox/chats', async ({ token, params, draft, reply }) => {
    const found = await findChat(db, rowId(params.id))
    if (found) allowOwnFrames(reply)
    return found && chatPage(found, token, draft)
  })

  const messages = '/sandbox/chats/:id/messages'
  for (const path of [messages, `${messages}/all`])
    scope.get<{ Params: { id: string } }>(path, async ({ params }, reply) => {
      const found = await findChat(db, rowId(params.id))
      allowFraming(reply)
      if (!found) return reply.code(404).send(framedPage('No messages', messageList([], '')))
      const { chat, username } = found
      if (path === messages) {
        reply.header('refresh', String(REFRESH.messages))
        allowOwnScripts(reply)
      }
      const all = path === messages ? `/sandbox/chats/${chat.id}/messages/all` : undefined
      const list = messageList(await messagesOf(db, chat.id), username, all)
      return reply.send(framedPage(`Messages of ${username}`, list))
    })

  form('/sandbox/chats/:id', '/sandbox/chats/:id', async (fields, { id }) => {
    const content = textOf(fields.content)
    if (contentError(content)) return { errors: { content: `Answer: from 1 to ${LONGEST} characters.` } }
    const written = await writeMessage(db, { chatId: rowId(id), author: 'support', content })
    return written ? 'sent' : 'wrong'
  })
}
