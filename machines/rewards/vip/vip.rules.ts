import { amountError, readWhole } from '../../money/amount.rules.ts'
import type { Conversion, PointsError, SentConversion, VipContext } from './vip.types.ts'

/** The points that one conversion takes at least. */
export const LEAST_POINTS = 10

/**
 * Returns what is wrong with typed points. They are a whole number, 10 at least, and at most what the player has; null
 * `points` are not known and never enough.
 */
export function pointsError(typed: string, points: number | null): PointsError | null {
  if (amountError(typed) === 'notWhole') return 'notWhole'
  const wanted = readWhole(typed)
  if (wanted === null || points === null) return 'notEnough'
  return wanted < LEAST_POINTS || wanted > points ? 'notEnough' : null
}

/** Returns the most that can be converted: all points, rounded down; 0 while they are too few. */
export function mostPoints(points: number): number {
  return points < LEAST_POINTS ? 0 : Math.floor(points)
}

/** Quick numbers of points; all points are the last. */
const QUICK = [10, 50, 100, 500]

/** Returns the numbers of points that are offered to convert, each of which can be typed: none while they are too few. */
export function quickPoints(points: number): readonly number[] {
  const most = mostPoints(points)
  if (most === 0) return []
  return [...QUICK.filter((quick) => quick < most), most].filter((quick) => readWhole(String(quick)) !== null)
}

/** Returns the points that are missing until a conversion is possible, rounded up; 0 where it is possible. */
export function missingPoints(points: number): number {
  return Math.ceil(Math.min(LEAST_POINTS, Math.max(0, LEAST_POINTS - points)))
}

/** Returns how near the next conversion is, in whole per cent from 0 to 100, rounded down. */
export function percentReady(points: number): number {
  return Math.floor((Math.min(LEAST_POINTS, Math.max(0, points)) * 100) / LEAST_POINTS)
}

/**
 * Returns the conversion as it is sent now. One that is sent again after an unknown outcome keeps the points that the
 * player had before the first time.
 */
export function sentNow({ amount, points, sent }: VipContext): SentConversion {
  const wanted = readWhole(amount) ?? 0
  return sent?.amount === wanted ? sent : { amount: wanted, before: points ?? 0 }
}

/** Returns what the port sends of a filled form. */
export function conversionOf({ remoteId, amount, sent }: VipContext): Conversion {
  return { remoteId, points: readWhole(amount) ?? 0, draft: { amount, sent } }
}

/**
 * Returns true where the points show that a conversion of unknown outcome took effect: nothing but a conversion lowers
 * them. Points won since can hide it; its key then remains, so that it is not converted twice.
 */
export function wasConverted({ amount, before }: SentConversion, points: number): boolean {
  return points <= before - amount
}

/**
 * Returns the points right after a conversion, before the server is asked for them: fewer by what was converted, unless
 * they have changed since it was first sent.
 */
export function pointsAfter({ points, sent }: Pick<VipContext, 'points' | 'sent'>): number | null {
  return sent?.before === points && points !== null ? points - sent.amount : points
}
