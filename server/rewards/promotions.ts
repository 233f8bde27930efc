import { multiply, percentOf } from '@tiya/contract/arithmetic'
import { startOfWeek } from '@tiya/contract/dhakaCalendar'
import type { Promotion } from '@tiya/contract/promotions'
import { and, eq, gte, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { requests } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { writeToInbox } from '../inbox/inbox.ts'
import { lostPromotionText } from '../inbox/texts.ts'
import { hasEnded, type Often, PROMOTIONS } from '../seed/promotions.ts'

const TAKEN: Readonly<Record<Often, string>> = {
  'first deposit': 'This promotion is for your first deposit.',
  player: 'You have already had this promotion.',
  week: 'You have already had this promotion this week.',
}

/** The promotion that a deposit is made with; `id` is undefined if the deposit is not stored yet. */
export interface Choice {
  id?: number | undefined
  playerId: number
  promotionId: string | null
}

/** Finds a promotion by its id. */
export function findPromotion(id: string | null) {
  return PROMOTIONS.find((promotion) => promotion.id === id)
}

/**
 * Throws a 422 if a promotion cannot be taken with a deposit. Before the deposit is submitted, this is advice.
 * It is certain in the transaction that makes the deposit pending, because one deposit is pending at a time.
 */
export async function requirePromotion(db: Db, choice: Choice): Promise<void> {
  const text = await promotionRefusal(db, choice)
  if (text !== undefined) throw new Refusal(422, text, { promotion_id: [text] })
}

/** Takes the promotion from a deposit that cannot have it, and notifies the player in the inbox. */
export async function dropPromotion(tx: Db, deposit: typeof requests.$inferSelect, reason: string) {
  await tx.update(requests).set({ promotionId: null }).where(eq(requests.id, deposit.id))
  const name = findPromotion(deposit.promotionId)?.name ?? ''
  await writeToInbox(tx, deposit.playerId, lostPromotionText(deposit, name, reason))
}

/** The reason a promotion cannot be taken: it does not exist, is over, or has been taken. */
export async function promotionRefusal(db: Db, choice: Choice): Promise<string | undefined> {
  if (choice.promotionId === null) return undefined
  const promotion = findPromotion(choice.promotionId)
  if (!promotion?.often || hasEnded(promotion, Date.now())) {
    return 'This promotion is not available.'
  }
  return takenRefusal(db, choice)
}

/** The reason a promotion cannot be taken again; another deposit counts from when it is pending. */
export async function takenRefusal(
  db: Db,
  { id = 0, playerId, promotionId }: Choice,
): Promise<string | undefined> {
  const often = findPromotion(promotionId)?.often
  if (promotionId === null || often === undefined) return undefined
  const isSame = eq(requests.promotionId, promotionId)
  const isThisWeek = or(
    eq(requests.state, 'pending'),
    gte(requests.updatedAt, new Date(startOfWeek(Date.now()))),
  )
  const found = await db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.playerId, playerId),
        eq(requests.action, 'deposit'),
        inArray(requests.state, ['pending', 'approved']),
        ne(requests.id, id),
        { 'first deposit': undefined, player: isSame, week: and(isSame, isThisWeek) }[often],
      ),
    )
    .limit(1)
  return found.length > 0 ? TAKEN[often] : undefined
}

/** The bonus that a promotion adds to a deposit, and the turnover that it requires (bonus × factor), in poisha. */
export function promotionBonus({ deposit_bouns, max_bonus, turnover }: Promotion, deposit: number) {
  const bonus = Math.min(percentOf(deposit, deposit_bouns), max_bonus ?? 0)
  return { bonus, required: multiply(bonus, turnover) }
}
