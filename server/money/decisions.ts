import { and, eq } from 'drizzle-orm'
import { percentOf } from '../../machines/contract/amountLimits.ts'
import type { Db } from '../db/database.ts'
import { requests, turnovers } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { type Account, lockWallet, post } from '../ledger/ledger.ts'
import { payBonus } from '../rewards/bonuses.ts'
import { findPromotion, promotionBonus } from '../rewards/promotions.ts'

export type Request = typeof requests.$inferSelect

export type Decision = 'approved' | 'rejected'

const HOUSE: Account = { kind: 'issued' }

/**
 * Approves or rejects a pending request and moves its money, in one transaction. Throws a 409 where the request has
 * been decided already: of two concurrent decisions, only one can change the state.
 */
export async function decide(db: Db, id: number, decision: Decision, note: string | null): Promise<Request> {
  return db.transaction(async (tx) => {
    const [owner] = await tx.select({ playerId: requests.playerId }).from(requests).where(eq(requests.id, id))
    if (owner) await lockWallet(tx, owner.playerId)
    const [request] = await tx
      .update(requests)
      .set({ state: decision, note, updatedAt: new Date() })
      .where(and(eq(requests.id, id), eq(requests.state, 'pending')))
      .returning()
    if (!request) throw new Refusal(409, 'This request has been decided already.')
    if (request.action === 'withdraw') await moveReserved(tx, request, decision)
    else if (decision === 'approved') await creditDeposit(tx, request)
    return request
  })
}

/** Moves the reserved money of a withdrawal out, or back into the wallet. */
async function moveReserved(tx: Db, { id, playerId, amount }: Request, decision: Decision): Promise<void> {
  const destination: Account = decision === 'approved' ? HOUSE : { kind: 'wallet', playerId }
  await post(tx, {
    kind: decision === 'approved' ? 'withdraw' : 'return',
    reference: `withdraw:${id}`,
    entries: [
      { account: { kind: 'reserved', playerId }, amount: -amount },
      { account: destination, amount },
    ],
  })
}

/** Pays a deposit into the wallet with the bonuses of its method and of its promotion, which brings a turnover. */
async function creditDeposit(tx: Db, request: Request): Promise<void> {
  const { id, playerId, amount, promotionId } = request
  await post(tx, {
    kind: 'deposit',
    reference: `deposit:${id}`,
    entries: [
      { account: HOUSE, amount: -amount },
      { account: { kind: 'wallet', playerId }, amount },
    ],
  })
  const bonus = { playerId, from: HOUSE, method: request.method }
  await payBonus(tx, { ...bonus, amount: percentOf(amount, String(request.methodBonus)) })
  const promotion = findPromotion(promotionId)
  if (!promotion) return
  const { bonus: added, required } = promotionBonus(promotion, amount)
  await payBonus(tx, { ...bonus, amount: added, promotionId: promotion.id })
  if (required > 0) {
    await tx
      .insert(turnovers)
      .values({ playerId, requestId: id, promotionId: promotion.id, required, remaining: required })
  }
}
