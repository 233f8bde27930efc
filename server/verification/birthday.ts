import { dhakaDayAt, isDay } from '@tiya/contract/dhakaCalendar'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { players } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'

const EARLIEST = '1900-01-01'
const MINIMUM_AGE = 18

/**
 * Saves a birthday (`YYYY-MM-DD`), which can't be changed afterwards; saving the same one again changes
 * nothing. Throws a Refusal with 422 for an invalid or a different birthday.
 */
export async function saveBirthday(db: Db, playerId: number, date: string): Promise<void> {
  const error = birthdayError(date, new Date())
  if (error) throw new Refusal(422, error, { dofb: [error] })
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

/**
 * The reason a birthday is rejected as of today in Dhaka, or `undefined`: it must be a real day at least 18
 * years ago.
 */
export function birthdayError(date: string, now: Date): string | undefined {
  if (!isDay(date) || date < EARLIEST) return 'Invalid date.'
  const today = dhakaDayAt(now.getTime())
  if (date > today) return 'Your birthday cannot be in the future.'
  const latest = `${Number(today.slice(0, 4)) - MINIMUM_AGE}${today.slice(4)}`
  return date <= latest ? undefined : 'You must be at least 18 years old.'
}
