import { inboxCalls, type InboxMessage as WireMessage } from '@tiya/contract/inbox'
import type { FastifyInstance } from 'fastify'
import { playerRoute } from '../access/route.ts'
import { requireOwn } from '../access/sessions.ts'
import { rowId } from '../db/rowId.ts'
import { Refusal } from '../http/refusal.ts'
import { deleteMessage, findMessage, type InboxMessage, markRead, readInbox } from './inbox.ts'

/** Registers the calls of the inbox. Another player's message is refused as if it did not exist. */
export function registerInbox(app: FastifyInstance): void {
  const { db } = app

  playerRoute(app, inboxCalls.inbox, async ({ query, player }) => {
    requireOwn(query.remote_id, player)
    const { messages, lastPage } = await readInbox(db, player.id, query.page)
    return { success: true, data: { data: messages.map(toWire), last_page: lastPage } }
  })

  playerRoute(app, inboxCalls.message, async ({ params, player }) => {
    const found = await findMessage(db, player.id, rowId(params.id))
    return found ? { data: toWire(found) } : missing()
  })

  playerRoute(app, inboxCalls.markRead, async ({ params, player }) =>
    (await markRead(db, player.id, rowId(params.id))) ? { success: true } : missing(),
  )

  playerRoute(app, inboxCalls.deleteMessage, async ({ params, player }) =>
    (await deleteMessage(db, player.id, rowId(params.id))) ? { success: true } : missing(),
  )
}

function toWire({ id, title, message, readAt, createdAt }: InboxMessage): WireMessage {
  return { id: String(id), title, message, is_read: readAt !== null, created_at: createdAt.toISOString() }
}

function missing(): never {
  throw new Refusal(404, 'This message does not exist.')
}
