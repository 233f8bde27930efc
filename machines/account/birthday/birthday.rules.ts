import { isDay } from '@tiya/contract/dhakaCalendar'

export type BirthdayError = 'missing' | 'future' | 'tooYoung'

const EARLIEST = '1900-01-01'
const MINIMUM_AGE = 18

/** Returns the latest birthday of someone who is 18 on this day. Days are `YYYY-MM-DD`. */
export function latestBirthday(today: string): string {
  return `${Number(today.slice(0, 4)) - MINIMUM_AGE}${today.slice(4)}`
}

/**
 * Returns what is wrong with a birthday, or null if it is valid: a day since 1900, not in the future, that
 * makes the player at least 18. Days are `YYYY-MM-DD`, so their strings sort by time.
 */
export function checkBirthday(birthday: string, today: string): BirthdayError | null {
  if (!isDay(birthday) || birthday < EARLIEST) return 'missing'
  if (birthday > today) return 'future'
  return birthday <= latestBirthday(today) ? null : 'tooYoung'
}
