import { isDay, parseWireTime } from '../common/dhaka.ts'
import type { Promotion } from '../contract/promotions.ts'

/** Card Game, Cock Fighting, Rain and Free. */
const HIDDEN_CATEGORIES = [16, 2048, 4096, 16384]

/** A day without a time begins in Dhaka at 18:00 UTC on the day before, and ends at 18:00 UTC. */
const startOf = (wire: string) => parseWireTime(isDay(wire) ? `${wire}T00:00+06:00` : wire)
const endOf = (wire: string) => parseWireTime(isDay(wire) ? `${wire}T18:00Z` : wire)

/**
 * Returns true from the start of a promotion until its end, at `now` (milliseconds since the epoch). A time that is
 * missing or can't be read is no limit; a day without a time is included as a whole.
 */
export function isCurrent(
  { start_date, end_date }: Pick<Promotion, 'start_date' | 'end_date'>,
  now: number,
): boolean {
  const start = startOf(start_date?.trim() ?? '') ?? now
  const end = endOf(end_date?.trim() ?? '') ?? Number.POSITIVE_INFINITY
  return start <= now && now < end
}

/** Returns true if all categories of a promotion are hidden ones; one without categories is not hidden. */
function isHidden({ categories }: Pick<Promotion, 'categories'>): boolean {
  return Boolean(categories?.length) && (categories ?? []).every((id) => HIDDEN_CATEGORIES.includes(id))
}

/**
 * Returns true if players may read about a promotion at `now` (milliseconds since the epoch): it is `active`, which a
 * deposit can take, or `display`, it is current, and not all of its categories are hidden.
 */
export function isListed(promotion: Promotion, now: number): boolean {
  return (
    (promotion.status === 'active' || promotion.status === 'display') &&
    isCurrent(promotion, now) &&
    !isHidden(promotion)
  )
}
