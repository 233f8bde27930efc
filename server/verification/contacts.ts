import { and, count, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Player } from '../auth/sessions.ts'
import type { Db } from '../db/database.ts'
import { contacts, players } from '../db/schema.ts'
import { violated } from '../db/violation.ts'
import { Refusal } from '../http/refusal.ts'

/** Phones that a player may add beside the main one. */
const MOST_ADDED = 5

/** The player's row, with the main contacts. */
export async function readPlayer(db: Db, player: Player) {
  const [row] = await db.select().from(players).where(eq(players.id, player.id))
  if (!row) throw new Refusal(404, 'Not found')
  return row
}

/** Adds a phone, not verified yet; 422 where the player has it, somebody else does, or there are too many. */
export async function addPhone(db: Db, player: Player, phone: string): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      // Locked, so that a player's additions at once are counted one after another.
      const [own] = await tx.select().from(players).where(eq(players.id, player.id)).for('no key update')
      if (phone === own?.phone) throw refusal('This is your main phone number.')
      const [{ added = 0 } = {}] = await tx
        .select({ added: count() })
        .from(contacts)
        .where(eq(contacts.playerId, player.id))
      if (added >= MOST_ADDED) throw refusal(`You can add up to ${MOST_ADDED} phone numbers.`)
      if (await isOthers(tx, player, phone)) throw refusal('The phone has already been taken.')
      await tx.insert(contacts).values({ playerId: player.id, phone })
    })
  } catch (error) {
    if (violated(error) === 'contacts_player_phone')
      throw refusal('You have added this phone number already.')
    throw error
  }
}

/** Whether the player has added this phone: `verified`, `added`, or not at all. */
export async function stateOfAdded(
  db: Db,
  player: Player,
  phone: string,
): Promise<'verified' | 'added' | undefined> {
  const [row] = await db
    .select({ verifiedAt: contacts.verifiedAt })
    .from(contacts)
    .where(and(eq(contacts.playerId, player.id), eq(contacts.phone, phone)))
  return row && (row.verifiedAt ? 'verified' : 'added')
}

/** Marks the main phone as verified; 422 where somebody else has verified the number meanwhile. */
export async function verifyMainPhone(db: Db, player: Player, phone: string): Promise<void> {
  await claim(db, player, phone, (tx) =>
    tx.update(players).set({ phoneVerifiedAt: new Date() }).where(eq(players.id, player.id)),
  )
}

/** The same for a phone that was added. */
export async function verifyAddedPhone(db: Db, player: Player, phone: string): Promise<void> {
  await claim(db, player, phone, (tx) =>
    tx
      .update(contacts)
      .set({ verifiedAt: new Date() })
      .where(and(eq(contacts.playerId, player.id), eq(contacts.phone, phone))),
  )
}

/**
 * One number, one player: main and added phones stand in two tables, which no index spans, so that those who
 * verify the same number wait for one another here.
 */
async function claim(
  db: Db,
  player: Player,
  phone: string,
  verify: (tx: Db) => PromiseLike<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${phone}))`)
    if (await isVerifiedByOther(tx, player, phone)) throw refusal('The phone has already been taken.')
    await verify(tx)
  })
}

/** A number that somebody else signed up with, or has verified. */
async function isOthers(db: Db, player: Player, phone: string): Promise<boolean> {
  const main = await db
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.phone, phone), ne(players.id, player.id)))
  return main.length > 0 || isVerifiedByOther(db, player, phone)
}

async function isVerifiedByOther(db: Db, player: Player, phone: string): Promise<boolean> {
  const main = await db
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.phone, phone), ne(players.id, player.id), isNotNull(players.phoneVerifiedAt)))
  const added = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.phone, phone), ne(contacts.playerId, player.id), isNotNull(contacts.verifiedAt)))
  return main.length + added.length > 0
}

function refusal(text: string): Refusal {
  return new Refusal(422, text, { phone: [text] })
}
