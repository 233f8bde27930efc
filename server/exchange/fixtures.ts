import { dayNumberAt, startOfDay } from '@tiya/contract/dhakaCalendar'
import { fraction } from './random.ts'

export const SPORTS = ['cricket', 'soccer', 'tennis'] as const

export type Sport = (typeof SPORTS)[number]

/** A scheduled match: everything about it except how it goes. Times are milliseconds since the epoch. */
export interface Fixture {
  readonly sport: Sport
  readonly eventId: string
  readonly marketId: string
  /** The key of everything random that is shown about this match; it says nothing about the course. */
  readonly key: number
  /** The seed of the course of the match, and so of its result. */
  readonly course: string
  readonly start: number
  readonly competition: string
  readonly sides: readonly [string, string]
}

interface Calendar {
  /** First digit of the sport's event ids. */
  readonly code: number
  /** Time between two starts; divides a day evenly. */
  readonly every: number
  /** Time of day, in UTC, of one of the starts. */
  readonly first: number
  /** The longest that a match lasts. */
  readonly longest: number
  /** Teams or players who never meet those of another group, so nobody plays two matches at a time. */
  readonly groups: readonly (readonly [competition: string, names: readonly string[]])[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const CALENDARS: Readonly<Record<Sport, Calendar>> = {
  cricket: {
    code: 1,
    every: HOUR,
    first: 0,
    longest: 3 * HOUR,
    groups: [
      ['Delta T20 Cup', ['Kashpur Herons', 'Nilkot Otters', 'Doyelpur Lanterns', 'Hijolgaon Cranes']],
      ['Monsoon T20 League', ['Talbari Comets', 'Rupkanda Drums', 'Shaplabari Kites', 'Meghkot Langurs']],
      [
        'Mangrove T20 Shield',
        ['Bonochaya Tides', 'Golpata Hornets', 'Keoratala Geckos', 'Sundarkot Fishers'],
      ],
      [
        'Harvest T20 Trophy',
        ['Dhanmukh Reapers', 'Palashkot Sparks', 'Shimulbag Weavers', 'Jolpai Monitors'],
      ],
    ],
  },
  soccer: {
    code: 2,
    every: 45 * MINUTE,
    first: 15 * MINUTE,
    longest: 2 * HOUR,
    groups: [
      ['Riverside League', ['Kashpur Athletic', 'Nilkot Town', 'Doyelpur Vale', 'Hijolgaon Borough']],
      ['Monsoon Cup', ['Talbari Harbour', 'Rupkanda Central', 'Shaplabari Green', 'Meghkot Hill']],
      ['Mangrove Division', ['Bonochaya Wood', 'Golpata Bay', 'Keoratala Park', 'Sundarkot Delta']],
      ['Harvest Shield', ['Dhanmukh Fields', 'Palashkot Mill', 'Shimulbag Loom', 'Jolpai Grove']],
    ],
  },
  tennis: {
    code: 3,
    every: HOUR,
    first: 30 * MINUTE,
    longest: 4 * HOUR,
    groups: [
      ['Lotus Open', ['Kiran Velmund', 'Saira Torrevik', 'Anik Brisande', 'Nadia Okarelle']],
      ['Kingfisher Masters', ['Tomal Hallvane', 'Mitu Saforet', 'Rehan Dusquill', 'Ela Wintermoss']],
      ['Banyan Classic', ['Joya Pellarin', 'Omar Fenbrook', 'Lina Castavel', 'Rafi Umberdale']],
      ['Paddy Court Series', ['Zara Mirevolt', 'Imon Halloway-Roy', 'Tuli Ashgrove', 'Babul Norrendal']],
    ],
  },
}

/** Returns 32 random bytes for an event id, always the same. */
export type SecretOf = (eventId: string) => Buffer

/** How long results stay in the lists. */
const RESULTS = 6 * HOUR

/** Returns the match with an event id, or undefined if there is none before the end of tomorrow in Dhaka. */
export function fixtureOf(secretOf: SecretOf, eventId: string, time: number): Fixture | undefined {
  const sport = SPORTS.find((each) => String(CALENDARS[each].code) === eventId[0])
  if (!sport || !/^\d[1-9]\d{4,6}$/.test(eventId)) return undefined
  const fixture = fixtureAt(secretOf, sport, Number(eventId.slice(1)))
  return fixture.start < endOfTomorrow(time) ? fixture : undefined
}

/** Returns the matches of a sport by start time, from those that may have ended in the last hours to tomorrow's. */
export function fixturesOf(secretOf: SecretOf, sport: Sport, time: number): readonly Fixture[] {
  const { every, first, longest } = CALENDARS[sport]
  const from = Math.ceil((time - RESULTS - longest - first) / every)
  const to = Math.ceil((endOfTomorrow(time) - first) / every)
  return Array.from({ length: to - from }, (_, at) => fixtureAt(secretOf, sport, from + at))
}

function fixtureAt(secretOf: SecretOf, sport: Sport, number: number): Fixture {
  const { code, every, first, groups } = CALENDARS[sport]
  const eventId = `${code}${number}`
  const secret = secretOf(eventId)
  const key = secret.readUInt32LE()
  const [competition = '', names = []] = groups[number % groups.length] ?? []
  const home = Math.floor(fraction(key, 1) * names.length)
  const away = (home + 1 + Math.floor(fraction(key, 2) * (names.length - 1))) % names.length
  return {
    sport,
    eventId,
    marketId: `1.${eventId}`,
    key,
    course: secret.toString('hex', 4),
    start: number * every + first,
    competition,
    sides: [names[home] ?? '', names[away] ?? ''],
  }
}

function endOfTomorrow(time: number): number {
  return startOfDay(dayNumberAt(time) + 2)
}
