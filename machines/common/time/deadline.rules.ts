/**
 * Returns the milliseconds until a deadline, 0 once it has passed. The result never exceeds the period,
 * so setting the clock back does not extend it.
 */
export function timeLeft(deadline: number, now: number, period: number): number {
  return Math.min(period, Math.max(0, deadline - now))
}

/** Returns the time left in whole seconds, rounded up, for a countdown. */
export function secondsLeft(deadline: number, now: number, period: number): number {
  return Math.ceil(timeLeft(deadline, now, period) / 1_000)
}
