/**
 * Whole seconds until a deadline, 0 once it has come. Never more than the whole time: a clock that has been put back
 * since the start makes nothing longer.
 */
export function secondsLeft(deadline: number, now: number, whole: number): number {
  return Math.ceil(Math.min(whole, Math.max(0, deadline - now)) / 1_000)
}
