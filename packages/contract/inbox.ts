import * as z from 'zod/mini'
import { call, flag, id, number, tolerantList } from './wire.ts'

export const inboxMessage = z.object({
  id,
  title: z.string(),
  message: z.string(),
  is_read: flag,
  created_at: z.string(),
})

const messages = tolerantList(inboxMessage, ['id'])

export type InboxMessage = z.output<typeof messages>[number]

const success = z.object({ success: flag })

/** Calls of the inbox. */
export const inboxCalls = {
  inbox: call('GET /inbox', {
    query: z.object({ remote_id: id, page: number }),
    response: z.object({
      success: flag,
      data: z.object({ data: messages, last_page: number }),
    }),
  }),
  message: call('GET /inbox/:id', { response: z.object({ data: inboxMessage }) }),
  markRead: call('PATCH /inbox/:id/read', { response: success }),
  deleteMessage: call('DELETE /inbox/:id', { response: success }),
}
