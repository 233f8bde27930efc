import { percentOf } from '@tiya/contract/arithmetic'
import { LEAST_CLAIM, LEAST_POINTS } from '@tiya/contract/rewardMinimums'
import type { Db } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { type LedgerTransaction, lockedBalanceOf, lockWallet } from '../ledger/ledger.ts'
import { payBonus } from './bonuses.ts'

/*
 * Every stake adds a percentage of itself to the player's cash bonus and one VIP point for each ৳ 10. The reels pay
 * back 96.8 % of the stakes; with these rewards the house keeps 1.2 %.
 */

/** The percentage of a stake that goes into the cash bonus. */
const REBATE = '1'

/** Poisha to stake for one point, and poisha that one point is worth. */
export const STAKE_PER_POINT = 10_00
export const POINT_WORTH = 10

/** The part of a stake that goes into the cash bonus, in poisha. */
export const rebateOf = (stake: number): number => percentOf(stake, REBATE)

/** The VIP points that a stake, in poisha, earns. */
export const pointsOf = (stake: number): number => Math.floor(stake / STAKE_PER_POINT)

/** The entries that give a player points, or take them if the number is negative; empty for 0. */
export function pointEntries(playerId: number, points: number): LedgerTransaction['entries'] {
  if (points === 0) return []
  return [
    { account: { kind: 'points', playerId }, amount: points },
    { account: { kind: 'points' }, amount: -points },
  ]
}

/** Pays the whole cash bonus into the wallet; throws a 422 if it is too small to be claimed. */
export async function claimCash(tx: Db, playerId: number): Promise<void> {
  const bonus = { kind: 'bonus', playerId } as const
  await lockWallet(tx, playerId)
  const amount = await lockedBalanceOf(tx, bonus)
  if (amount < LEAST_CLAIM) throw new Refusal(422, 'You need at least 10 to claim all.')
  await payBonus(tx, { playerId, amount, from: bonus, note: 'Cash bonus' })
}

/**
 * Converts points into money in the wallet and returns the amount in poisha. Throws a 422 if the points are
 * not a whole number, too few, or more than the player has.
 */
export async function convertPoints(tx: Db, playerId: number, points: number): Promise<number> {
  if (!Number.isSafeInteger(points)) refusePoints('Points must be a whole number.')
  if (points < LEAST_POINTS) refusePoints(TOO_FEW)
  await lockWallet(tx, playerId)
  if ((await lockedBalanceOf(tx, { kind: 'points', playerId })) < points) refusePoints(TOO_FEW)
  const amount = points * POINT_WORTH
  await payBonus(tx, {
    playerId,
    amount,
    from: { kind: 'issued' },
    note: `${points} VIP points`,
    entries: pointEntries(playerId, -points),
  })
  return amount
}

const TOO_FEW = 'Not enough points. Points must follow minimum VP required to convert.'

function refusePoints(message: string): never {
  throw new Refusal(422, message, { vip_coin: [message] })
}
