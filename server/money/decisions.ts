import { and, eq } from 'drizzle-orm'
import { percentOf } from '../../machines/contract/arithmetic.ts'
import type { Db } from '../db/database.ts'
import { players, requests, turnovers } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { writeToInbox } from '../inbox/inbox.ts'
import { decisionText } from '../inbox/texts.ts'
import { type Account, lockWallets, post } from '../ledger/ledger.ts'
import { payBonus } from '../rewards/bonuses.ts'
import { dropPromotion, findPromotion, promotionBonus, takenRefusal } from '../rewards/promotions.ts'
import { payReferral } from '../rewards/referrals.ts'

export type Request = typeof requests.$inferSelect

export type Decision = 'approved' | 'rejected'

const HOUSE: Account = { kind: 'issued' }

/**
 * Approves or rejects a pending request, moves its money and notifies the player in the inbox, in one
 * transaction. An approved deposit may pay the player's referrer. Throws a 409 if the request has already
 * been decided: of two concurrent decisions, only one can change the state.
 */
export async function decide(db: Db, id: number, decision: Decision, note: string | null): Promise<Request> {
  return db.transaction(async (tx) => {
    const owner = await findOwner(tx, id)
    if (!owner) throw decidedRefusal()
    const { playerId, referredBy } = owner
    await lockWallets(tx, referredBy === null ? [playerId] : [playerId, referredBy])
    const [request] = await tx
      .update(requests)
      .set({ state: decision, note, updatedAt: new Date() })
      .where(and(eq(requests.id, id), eq(requests.state, 'pending')))
      .returning()
    if (!request) throw decidedRefusal()
    let bonus = 0
    if (request.action === 'withdraw') await moveReserved(tx, request, decision)
    else if (decision === 'approved') bonus = await creditDeposit(tx, request)
    await writeToInbox(tx, request.playerId, decisionText(request, bonus))
    if (request.action === 'deposit' && decision === 'approved') await payReferral(tx, owner)
    return request
  })
}

const decidedRefusal = () => new Refusal(409, 'This request has been decided already.')

async function findOwner(db: Db, id: number) {
  const [owner] = await db
    .select({ playerId: players.id, username: players.username, referredBy: players.referredBy })
    .from(requests)
    .innerJoin(players, eq(players.id, requests.playerId))
    .where(eq(requests.id, id))
  return owner
}

/** Moves a withdrawal's reserved money out, or back to the wallet. */
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

/**
 * Pays a deposit into the wallet with the bonuses of its method and its promotion, and adds the promotion's
 * turnover. A promotion that the player has meanwhile had is dropped. Returns the sum of the bonuses, in poisha.
 */
async function creditDeposit(tx: Db, request: Request): Promise<number> {
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
  const ofMethod = percentOf(amount, String(request.methodBonus))
  await payBonus(tx, { ...bonus, amount: ofMethod })
  const promotion = findPromotion(promotionId)
  if (!promotion) return ofMethod
  const refusal = await takenRefusal(tx, request)
  if (refusal !== undefined) {
    await dropPromotion(tx, request, refusal)
    return ofMethod
  }
  const { bonus: added, required } = promotionBonus(promotion, amount)
  await payBonus(tx, { ...bonus, amount: added, promotionId: promotion.id })
  if (required > 0) {
    await tx
      .insert(turnovers)
      .values({ playerId, requestId: id, promotionId: promotion.id, required, remaining: required })
  }
  return ofMethod + added
}
