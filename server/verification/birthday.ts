import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { players } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'

const OLDEST = '1900-01-01'
const AGE = 18

/** Saves a birthday, once and for all; the same one again is no change (decisions, Verification: fixed once saved). */
export async function saveBirthday(db: Db, playerId: number, date: string): Promise<void> {
  const fault = birthdayFault(date, new Date())
  if (fault) throw new Refusal(422, fault, { dofb: [fault] })
  const saved = await db
    .update(players)
    .set({ dateOfBirth: date })
    .where(and(eq(players.id, playerId), isNull(players.dateOfBirth)))
    .returning({ id: players.id })
  if (saved.length > 0) return
  const [player] = await db
    .select({ dateOfBirth: players.dateOfBirth })
    .from(players)
    .where(eq(players.id, playerId))
  if (player?.dateOfBirth === date) return
  const text = 'Your birthday has been confirmed. Please contact customer service to change it.'
  throw new Refusal(422, text, { dofb: [text] })
}

/** What is wrong with a birthday as of now in Dhaka, if anything is: a real day, in the past, 18 years ago. */
export function birthdayFault(date: string, now: Date): string | undefined {
  const real = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`))
  if (!real || new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) !== date || date < OLDEST) {
    return 'Invalid date.'
  }
  const today = now.toLocaleDateString('en-CA', { timeZone: 'Asia/Dhaka' })
  if (date > today) return 'Your birthday cannot be in the future.'
  const eighteen = `${Number(today.slice(0, 4)) - AGE}${today.slice(4)}`
  return date <= eighteen ? undefined : 'You must be at least 18 years old.'
}
