// biome-ignore-all lint/style/noRestrictedGlobals: uses the platform's calendar; no function here reads the clock.

import { dayNumberAt, dhakaMinuteAt } from '@tiya/contract/dhakaCalendar'
import { parseWireTime } from '@tiya/contract/wireTime'

/** Returns the day in Dhaka, `YYYY-MM-DD`, of a time on the wire; undefined without a text that is a time. */
export function dhakaDay(wire: string | null | undefined): string | undefined {
  return dhakaMinute(wire)?.slice(0, 10)
}

/** Returns a time on the wire as `YYYY-MM-DD HH:mm` in Dhaka; undefined without a text that is a time. */
export function dhakaMinute(wire: string | null | undefined): string | undefined {
  const time = parseWireTime(wire ?? '')
  return time === undefined ? undefined : dhakaMinuteAt(time)
}

/** Ranges of days that records can be filtered by. */
export type DateRange = 'today' | 'yesterday' | 'last7'

/** How many days ago each range begins and ends. */
const DAYS_AGO: Readonly<Record<DateRange, readonly [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  last7: [6, 0],
}

/** Times of records. A long list is filtered again and again, and reading its times is most of the work. */
const times = new WeakMap<object, number | undefined>()

function timeOf(row: { readonly created_at: string }): number | undefined {
  if (!times.has(row)) times.set(row, parseWireTime(row.created_at))
  return times.get(row)
}

/**
 * Returns the records that were created in a range of days in Dhaka, relative to `now` (milliseconds since the epoch).
 * `last7` is today and the six days before it. Records without a time come last, in `last7` and `all` only.
 */
export function createdWithin<Row extends { readonly created_at: string }>(
  rows: readonly Row[],
  range: DateRange | 'all',
  now: number,
): readonly Row[] {
  const [from, to] = range === 'all' ? [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] : DAYS_AGO[range]
  const today = dayNumberAt(now)
  const timeless: Row[] = []
  const inRange = rows.filter((row) => {
    const time = timeOf(row)
    if (time === undefined && (range === 'last7' || range === 'all')) timeless.push(row)
    const daysAgo = time === undefined ? Number.NaN : today - dayNumberAt(time)
    return daysAgo <= from && daysAgo >= to
  })
  return [...inRange, ...timeless]
}
