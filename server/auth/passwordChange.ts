import { and, eq } from 'drizzle-orm'
import { endSessionsOf } from '../access/sessions.ts'
import type { Db } from '../db/database.ts'
import { players } from '../db/schema.ts'
import { cancelCodes } from '../otp/codes.ts'

/**
 * Replaces a player's password, ends all their sessions and cancels the codes that could reset it, in one
 * transaction. Returns false and changes nothing if the password is no longer the one that was checked.
 */
export async function replacePassword(
  db: Db,
  { id, passwordHash }: Pick<typeof players.$inferSelect, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const replaced = await tx
      .update(players)
      .set({ passwordHash: newHash })
      .where(and(eq(players.id, id), eq(players.passwordHash, passwordHash)))
      .returning({ id: players.id })
    if (replaced.length === 0) return false
    await endSessionsOf(tx, id)
    await cancelCodes(tx, id, 'reset-password')
    return true
  })
}
