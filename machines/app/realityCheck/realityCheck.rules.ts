const MINUTE = 60_000

/** The periods that the player can choose, in minutes; 0 is off. */
export const PERIODS = [0, 15, 30, 60] as const
export type Period = (typeof PERIODS)[number]

/** Returns a stored period; any other value means off. */
export function readPeriod(stored: string): Period {
  return PERIODS.find((period) => String(period) === stored) ?? 0
}

/**
 * A player's data on the device, of which a logout removes everything but the period. Times are milliseconds
 * since the epoch.
 */
export interface Kept {
  readonly period: Period
  /** When the player logged in; null if that is not known. */
  readonly since: number | null
  /** When the next reminder is due; null if it has not been scheduled. */
  readonly next: number | null
  /** In poisha, at login and now; null if unknown. */
  readonly balanceBefore: number | null
  readonly balance: number | null
}

/** Returns when the next reminder is due: a whole number of periods after the login. */
export function nextReminder(since: number, period: Period, now: number): number {
  const length = period * MINUTE
  return since + length * (Math.floor((now - since) / length) + 1)
}

/** Returns when the next reminder is due if the player dismisses one now. */
export function reminderAfter(period: Period, now: number): number {
  return now + period * MINUTE
}

/** Returns true if the reminder is on and due. */
export function isDue(next: number, period: Period, now: number): boolean {
  return period !== 0 && now >= next
}

/** Returns true if the reminder is over a period away, after the clock was set back or the period changed. */
export function isTooLate(next: number, period: Period, now: number): boolean {
  return next > reminderAfter(period, now)
}

/** Returns the whole minutes since the login, 0 if the clock was set back. */
export function minutesSince(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / MINUTE))
}
