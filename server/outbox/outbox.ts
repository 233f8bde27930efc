import { desc } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { outbox } from '../db/schema.ts'

export interface Mail {
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  text: string
}

/** Puts an e-mail or SMS where `/sandbox` shows it; nothing is really sent. */
export async function putOut(db: Db, mail: Mail): Promise<void> {
  await db.insert(outbox).values(mail)
}

/** The newest, first. */
export function newestMails(db: Db, limit = 100) {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(limit)
}
