/**
 * Returns the milliseconds from an answer to the next call, for a call that took `took` milliseconds: what is left of the
 * period. A clock that was set back meanwhile makes it no longer than the period.
 */
export function restOf(period: number, took: number): number {
  return Math.max(0, period - Math.max(0, took))
}
