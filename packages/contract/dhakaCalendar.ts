// biome-ignore-all lint/style/noRestrictedGlobals: uses the platform's calendar; no function here reads the clock.

/*
 * Dates and times in Dhaka, which is six hours ahead of UTC all year round. They are computed from
 * milliseconds since the epoch, so the result does not depend on the device's time zone.
 */

/** Dhaka's UTC offset, in milliseconds. */
export const DHAKA_OFFSET = 6 * 60 * 60 * 1_000
/** A day, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1_000

const toIso = (time: number) => new Date(time).toISOString()

/** Returns true if the text is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  // `Date.parse` turns 31 February into a day of March.
  return !Number.isNaN(start) && toIso(start).startsWith(text)
}

/** Returns date and time in Dhaka, `YYYY-MM-DD HH:mm:ss`, at a time in milliseconds since the epoch. */
export function dhakaSecondAt(time: number): string {
  return toIso(time + DHAKA_OFFSET)
    .slice(0, 19)
    .replace('T', ' ')
}

/** Returns a time in milliseconds since the epoch as `YYYY-MM-DD HH:mm` in Dhaka. */
export function dhakaMinuteAt(time: number): string {
  return dhakaSecondAt(time).slice(0, 16)
}

/** Returns the day in Dhaka, `YYYY-MM-DD`, at a time in milliseconds since the epoch. */
export function dhakaDayAt(time: number): string {
  return dhakaSecondAt(time).slice(0, 10)
}

/** Returns the number of the day in Dhaka at a time; consecutive days have consecutive numbers. */
export function dayNumberAt(time: number): number {
  return Math.floor((time + DHAKA_OFFSET) / DAY)
}

/** Returns when a day begins in Dhaka, given as a number or as `YYYY-MM-DD`, in milliseconds since the epoch. */
export function startOfDay(day: number | string): number {
  return (typeof day === 'number' ? day * DAY : Date.parse(`${day}T00:00Z`)) - DHAKA_OFFSET
}

/** Returns when the month of a time began in Dhaka. */
export function startOfMonth(time: number): number {
  return startOfDay(`${dhakaDayAt(time).slice(0, 8)}01`)
}

/** Returns when the week of a time began in Dhaka: its Monday at 00:00. */
export function startOfWeek(time: number): number {
  const day = dayNumberAt(time)
  // Day 0, 1 January 1970, was a Thursday.
  return startOfDay(day - ((day + 3) % 7))
}
