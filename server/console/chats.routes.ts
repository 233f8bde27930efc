import type { FastifyInstance } from 'fastify'
import { chatsForOperator, contentError, findChat, messagesOf, writeMessage } from '../chat/chats.ts'
import { rowId } from '../db/rowId.ts'
import { allowFraming, allowOwnFrames } from '../http/security.ts'
import { framedPage } from './layout.ts'
import { chatPage, chatsPage, messageList } from './pages/chats.page.ts'
import { type ConsoleRoutes, textOf } from './routes.ts'

/** Seconds after which a list reloads itself. */
const REFRESH = { chats: 20, messages: 4 }

/**
 * Registers the list of chats, and a page for each chat with a form for answering. The messages are in a
 * framed page, which reloads itself without touching the form.
 */
export function registerChats(scope: FastifyInstance, { page, form }: ConsoleRoutes): void {
  const { db } = scope

  page('/sandbox/chats', '/sandbox/chats', async ({ reply }) => {
    reply.header('refresh', `${REFRESH.chats}; url=/sandbox/chats`)
    return chatsPage(await chatsForOperator(db))
  })

  page('/sandbox/chats/:id', '/sandbox/chats', async ({ token, params, reply }) => {
    const found = await findChat(db, rowId(params.id))
    if (found) allowOwnFrames(reply)
    return found && chatPage(found, token)
  })

  scope.get<{ Params: { id: string } }>('/sandbox/chats/:id/messages', async ({ params }, reply) => {
    const found = await findChat(db, rowId(params.id))
    allowFraming(reply)
    if (!found) return reply.code(404).send(framedPage('No messages', messageList([], '')))
    reply.header('refresh', String(REFRESH.messages))
    const list = messageList(await messagesOf(db, found.chat.id), found.username)
    return reply.send(framedPage(`Messages of ${found.username}`, list))
  })

  form(
    '/sandbox/chats/:id',
    ({ id }) => `/sandbox/chats/${rowId(id)}`,
    async (fields, { id }) => {
      const content = textOf(fields.content)
      if (contentError(content)) return 'wrong'
      const written = await writeMessage(db, { chatId: rowId(id), author: 'support', content })
      return written ? 'sent' : 'wrong'
    },
  )
}
