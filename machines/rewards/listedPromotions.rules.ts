import { DAY, isDay, startOfDay } from '@tiya/contract/dhakaCalendar'
import type { Promotion } from '@tiya/contract/promotions'
import { parseWireTime } from '@tiya/contract/wireTime'

/** Card Game, Cock Fighting, Rain and Free. */
const HIDDEN_CATEGORIES = [16, 2048, 4096, 16384]

/** Returns a wire time in milliseconds since the epoch; for a day without a time, when it begins and `later`. */
function timeOf(wire: string | null | undefined, later: number): number | undefined {
  if (!wire) return undefined
  return isDay(wire) ? startOfDay(wire) + later : parseWireTime(wire)
}

/**
 * Returns true if `now` (milliseconds since the epoch) is between a promotion's start and end. A time that is
 * missing or can't be read sets no limit; a day without a time is included entirely.
 */
export function isCurrent(
  { start_date, end_date }: Pick<Promotion, 'start_date' | 'end_date'>,
  now: number,
): boolean {
  const start = timeOf(start_date, 0) ?? now
  const end = timeOf(end_date, DAY) ?? Number.POSITIVE_INFINITY
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
