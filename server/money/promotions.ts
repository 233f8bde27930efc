import { and, eq } from 'drizzle-orm'
import type { Promotion } from '../../machines/contract/promotions.ts'
import type { Db } from '../db/database.ts'
import { requests } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { PROMOTIONS } from '../seed/promotions.ts'
import { percentOf, times } from './amounts.ts'

/** The most that a promotion adds to a deposit: ৳ 7,777.00. */
const MOST_BONUS = 7_777_00

/** Holds for a player's first deposit alone. */
const FIRST_DEPOSIT = '1'

/** The promotion of an id, undefined for none and for one that is not there. */
export function findPromotion(id: string | null): Promotion | undefined {
  return PROMOTIONS.find((promotion) => promotion.id === id)
}

/** A 422 where a promotion can't be taken with a deposit: not there, over, or for a first deposit alone. */
export async function requirePromotion(db: Db, playerId: number, id: string | null): Promise<void> {
  if (id === null) return
  const promotion = findPromotion(id)
  const end = promotion?.end_date
  if (promotion?.status !== 'active' || (end && new Date(`${end.replace(' ', 'T')}Z`) < new Date())) {
    throw refusal('This promotion is not available.')
  }
  if (id !== FIRST_DEPOSIT) return
  const [earlier] = await db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(eq(requests.playerId, playerId), eq(requests.action, 'deposit'), eq(requests.state, 'approved')),
    )
    .limit(1)
  if (earlier) throw refusal('This promotion is for your first deposit.')
}

/** What a promotion adds to a deposit, in poisha, and what is to be played for it (spec, 9: bonus × turnover). */
export function bonusOf({ deposit_bouns, turnover }: Promotion, deposit: number) {
  const bonus = Math.min(percentOf(deposit, deposit_bouns ?? '0'), MOST_BONUS)
  return { bonus, required: times(bonus, turnover ?? '0') }
}

function refusal(text: string): Refusal {
  return new Refusal(422, text, { promotion_id: [text] })
}
