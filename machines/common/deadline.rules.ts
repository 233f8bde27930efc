/**
 * Returns the milliseconds until a deadline, 0 once it has passed. Never more than the whole period: a clock that was
 * set back since the start does not make a period longer.
 */
export function timeLeft(deadline: number, now: number, whole: number): number {
  return Math.min(whole, Math.max(0, deadline - now))
}

/** Returns the same in whole seconds, rounded up, as a countdown shows them. */
export function secondsLeft(deadline: number, now: number, whole: number): number {
  return Math.ceil(timeLeft(deadline, now, whole) / 1_000)
}
