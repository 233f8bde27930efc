import { isBlank } from '@tiya/contract/chat'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { chatMessages, chats, players } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'

export type ChatMessage = typeof chatMessages.$inferSelect

/** Maximum number of characters in a message. */
export const LONGEST_CONTENT = 2_000

/** Maximum number of chats per player. */
const MOST_CHATS = 50

/** Maximum number of messages listed per chat. */
const MOST_LISTED = 500

/** Opens a chat with support and returns its id. Throws a 422 if the player has too many. */
export async function openChat(db: Db, playerId: number): Promise<number> {
  return db.transaction(async (tx) => {
    // Locked, so concurrent calls by the same player are counted one after another.
    await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('no key update')
    if ((await tx.$count(chats, eq(chats.playerId, playerId))) >= MOST_CHATS) {
      throw new Refusal(422, 'You have too many chats. Please write in one of them.')
    }
    const [chat] = await tx.insert(chats).values({ playerId }).returning({ id: chats.id })
    if (!chat) throw new Error('the chat was not inserted')
    return chat.id
  })
}

/** Lists a player's chats with their last messages, most recently used first. */
export function chatsOf(db: Db, playerId: number) {
  return withLastMessage(db).where(eq(chats.playerId, playerId)).orderBy(desc(chats.activeAt), desc(chats.id))
}

/** Lists the chats of all players, or of one: those waiting for an answer first, longest wait at the top. */
export function chatsForOperator(
  db: Db,
  { playerId, limit = 100 }: { playerId?: number; limit?: number } = {},
) {
  return withLastMessage(db)
    .where(playerId === undefined ? undefined : eq(chats.playerId, playerId))
    .orderBy(sql`${chats.waitingSince} asc nulls last`, desc(chats.activeAt), desc(chats.id))
    .limit(limit)
}

/** Finds a chat with its player; undefined if it does not exist. */
export async function findChat(db: Db, id: number) {
  const [found] = await db
    .select({ chat: chats, username: players.username })
    .from(chats)
    .innerJoin(players, eq(players.id, chats.playerId))
    .where(eq(chats.id, id))
  return found
}

/** Lists the newest messages of a chat, in the order in which they were written. */
export async function messagesOf(db: Db, chatId: number): Promise<ChatMessage[]> {
  const newest = db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(desc(chatMessages.id))
    .limit(MOST_LISTED)
    .as('newest')
  return db.select().from(newest).orderBy(asc(newest.id))
}

/**
 * Writes a message to a chat. The chat is locked until the message is visible, so a reader never sees a message
 * before one with a lower id. Returns undefined if the chat does not exist, or does not belong to the given player.
 */
export async function writeMessage(
  db: Db,
  message: { chatId: number; author: ChatMessage['author']; content: string; playerId?: number },
): Promise<ChatMessage | undefined> {
  const { chatId, author, content, playerId } = message
  const since = sql`coalesce(${chats.waitingSince}, clock_timestamp())`
  return db.transaction(async (tx) => {
    const [chat] = await tx
      .update(chats)
      .set({ activeAt: sql`clock_timestamp()`, waitingSince: author === 'player' ? since : null })
      .where(and(eq(chats.id, chatId), playerId === undefined ? undefined : eq(chats.playerId, playerId)))
      .returning({ id: chats.id })
    if (!chat) return undefined
    const [written] = await tx.insert(chatMessages).values({ chatId, author, content }).returning()
    return written
  })
}

/** The reason a message is rejected, or undefined if it is accepted. */
export function contentError(content: string): string | undefined {
  if (isBlank(content)) return 'Please write a message.'
  if (content.length > LONGEST_CONTENT) return 'A message can have at most 2,000 characters.'
  return undefined
}

function withLastMessage(db: Db) {
  const last = db
    .select({ content: chatMessages.content })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chats.id))
    .orderBy(desc(chatMessages.id))
    .limit(1)
    .as('last')
  return db
    .select({ chat: chats, username: players.username, last: last.content })
    .from(chats)
    .innerJoin(players, eq(players.id, chats.playerId))
    .leftJoinLateral(last, sql`true`)
    .$dynamic()
}
