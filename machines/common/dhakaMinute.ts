// biome-ignore-all lint/style/noRestrictedGlobals: uses the platform's calendar; no function here reads the clock.

/** Dhaka's UTC offset all year round, in milliseconds. */
export const DHAKA_OFFSET = 6 * 60 * 60 * 1_000

/** Returns a time in milliseconds since the epoch as `YYYY-MM-DD HH:mm` in Dhaka. */
export function dhakaMinuteAt(time: number): string {
  return new Date(time + DHAKA_OFFSET).toISOString().slice(0, 16).replace('T', ' ')
}
