/**
 * Returns the milliseconds until the next call: what is left of the period when `elapsed` milliseconds have passed
 * since the last one began. The result never exceeds the period, even if the clock was set back meanwhile.
 */
export function restOf(period: number, elapsed: number): number {
  return Math.max(0, period - Math.max(0, elapsed))
}
