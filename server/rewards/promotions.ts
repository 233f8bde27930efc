import { and, eq, gte, type SQL } from 'drizzle-orm'
import { multiply, percentOf } from '../../machines/contract/amountLimits.ts'
import type { Promotion } from '../../machines/contract/promotions.ts'
import type { Db } from '../db/database.ts'
import { requests } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { PROMOTIONS } from '../seed/promotions.ts'

/** The largest bonus of a promotion: ৳ 7,777.00. */
const MOST_BONUS = 7_777_00

/** Ids of the promotions that a player gets only with the first deposit, and only once a week. */
const FIRST_DEPOSIT = '1'
const ONCE_A_WEEK = '2'

/** Finds a promotion by its id. */
export function findPromotion(id: string | null): Promotion | undefined {
  return PROMOTIONS.find((promotion) => promotion.id === id)
}

/**
 * Throws a 422 if a promotion cannot be taken with a deposit: it does not exist, is over, or the player has
 * already had it. Call it when no other deposit of the player can be approved before this one.
 */
export async function requirePromotion(db: Db, playerId: number, id: string | null): Promise<void> {
  if (id === null) return
  const promotion = findPromotion(id)
  const end = promotion?.end_date
  if (promotion?.status !== 'active' || (end && new Date(`${end.replace(' ', 'T')}Z`) < new Date())) {
    throw refusal('This promotion is not available.')
  }
  const approved = [
    eq(requests.playerId, playerId),
    eq(requests.action, 'deposit'),
    eq(requests.state, 'approved'),
  ]
  if (id === FIRST_DEPOSIT && (await exists(db, approved))) {
    throw refusal('This promotion is for your first deposit.')
  }
  const paidThisWeek = [
    ...approved,
    eq(requests.promotionId, id),
    gte(requests.updatedAt, startOfWeek(new Date())),
  ]
  if (id === ONCE_A_WEEK && (await exists(db, paidThisWeek))) {
    throw refusal('You have already had this promotion this week.')
  }
}

async function exists(db: Db, conditions: SQL[]): Promise<boolean> {
  const found = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(...conditions))
    .limit(1)
  return found.length > 0
}

/** The last Monday, 00:00 in Dhaka, which is six hours ahead of UTC all year. */
function startOfWeek(now: Date): Date {
  const dhaka = new Date(now.getTime() + DHAKA_AHEAD_MS)
  dhaka.setUTCHours(0, 0, 0, 0)
  dhaka.setUTCDate(dhaka.getUTCDate() - ((dhaka.getUTCDay() + 6) % 7))
  return new Date(dhaka.getTime() - DHAKA_AHEAD_MS)
}

const DHAKA_AHEAD_MS = 6 * 3_600_000

/** The bonus that a promotion adds to a deposit, and the turnover that it requires (bonus × factor), in poisha. */
export function promotionBonus({ deposit_bouns, turnover }: Promotion, deposit: number) {
  const bonus = Math.min(percentOf(deposit, deposit_bouns), MOST_BONUS)
  return { bonus, required: multiply(bonus, turnover) }
}

function refusal(text: string): Refusal {
  return new Refusal(422, text, { promotion_id: [text] })
}
