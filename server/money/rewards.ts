import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { players } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { lockedBalanceOf, lockWallet } from '../ledger/ledger.ts'
import { percentOf } from './amounts.ts'
import { payBonus } from './bonuses.ts'

/*
 * What play brings beside its wins (README, Choices): of every stake a part goes into the player's cash bonus, and
 * every ৳ 10 of it are a VIP point. With the reels' 96.8 % the house keeps 1.2 %.
 */

/** Percent of a stake. */
const REBATE = '1'

/** Poisha of a stake that bring one point, and that one point is worth. */
const STAKE_PER_POINT = 10_00
const POINT_WORTH = 10

/** Poisha, and points (spec, 5 and 9). */
const LEAST_CLAIM = 10_00
const LEAST_POINTS = 10

/** Poisha of a stake that go into the player's cash bonus. */
export const rebateOf = (stake: number): number => percentOf(stake, REBATE)

/** Adds a stake's points, within the bet's transaction, which has locked the wallet. */
export async function addPoints(tx: Db, playerId: number, stake: number): Promise<void> {
  const points = Math.floor(stake / STAKE_PER_POINT)
  await tx
    .update(players)
    .set({ vipPoints: sql`${players.vipPoints} + ${points}` })
    .where(eq(players.id, playerId))
}

/** Pays the whole cash bonus into the wallet. 422 where it is less than can be claimed. */
export async function claimCash(tx: Db, playerId: number): Promise<void> {
  const bonus = { kind: 'bonus', playerId } as const
  await lockWallet(tx, playerId)
  const amount = await lockedBalanceOf(tx, bonus)
  if (amount < LEAST_CLAIM) throw new Refusal(422, 'You need at least 10 to claim all.')
  await payBonus(tx, { playerId, amount, from: bonus, note: 'Cash bonus' })
}

/** Turns points into money in the wallet; returns it, in poisha. 422 for too few, or more than there are. */
export async function convertPoints(tx: Db, playerId: number, points: number): Promise<number> {
  if (!Number.isSafeInteger(points)) refusePoints('Points must be a whole number.')
  if (points < LEAST_POINTS) refusePoints(TOO_FEW)
  await lockWallet(tx, playerId)
  const taken = await tx
    .update(players)
    .set({ vipPoints: sql`${players.vipPoints} - ${points}` })
    .where(and(eq(players.id, playerId), gte(players.vipPoints, points)))
    .returning({ left: players.vipPoints })
  if (taken.length === 0) refusePoints(TOO_FEW)
  const amount = points * POINT_WORTH
  await payBonus(tx, { playerId, amount, from: { kind: 'issued' }, note: `${points} VIP points` })
  return amount
}

const TOO_FEW = 'Not enough points. Points must follow minimum VP required to convert.'

function refusePoints(fault: string): never {
  throw new Refusal(422, fault, { vip_coin: [fault] })
}
