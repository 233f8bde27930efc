import { dhakaDayAt, dhakaSecondAt, isDay, startOfMonth, startOfWeek } from '@tiya/contract/dhakaCalendar'
import { parseWireTime } from '@tiya/contract/wireTime'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createdWithin, dhakaDay, dhakaMinute } from '#machines/common/time/dhaka.ts'

describe('time in Dhaka', () => {
  it.each([
    ['2026-03-02T06:00:00Z', '2026-03-02 12:00:00'],
    ['2026-03-02T17:59:59.999Z', '2026-03-02 23:59:59'],
    ['2026-03-02T18:00:00Z', '2026-03-03 00:00:00'],
  ])('the clock shows %s as %s', (time, shown) => expect(dhakaSecondAt(Date.parse(time))).toBe(shown))

  it.each([
    ['2026-03-01T20:00:00Z', '2026-03-02 02:00'],
    ['2026-03-01 17:59:59', '2026-03-01 23:59'],
    ['2026-03-01 18:00:00', '2026-03-02 00:00'],
    ['2026-03-02T01:30:00.123+05:30', '2026-03-02 02:00'],
    ['2026-03-01T23:00:00-0100', '2026-03-02 06:00'],
    ['2024-02-28 19:00:00', '2024-02-29 01:00'],
    ['2023-02-28 19:00:00', '2023-03-01 01:00'],
    ['2025-12-31 20:00', '2026-01-01 02:00'],
    ['2026-03-02', '2026-03-02 06:00'],
  ])('is, for %s on the wire, %s', (wire, shown) => {
    expect(dhakaMinute(wire)).toBe(shown)
    expect(dhakaDay(wire)).toBe(shown.slice(0, 10))
  })

  it.each([
    '',
    'yesterday',
    '2026-02-29',
    '2025-02-31T10:00:00Z',
    '2026-13-01',
    '2026-03-02 24:00:00',
    '2026-03-02 10:60:00',
    '2026-03-02 10:00:60',
    '2026-03-02T10:00:00+99:00',
    '02/03/2026',
    '1772420400',
  ])('cannot be read from %j', (wire) => {
    expect(parseWireTime(wire)).toBeUndefined()
    expect(dhakaMinute(wire)).toBeUndefined()
    expect(dhakaDay(wire)).toBeUndefined()
  })

  it.each([
    ['2026-03-02T00:00:00.5Z', 500],
    ['2026-03-02T00:00:00.05Z', 50],
    ['2026-03-02T00:00:00.123999999Z', 123],
  ])('is read from %s with its fraction', (wire, milliseconds) =>
    expect(parseWireTime(wire)).toBe(Date.parse('2026-03-02T00:00:00Z') + milliseconds),
  )

  it('agrees with the platform on every time of four centuries', () => {
    const platform = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Etc/GMT-6',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const [from, to] = [Date.parse('1800-01-01T00:00:00Z'), Date.parse('2200-01-01T00:00:00Z')]
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (time) => {
        const iso = new Date(time).toISOString()
        expect(parseWireTime(iso)).toBe(time)
        expect(dhakaMinute(iso)).toBe(platform.format(time))
      }),
    )
  })
})

describe('ranges of days', () => {
  /** 00:30 of 2026-03-02 in Dhaka. */
  const now = Date.parse('2026-03-01T18:30:00Z')

  it.each([
    ['2026-03-01 18:00:00', ['today', 'last7']],
    ['2026-03-01 17:59:59', ['yesterday', 'last7']],
    ['2026-02-28 18:00:00', ['yesterday', 'last7']],
    ['2026-02-28 17:59:59', ['last7']],
    ['2026-02-23 18:00:00', ['last7']],
    ['2026-02-23 17:59:59', []],
    ['2026-03-02 18:00:00', []],
    ['yesterday', ['last7']],
  ])('%s is in %j', (wire, ranges) => {
    const fitting = (['today', 'yesterday', 'last7'] as const).filter(
      (range) => createdWithin([{ created_at: wire }], range, now).length,
    )
    expect(fitting).toEqual(ranges)
  })

  it('a record without a time comes last, in the widest ranges only', () => {
    const [timeless, timed] = [{ created_at: '' }, { created_at: '2026-03-01 18:00:00' }]
    const within = (range: 'today' | 'last7' | 'all') => createdWithin([timeless, timed], range, now)
    expect(within('all')).toEqual([timed, timeless])
    expect(within('last7')).toEqual([timed, timeless])
    expect(within('today')).toEqual([timed])
  })

  it('dhakaDayAt gives the day in Dhaka at a time', () => expect(dhakaDayAt(now)).toBe('2026-03-02'))

  it.each([
    ['2026-03-02T17:59:59.999Z', '2026-03-01T18:00:00.000Z'],
    ['2026-03-01T18:00:00Z', '2026-03-01T18:00:00.000Z'],
    ['2026-03-01T17:59:59.999Z', '2026-02-22T18:00:00.000Z'],
    ['1970-01-01T00:00:00Z', '1969-12-28T18:00:00.000Z'],
  ])('the week of %s began on Monday, %s', (time, monday) =>
    expect(new Date(startOfWeek(Date.parse(time))).toISOString()).toBe(monday),
  )
})

it.each([
  ['2026-02-28T17:59:59.999Z', '2026-01-31T18:00:00.000Z'],
  ['2026-02-28T18:00:00Z', '2026-02-28T18:00:00.000Z'],
])('the month of %s began at %s', (time, start) =>
  expect(new Date(startOfMonth(Date.parse(time))).toISOString()).toBe(start),
)

describe('days of the calendar', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31'])('%s is a day of the calendar', (day) =>
    expect(isDay(day)).toBe(true),
  )

  it.each([
    '',
    '2025-02-31',
    '1900-02-29',
    '2026-04-31',
    '2026-00-01',
    '2026-1-01',
    '12026-01-01',
    '2026-01-01T00:00',
  ])('%j is not a day of the calendar', (day) => expect(isDay(day)).toBe(false))
})
