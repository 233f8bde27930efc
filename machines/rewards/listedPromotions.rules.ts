import { isDay, parseWireTime } from '../common/dhaka.ts'
import type { Promotion } from '../contract/promotions.ts'

/** Card Game, Cock Fighting, Rain and Free. */
const HIDDEN_CATEGORIES = [16, 2048, 4096, 16384]

/** Returns a wire time in milliseconds since the epoch; `timeOfDay` completes a day without a time. */
function timeOf(wire: string | null | undefined, timeOfDay: string): number | undefined {
  if (!wire) return undefined
  return parseWireTime(isDay(wire) ? `${wire}${timeOfDay}` : wire)
}

/**
 * Returns true if `now` (milliseconds since the epoch) is between a promotion's start and end. A time that is
 * missing or can't be read sets no limit; a day without a time is included entirely.
 */
export function isCurrent(
  { start_date, end_date }: Pick<Promotion, 'start_date' | 'end_date'>,
  now: number,
): boolean {
  const start = timeOf(start_date, 'T00:00+06:00') ?? now
  // Midnight in Dhaka is 18:00 UTC; written in UTC because times of day end at 23:59.
  const end = timeOf(end_date, 'T18:00Z') ?? Number.POSITIVE_INFINITY
  return start <= now && now < end
}

/** Returns true if all categories of a promotion are hidden; a promotion without categories is not hidden. */
function isHidden({ categories }: Pick<Promotion, 'categories'>): boolean {
  return Boolean(categories?.length) && (categories ?? []).every((id) => HIDDEN_CATEGORIES.includes(id))
}

/**
 * Returns true if players may read about a promotion at `now` (milliseconds since the epoch): it is `active`
 * (available for a deposit) or `display`, it is current, and not all of its categories are hidden.
 */
export function isListed(promotion: Promotion, now: number): boolean {
  return (
    (promotion.status === 'active' || promotion.status === 'display') &&
    isCurrent(promotion, now) &&
    !isHidden(promotion)
  )
}
