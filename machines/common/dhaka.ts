/*
 * Time in Dhaka: six hours ahead of UTC the whole year. Plain arithmetic on milliseconds since the epoch and
 * on text, so that charts and views agree on a day wherever they run.
 */

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const OFFSET = 6 * HOUR

const WIRE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/** Days from 1970-01-01 to a day of the Gregorian calendar; years begin in March, so that leap days come last. */
function daysTo(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The day that lies so many days after 1970-01-01, `YYYY-MM-DD`. */
function dayAfter(days: number): string {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`
}

function pad(value: number, width = 2): string {
  return value.toString().padStart(width, '0')
}

function zoneOf(zone: string | undefined): number {
  if (!zone || /z/i.test(zone)) return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  return (zone.startsWith('-') ? -1 : 1) * (hours * HOUR + minutes * MINUTE)
}

/**
 * A time of the wire, ISO 8601 or `YYYY-MM-DD HH:mm:ss`, in UTC where it names no zone, as
 * milliseconds since the epoch; undefined where it is no time.
 */
export function parseWireTime(wire: string): number | undefined {
  const match = WIRE.exec(wire.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0))
  const days = daysTo(year, month, day)
  // A day that the calendar lacks comes back as another.
  if (dayAfter(days) !== `${match[1]}-${match[2]}-${match[3]}`) return undefined
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3))
  return days * DAY + hour * HOUR + minute * MINUTE + second * SECOND + milliseconds - zoneOf(match[8])
}

/** The day in Dhaka at a time in milliseconds since the epoch, `YYYY-MM-DD`. */
export function dhakaDayAt(time: number): string {
  return dayAfter(Math.floor((time + OFFSET) / DAY))
}

/** The day of a time of the wire in Dhaka, `YYYY-MM-DD`; undefined where it is no time. */
export function dhakaDay(wire: string): string | undefined {
  const time = parseWireTime(wire)
  return time === undefined ? undefined : dhakaDayAt(time)
}

/** A time of the wire as the screen shows it, `YYYY-MM-DD HH:mm` in Dhaka; undefined where it is none. */
export function dhakaMinute(wire: string): string | undefined {
  const time = parseWireTime(wire)
  if (time === undefined) return undefined
  const ofDay = (((time + OFFSET) % DAY) + DAY) % DAY
  return `${dhakaDayAt(time)} ${pad(Math.floor(ofDay / HOUR))}:${pad(Math.floor((ofDay % HOUR) / MINUTE))}`
}

/** Days that records can be narrowed to. */
export type DateRange = 'today' | 'yesterday' | 'last7'

/**
 * True where a time of the wire lies within the range, as it is in Dhaka at `now` (milliseconds since the epoch).
 * `Last 7 days` is today and the six days before it.
 */
export function isInRange(wire: string, range: DateRange, now: number): boolean {
  const day = dhakaDay(wire)
  if (day === undefined) return false
  const back = (days: number) => dhakaDayAt(now - days * DAY)
  if (range === 'today') return day === back(0)
  if (range === 'yesterday') return day === back(1)
  return day >= back(6) && day <= back(0)
}
