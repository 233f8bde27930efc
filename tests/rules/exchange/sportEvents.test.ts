import { describe, expect, it } from 'vitest'
import {
  competitionsOf,
  eventsOf,
  inPlayTab,
  isClosed,
  type ListedEvent,
  linkOf,
  listed,
  minuteOf,
  phaseOf,
  reuseUnchanged,
} from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { NOON } from '../../model/headless/headlessEnvironment.ts'

/** 12:00 of 2026-03-02 in Dhaka. */

const runnerOf = (status: string) => ({
  SelectionId: '1',
  SelectionName: 'A',
  status,
  ex: { availableToBack: [], availableToLay: [] },
})

const event = (id: string, openDate: string, changes: Partial<ListedEvent['Event']> = {}): ListedEvent => ({
  key: id,
  MarketId: id,
  EventId: `e${id}`,
  Event: { name: `Match ${id}`, openDate, inPlay: false, ...changes },
  Fancy: false,
  Bookmaker: false,
})

const idsOf = (events: readonly ListedEvent[]) => events.map(({ MarketId }) => MarketId)

describe('the tabs of /exchange-inplay', () => {
  const tabsOf = (one: ListedEvent) =>
    inPlayTab.options.filter((tab) => eventsOf([one], tab, NOON).length > 0)

  it('are in play, today, tomorrow and results', () =>
    expect(inPlayTab.options).toEqual(['inPlay', 'today', 'tomorrow', 'result']))

  it.each([
    ['12 hours ago', '2026-03-01 18:00:00', ['result']],
    ['a second less than 12 hours ago', '2026-03-01 18:00:01', ['today']],
    ['a second ago', '2026-03-02T05:59:59Z', ['today']],
    ['now', '2026-03-02 06:00:00', ['today']],
    ['in a second', '2026-03-02T06:00:01Z', ['today']],
    ['at 23:59:59 in Dhaka', '2026-03-02 17:59:59', ['today']],
    ['at 0:00 of tomorrow', '2026-03-02 18:00:00', ['tomorrow']],
    ['at 23:59:59 of tomorrow', '2026-03-03T23:59:59+06:00', ['tomorrow']],
    ['at 0:00 of the day after', '2026-03-03 18:00:00', []],
    ['at no time that can be read', 'soon', []],
    ['on a day that does not exist', '2026-02-31 06:00:00', []],
  ])('list an event that starts %s', (_, openDate, tabs) => {
    expect(tabsOf(event('1', openDate))).toEqual(tabs)
  })

  it('find the events of tomorrow a second before midnight', () => {
    const last = Date.parse('2026-03-02T17:59:59Z')
    const events = [event('1', '2026-03-02 18:00:00'), event('2', '2026-03-03 18:00:00')]
    expect(idsOf(eventsOf(events, 'tomorrow', last))).toEqual(['1'])
  })

  it.each(['2026-03-02 05:00:00', '2026-03-02 18:00:00', 'soon'])(
    'list an event in play only in the first tab, whenever it starts: %s',
    (openDate) => expect(tabsOf(event('1', openDate, { inPlay: true }))).toEqual(['inPlay']),
  )

  it('order events by their start, those without a start last, and results latest first', () => {
    const playing = (id: string, openDate: string) => event(id, openDate, { inPlay: true })
    const events = [
      playing('no start', 'soon'),
      playing('9', '2026-03-02 03:00:00'),
      playing('no start either', ''),
      playing('8', '2026-03-02T02:00:00Z'),
      playing('as early', '2026-03-02 02:00:00'),
    ]
    expect(idsOf(eventsOf(events, 'inPlay', NOON)).join(', ')).toBe(
      '8, as early, 9, no start, no start either',
    )
    const over = [event('1', '2026-02-28 06:00:00'), event('2', '2026-03-01 06:00:00')]
    expect(idsOf(eventsOf(over, 'result', NOON))).toEqual(['2', '1'])
  })
})

it.each([
  ['2026-03-01 18:00:00', false, 'over'],
  ['2026-03-01 18:00:01', false, 'delayed'],
  ['2026-03-02 06:00:00', false, 'delayed'],
  ['2026-03-02 06:00:01', false, 'upcoming'],
  ['soon', false, 'upcoming'],
  ['2026-02-02 05:59:59', true, 'inPlay'],
  ['2026-03-02 06:00:01', true, 'inPlay'],
])('the phase of an event that starts at %s, in play: %s, is %s', (openDate, inPlay, phase) =>
  expect(phaseOf(event('1', openDate, { inPlay }), NOON)).toBe(phase),
)

it.each<[string, Partial<ListedEvent>, boolean]>([
  ['is CLOSED', { status: 'CLOSED' }, true],
  ['is closed', { status: 'closed' }, true],
  ['has a winner', { status: 'OPEN', runners: [runnerOf('LOSER'), runnerOf('WINNER')] }, true],
  ['has a winner without a name', { runners: [{ ...runnerOf('WINNER'), SelectionName: '' }] }, true],
  ['is suspended', { status: 'SUSPENDED', runners: [runnerOf('SUSPENDED')] }, false],
  ['is open', { status: 'OPEN', runners: [runnerOf('ACTIVE')] }, false],
  ['says nothing', {}, false],
  ['has no status', { status: null, runners: null }, false],
])('an event whose market %s has ended or not', (_, market, ended) => {
  const one = { ...event('1', '2026-03-02 05:00:00'), ...market }
  expect(phaseOf(one, NOON)).toBe(ended ? 'over' : 'delayed')
  expect(phaseOf({ ...one, Event: { ...one.Event, inPlay: true } }, NOON)).toBe('inPlay')
})

it.each([
  ['CLOSED', true],
  ['settled', true],
  ['OPEN', false],
  [null, false],
])('a market of the status %s says that it has ended: %s, whatever its runners', (status, closed) =>
  expect(isClosed({ ...event('1', ''), status, runners: [runnerOf('WINNER')] })).toBe(closed),
)

describe('the events of a sport', () => {
  it('are grouped by competition: in play, then delayed or to come, then over', () => {
    const events = [
      event('over', '2026-03-01 01:00:00', { competition: 'League' }),
      event('late', '2026-03-02 01:00:00', { competition: 'League' }),
      event('later', '2026-03-09 01:00:00', { competition: 'Cup' }),
      event('soon', '2026-03-02 07:00:00', { competition: ' League ' }),
      event('alone', '2026-03-03 07:00:00', { competition: null }),
      event('alone too', 'some day', {}),
      event('live', '2026-03-02 05:00:00', { inPlay: true, competition: 'Cup' }),
    ]
    expect(competitionsOf(events, NOON).map(({ name, events: all }) => [name, idsOf(all)])).toEqual([
      ['Cup', ['live', 'later']],
      ['League', ['late', 'soon', 'over']],
      ['', ['alone', 'alone too']],
    ])
  })

  it('begin with one in play, whenever it starts', () => {
    const events = [
      event('next', '2026-03-02 07:00:00', { competition: 'Cup' }),
      event('live', 'soon', { inPlay: true, competition: 'Open' }),
    ]
    expect(competitionsOf(events, NOON).map(({ name }) => name)).toEqual(['Open', 'Cup'])
  })
})

describe('events that share a market’s id', () => {
  const [one, other] = [
    event('1', '2026-03-02 07:00:00'),
    event('1', '2026-03-02 08:00:00', { name: 'Final' }),
  ]

  it('are all listed, each with a key of its own that does not change with their order', () => {
    const keysOf = (...events: ListedEvent[]) =>
      new Map(listed(events).map(({ Event, key }) => [Event.name, key]))
    const keys = keysOf(one, other)
    expect([...keys.keys()]).toEqual(['Match 1', 'Final'])
    expect(new Set(keys.values()).size).toBe(2)
    expect(keysOf(other, one)).toEqual(new Map([...keys].reverse()))
  })

  it('are listed once if they are the same in everything, with the market’s id as their key', () => {
    expect(listed([one, { ...one }])).toEqual([{ ...one, key: '1' }])
  })
})

describe('events that are loaded again', () => {
  const runner = (back: number, status = 'ACTIVE') => ({
    ...runnerOf(status),
    ex: { availableToBack: [{ price: back, size: 1 }], availableToLay: [] },
  })
  const before = { ...event('1', '2026-03-02 06:00:00'), runners: [runner(1.5)] }

  it.each([
    ['stay as they were if they are the same', {}, true],
    ['stay as they were with other prices', { runners: [runner(1.6)] }, true],
    ['are new with another status', { runners: [runner(1.5, 'SUSPENDED')] }, false],
    ['are new without runners', { runners: undefined }, false],
    ['are new with a fancy', { Fancy: true }, false],
    ['are new if it is another one', { key: '2', MarketId: '2' }, false],
  ])('%s', (_, change, stays) => {
    const now = { ...before, ...change }
    expect(reuseUnchanged([before], [now])[0]).toBe(stays ? before : now)
  })
})

it('a row leads to the odds of its market', () =>
  expect(linkOf(event('1.5', '', { name: '  A v B ' }), 'soccer')).toEqual({
    ...{ marketId: '1.5', eventId: 'e1.5', selectedSport: 'soccer', eventName: 'A v B' },
  }))

it.each([
  ['now', '2026-03-02 06:00:00', 0],
  ['a second less than a minute ago', '2026-03-02 05:59:01', 0],
  ['a minute ago', '2026-03-02 05:59:00', 1],
  ['in a second', '2026-03-02 06:00:01', undefined],
  ['a second less than twelve hours ago', '2026-03-01 18:00:01', 719],
  ['twelve hours ago', '2026-03-01 18:00:00', undefined],
  ['at no time that can be read', 'soon', undefined],
])('a match that began %s is in this minute', (_, openDate, minute) =>
  expect(minuteOf(event('1', openDate), NOON)).toBe(minute),
)
