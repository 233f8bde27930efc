import { LOCAL_PHONE } from '@tiya/contract/phone'
import { and, eq, isNotNull } from 'drizzle-orm'
import { normalPhone } from '../access/accountFields.ts'
import type { Db } from '../db/database.ts'
import { contacts, players } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'

/** Lists a player's verified phones, the main one first. */
export async function verifiedPhones(db: Db, playerId: number): Promise<string[]> {
  const rows = await db
    .select({ main: players.phone, mainVerifiedAt: players.phoneVerifiedAt, added: contacts.phone })
    .from(players)
    .leftJoin(contacts, and(eq(contacts.playerId, players.id), isNotNull(contacts.verifiedAt)))
    .where(eq(players.id, playerId))
    .orderBy(contacts.id)
  const main = rows.flatMap((row) => (row.mainVerifiedAt ? row.main : [])).slice(0, 1)
  return [...main, ...rows.flatMap(({ added }) => added ?? [])]
}

/**
 * Lists the verified phones that a deposit can be paid from: the Bangladeshi ones. Throws a 422 if there are
 * none.
 */
export async function requireDepositPhones(db: Db, playerId: number): Promise<string[]> {
  const phones = (await verifiedPhones(db, playerId)).filter((phone) => LOCAL_PHONE.test(phone))
  if (phones.length === 0) throw new Refusal(422, UNVERIFIED)
  return phones
}

/** The reason a player without a verified phone can neither deposit nor withdraw. */
export const UNVERIFIED = 'Please verify your phone number first.'

/** Normalises a number given by a player; throws a 422 if it is not one of the player's `phones`. */
export function requireOwnPhone(phones: readonly string[], field: string, text: string): string {
  const phone = normalPhone(text)
  if (phones.includes(phone)) return phone
  const message = 'This is not one of your verified phone numbers.'
  throw new Refusal(422, message, { [field]: [message] })
}
