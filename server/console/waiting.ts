import { eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { chats, requests } from '../db/schema.ts'

/** Returns how many requests wait for a decision, and how many chats for an answer. */
export async function readWaiting(db: Db): Promise<{ requests: number; chats: number }> {
  return {
    requests: await db.$count(requests, eq(requests.state, 'pending')),
    chats: await db.$count(chats, isNotNull(chats.waitingSince)),
  }
}
