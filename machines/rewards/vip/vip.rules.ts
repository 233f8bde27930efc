import { multiply } from '@tiya/contract/arithmetic'
import { LEAST_POINTS } from '@tiya/contract/rewardMinimums'
import { amountError, readWhole } from '../../common/input/amount.rules.ts'
import { present } from '../../common/present.ts'
import type { ToldMoney } from '../../common/routing/screen.types.ts'
import type { Conversion, PointsError, SentConversion, VipContext } from './vip.types.ts'

/**
 * Returns what is wrong with typed points, or null. They must be a whole number, at least 10, and at most
 * what the player has. While the player's points are unknown (null), they are never enough.
 */
export function pointsError(typed: string, points: number | null): PointsError | null {
  if (amountError(typed) === 'notWhole') return 'notWhole'
  const wanted = readWhole(typed)
  if (wanted === null || points === null) return 'notEnough'
  return wanted < LEAST_POINTS || wanted > points ? 'notEnough' : null
}

/** Returns the most that can be converted: all points, rounded down; 0 if there are too few. */
export function mostPoints(points: number): number {
  return points < LEAST_POINTS ? 0 : Math.floor(points)
}

/** Returns the points whose worth is told: all that can be converted, else the fewest that could be. */
export const pricedPoints = (points: number) => mostPoints(points) || LEAST_POINTS

/** Returns what whole points bring, in poisha, rounded down. Null without a rate above 0, or if it brings nothing. */
export function worthOf(points: number, rate: string | null): number | null {
  const hundredths = points * 100
  const worth = Number.isSafeInteger(hundredths) ? multiply(hundredths, rate) : 0
  return worth > 0 && Number.isSafeInteger(worth) ? worth : null
}

/** Quick numbers of points; the last button offers all points. */
const QUICK = [10, 50, 100, 500]

/** Returns the numbers of points offered for conversion, all typable; empty if there are too few points. */
export function quickPoints(points: number): readonly number[] {
  const most = mostPoints(points)
  if (most === 0) return []
  return [...QUICK.filter((quick) => quick < most), most].filter((quick) => readWhole(String(quick)) !== null)
}

/** Returns the points missing for a conversion, rounded up; 0 if it is possible. */
export function missingPoints(points: number): number {
  return Math.ceil(Math.min(LEAST_POINTS, Math.max(0, LEAST_POINTS - points)))
}

/** Returns the progress to the next conversion as a whole percentage, 0 to 100, rounded down. */
export function percentReady(points: number): number {
  return Math.floor((Math.min(LEAST_POINTS, Math.max(0, points)) * 100) / LEAST_POINTS)
}

/**
 * Returns the conversion to send now. A retry after an unknown outcome keeps the points that the player had
 * before the first attempt.
 */
export function sentNow({ amount, points, sent }: VipContext): SentConversion {
  const wanted = present(readWhole(amount))
  return sent?.amount === wanted ? sent : { amount: wanted, before: present(points) }
}

/** Returns what the port sends for a filled form. */
export function conversionOf({ remoteId, amount, sent }: VipContext): Conversion {
  return { remoteId, points: present(readWhole(amount)), draft: { amount, sent } }
}

/**
 * Returns true if the points show that a conversion of unknown outcome took effect: only a conversion lowers
 * them. Points won since can hide it; its key then remains, so it is not converted twice.
 */
export function wasConverted({ amount, before }: SentConversion, points: number): boolean {
  return points <= before - amount
}

/**
 * Returns the points right after a conversion, before the next poll: reduced by the converted amount, unless
 * they have changed since it was first sent.
 */
export function pointsAfter({ points, sent }: Pick<VipContext, 'points' | 'sent'>): number | null {
  return sent?.before === points && points !== null ? points - sent.amount : points
}

/** Returns the money that the last conversion has brought, undefined if that is unknown. */
export function toldOf({ converted, rate }: Pick<VipContext, 'converted' | 'rate'>): ToldMoney | undefined {
  const amount = converted && worthOf(converted.amount, rate)
  return amount === null ? undefined : { action: 'bonus', amount }
}
