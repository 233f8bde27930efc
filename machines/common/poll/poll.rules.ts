import type { Failure } from '../result.ts'

/**
 * Returns the milliseconds until the next call: what is left of the period when `elapsed` milliseconds have passed
 * since the last one began. The result never exceeds the period, even if the clock was set back meanwhile.
 */
export function restOf(period: number, elapsed: number): number {
  return Math.max(0, period - Math.max(0, elapsed))
}

/** The longest wait, in milliseconds, if a server wants fewer calls and names no time. */
const LONGEST_WAIT = 60_000

/**
 * Returns the milliseconds to wait after a failure; 0 if it does not ask for fewer calls, as a 429 and a 503 with a time
 * do. Without a time it is twice the last wait, at first twice the period, and never more than a minute.
 */
export function waitAfter(failure: Failure, period: number, lastWait: number): number {
  if (failure.kind !== 'refused') return 0
  const { status, retryAfter } = failure
  if (retryAfter !== undefined) return Math.max(period, retryAfter)
  if (status !== 429) return 0
  return Math.max(period, Math.min(LONGEST_WAIT, 2 * Math.max(period, lastWait)))
}
