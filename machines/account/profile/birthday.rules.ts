export type BirthdayError = 'missing' | 'future' | 'tooYoung'

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Days are texts, `YYYY-MM-DD`, which sort as they follow one another. */
function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** The last day on which a player of today can have been born, `YYYY-MM-DD`: 18 years ago. */
export function latestBirthday(today: string): string {
  return `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
}

/** A birthday is a day since 1900, not in the future, of someone who is 18 or older. */
export function checkBirthday(birthday: string, today: string): BirthdayError | null {
  if (!isDay(birthday)) return 'missing'
  if (birthday > today) return 'future'
  return birthday <= latestBirthday(today) ? null : 'tooYoung'
}
