import { percentOf } from '@tiya/contract/arithmetic'
import { and, eq } from 'drizzle-orm'
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
    let credited = { bonus: 0, required: 0 }
    if (request.action === 'withdraw') await moveReserved(tx, request, decision)
    else if (decision === 'approved') credited = await creditDeposit(tx, request)
    await writeToInbox(tx, request.playerId, decisionText(request, credited))
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

/** A bonus, and what the player must stake for it before withdrawing, in poisha. */
interface Credited {
  bonus: number
  required: number
}

/**
 * Pays a deposit into the wallet with the bonuses of its method and its promotion, and adds a turnover for each. A
 * promotion that the player has meanwhile had is dropped. Returns the sums of the bonuses and of the turnovers.
 */
async function creditDeposit(tx: Db, request: Request): Promise<Credited> {
  const { id, playerId, amount, promotionId } = request
  await post(tx, {
    kind: 'deposit',
    reference: `deposit:${id}`,
    entries: [
      { account: HOUSE, amount: -amount },
      { account: { kind: 'wallet', playerId }, amount },
    ],
  })
  const credit = async ({ bonus, required }: Credited, promotionId: string | null) => {
    await payBonus(tx, { playerId, from: HOUSE, method: request.method, amount: bonus, promotionId })
    if (required === 0) return
    await tx.insert(turnovers).values({ playerId, requestId: id, promotionId, required, remaining: required })
  }
  const ofMethod = methodBonus(request)
  await credit(ofMethod, null)
  const promotion = findPromotion(promotionId)
  if (!promotion) return ofMethod
  const refusal = await takenRefusal(tx, request)
  if (refusal !== undefined) {
    await dropPromotion(tx, request, refusal)
    return ofMethod
  }
  const ofPromotion = promotionBonus(promotion, amount)
  await credit(ofPromotion, promotion.id)
  return {
    bonus: ofMethod.bonus + ofPromotion.bonus,
    required: ofMethod.required + ofPromotion.required,
  }
}

/** The bonus of a deposit's method, whose turnover is the deposit: without one, a player could deposit for it alone. */
function methodBonus({ amount, methodBonus: percent }: Request): Credited {
  const bonus = percentOf(amount, String(percent))
  return { bonus, required: bonus > 0 ? amount : 0 }
}
