import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inboxMessages, players } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'

/** A message from the operator to a player. */
export interface InboxText {
  title: string
  message: string
}

export type InboxMessage = typeof inboxMessages.$inferSelect

/** Maximum number of characters in a title and in a message. */
export const LONGEST_TITLE = 100
export const LONGEST_MESSAGE = 2_000

const PAGE_SIZE = 20
const MOST_PAGES = 1_000_000

/** Writes messages to one player, the last of them newest. */
export async function writeToInbox(db: Db, playerId: number, ...texts: InboxText[]): Promise<void> {
  await db.insert(inboxMessages).values(texts.map(({ title, message }) => ({ playerId, title, message })))
}

/** Writes a message to every player, in one statement. */
export async function writeToAll(db: Db, { title, message }: InboxText): Promise<void> {
  await db.execute(sql`
    insert into ${inboxMessages} (player_id, title, message)
    select ${players.id}, ${title}::text, ${message}::text from ${players} order by ${players.id}
  `)
}

/** Reads a page of a player's inbox, newest first; throws a 422 if the page number is invalid. */
export async function readInbox(
  db: Db,
  playerId: number,
  page: number,
): Promise<{ messages: InboxMessage[]; lastPage: number }> {
  if (!Number.isInteger(page) || page < 1 || page > MOST_PAGES) {
    throw new Refusal(422, 'The page does not exist.', { page: ['The page does not exist.'] })
  }
  const own = eq(inboxMessages.playerId, playerId)
  const total = await db.$count(inboxMessages, own)
  const messages = await db
    .select()
    .from(inboxMessages)
    .where(own)
    .orderBy(desc(inboxMessages.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return { messages, lastPage: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

/** Reads a message; undefined if it does not exist or is another player's. */
export async function findMessage(db: Db, playerId: number, id: number): Promise<InboxMessage | undefined> {
  const [found] = await db.select().from(inboxMessages).where(ownMessage(playerId, id))
  return found
}

/** Marks a message as read, even if it already is; returns false if it does not exist or is another player's. */
export async function markRead(db: Db, playerId: number, id: number): Promise<boolean> {
  const marked = await db
    .update(inboxMessages)
    .set({ readAt: sql`coalesce(${inboxMessages.readAt}, now())` })
    .where(ownMessage(playerId, id))
    .returning({ id: inboxMessages.id })
  return marked.length > 0
}

/** Deletes a message; returns false if it does not exist or is another player's. */
export async function deleteMessage(db: Db, playerId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(inboxMessages)
    .where(ownMessage(playerId, id))
    .returning({ id: inboxMessages.id })
  return deleted.length > 0
}

/**
 * The most recently written messages, newest first. Those inserted by one statement are listed once, with the
 * number of players who got and read them.
 */
export function newestMessages(db: Db, limit = 50) {
  return db
    .select({
      title: inboxMessages.title,
      message: inboxMessages.message,
      createdAt: inboxMessages.createdAt,
      players: count(),
      read: count(inboxMessages.readAt),
      username: sql<string>`min(${players.username})`,
    })
    .from(inboxMessages)
    .innerJoin(players, eq(players.id, inboxMessages.playerId))
    .groupBy(inboxMessages.createdAt, inboxMessages.title, inboxMessages.message)
    .orderBy(desc(inboxMessages.createdAt), desc(sql`max(${inboxMessages.id})`))
    .limit(limit)
}

function ownMessage(playerId: number, id: number) {
  return and(eq(inboxMessages.id, id), eq(inboxMessages.playerId, playerId))
}
