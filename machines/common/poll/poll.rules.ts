/**
 * Returns the milliseconds from a response to the next call: what is left of the period after a call that
 * took `took` milliseconds. The result never exceeds the period, even if the clock was set back meanwhile.
 */
export function restOf(period: number, took: number): number {
  return Math.max(0, period - Math.max(0, took))
}
