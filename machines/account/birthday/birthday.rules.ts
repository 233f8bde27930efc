import { parseWireTime } from '../../common/dhaka.ts'

export type BirthdayError = 'missing' | 'future' | 'tooYoung'

/** Days are texts, `YYYY-MM-DD`, which sort as they follow one another. */
const FIRST_DAY = '1900-01-01'

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_DAY && parseWireTime(text) !== undefined
}

/** Returns the last day on which a player of today can have been born, `YYYY-MM-DD`: 18 years ago. */
export function latestBirthday(today: string): string {
  return `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
}

/** Checks that a birthday is a day since 1900, not in the future, of someone who is 18 or older. */
export function checkBirthday(birthday: string, today: string): BirthdayError | null {
  if (!isDay(birthday)) return 'missing'
  if (birthday > today) return 'future'
  return birthday <= latestBirthday(today) ? null : 'tooYoung'
}
