import { desc, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { outbox, players } from '../db/schema.ts'

/** An e-mail or SMS. */
export interface Message {
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  text: string
}

/**
 * Puts a message to a player in the outbox, which `/sandbox` shows; nothing is actually sent. For a player
 * that does not exist, it runs the same statement but adds nothing.
 */
export async function putInOutbox(db: Db, playerId: number, message: Message): Promise<void> {
  const { channel, recipient, subject, text } = message
  await db.execute(sql`
    insert into ${outbox} (channel, recipient, subject, text)
    select ${channel}::text, ${recipient}::text, ${subject}::text, ${text}::text
    from ${players} where ${players.id} = ${playerId}
  `)
}

/** The newest messages, newest first. */
export function newestMails(db: Db, limit = 100) {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(limit)
}
