import { and, count, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { contacts, players } from '../db/schema.ts'
import { violated } from '../db/violation.ts'
import { Refusal } from '../http/refusal.ts'

/** Maximum number of phones that a player can add to the main one. */
const MAX_ADDED = 5

/**
 * Adds an unverified phone. Throws a Refusal with 422 if the player already has it, another player has it, or
 * the player has too many.
 */
export async function addPhone(db: Db, playerId: number, phone: string): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      // Locked, so concurrent additions by the same player are counted one after another.
      const [own] = await tx.select().from(players).where(eq(players.id, playerId)).for('no key update')
      if (phone === own?.phone) throw phoneRefusal('This is your main phone number.')
      const [{ added = 0 } = {}] = await tx
        .select({ added: count() })
        .from(contacts)
        .where(eq(contacts.playerId, playerId))
      if (added >= MAX_ADDED) throw phoneRefusal(`You can add up to ${MAX_ADDED} phone numbers.`)
      if (await belongsToAnother(tx, playerId, phone)) throw takenRefusal()
      await tx.insert(contacts).values({ playerId, phone })
    })
  } catch (error) {
    if (violated(error) === 'contacts_player_phone') {
      throw phoneRefusal('You have already added this phone number.')
    }
    throw error
  }
}

/** A phone that the player has added, or `undefined`. */
export async function addedPhone(db: Db, playerId: number, phone: string) {
  const [added] = await db
    .select({ phone: contacts.phone, verifiedAt: contacts.verifiedAt })
    .from(contacts)
    .where(and(eq(contacts.playerId, playerId), eq(contacts.phone, phone)))
  return added
}

/** Marks the main phone as verified. Throws a Refusal with 422 if another player has verified the number. */
export async function verifyMainPhone(db: Db, playerId: number, phone: string): Promise<void> {
  await verifyAlone(db, playerId, phone, (tx) =>
    tx.update(players).set({ phoneVerifiedAt: new Date() }).where(eq(players.id, playerId)),
  )
}

/** Marks an added phone as verified. Throws a Refusal with 422 if another player has verified the number. */
export async function verifyAddedPhone(db: Db, playerId: number, phone: string): Promise<void> {
  await verifyAlone(db, playerId, phone, (tx) =>
    tx
      .update(contacts)
      .set({ verifiedAt: new Date() })
      .where(and(eq(contacts.playerId, playerId), eq(contacts.phone, phone))),
  )
}

/**
 * Verifies a number for one player only. Main and added phones are in two tables, which no unique index
 * spans, so verifications of the same number run one after another under a lock.
 */
async function verifyAlone(
  db: Db,
  playerId: number,
  phone: string,
  verify: (tx: Db) => PromiseLike<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${phone}))`)
    if (await isVerifiedByAnother(tx, playerId, phone)) throw takenRefusal()
    await verify(tx)
  })
}

/** Whether another player has signed up with this number, or has verified it. */
async function belongsToAnother(db: Db, playerId: number, phone: string): Promise<boolean> {
  const main = await db
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.phone, phone), ne(players.id, playerId)))
  return main.length > 0 || isVerifiedByAnother(db, playerId, phone)
}

async function isVerifiedByAnother(db: Db, playerId: number, phone: string): Promise<boolean> {
  const main = await db
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.phone, phone), ne(players.id, playerId), isNotNull(players.phoneVerifiedAt)))
  const added = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.phone, phone), ne(contacts.playerId, playerId), isNotNull(contacts.verifiedAt)))
  return main.length + added.length > 0
}

function takenRefusal(): Refusal {
  return phoneRefusal('The phone has already been taken.')
}

function phoneRefusal(text: string): Refusal {
  return new Refusal(422, text, { phone: [text] })
}
