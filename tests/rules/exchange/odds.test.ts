import type { BookmakerRunner, Fancy, Market, Runner, SportsEvent } from '@tiya/contract/exchange'
import { describe, expect, it } from 'vitest'
import { readMarket, sameMarket } from '#machines/exchange/marketOdds/marketOdds.rules.ts'
import { FANCY_TABS, fanciesOf, readEvent, sameEvent } from '#machines/exchange/oddsView/eventOdds.rules.ts'
import { eventName, headingOf, linkOf } from '#machines/exchange/oddsView/oddsView.rules.ts'
import { pickOf } from '#machines/exchange/pick.rules.ts'
import {
  changesOf,
  isOpenCell,
  lineQuote,
  oddsQuote,
  type Quote,
  type QuotedRow,
  sameRows,
  sizeText,
} from '#machines/exchange/prices.rules.ts'
import { readMatch } from '#src/ports/exchange/oddsView.ts'

describe('prices', () => {
  it.each([
    [0, ''],
    [0.009, ''],
    [0.01, '0.01'],
    [0.99, '0.99'],
    [1, '1'],
    [999.99, '999'],
    [1_000, '1K'],
    [1_250, '1.2K'],
    [999_999, '999.9K'],
    [1_000_000, '1M'],
    [1e9, '1B'],
    [1e12 - 1, '999.9B'],
    [1e12, ''],
    [Number.NaN, ''],
    [null, ''],
  ])('the size %s reads %j', (size, text) => expect(sizeText(size)).toBe(text))

  it.each([
    [1.9, '1.90'],
    [99.99, '99.99'],
    [100, '100'],
    [999_999, '999999'],
    [1_000_000, '–'],
    [0.01, '0.01'],
    [0.009, '–'],
    [Number.NaN, '–'],
    [null, '–'],
  ])('odds of %s read %s', (price, text) => {
    const value = text === '–' ? null : price
    expect(oddsQuote(price, 1_200)).toEqual({
      value,
      shown: { price: text, size: text === '–' ? '' : '1.2K' },
    })
  })

  it.each([
    [182, 100, '182', '100'],
    [86.555, null, '86.56', ''],
    [1.9, 0, '1.9', ''],
    [null, 100, '–', ''],
    [1_000_000, 100, '–', ''],
  ])('a line of %s at %s reads %s over %j', (line, rate, price, size) =>
    expect(lineQuote(line, rate).shown).toEqual({ price, size }),
  )
})

describe('changes of prices', () => {
  const quote = (value: number | null, size = ''): Quote => ({
    value,
    shown: { price: value === null ? '–' : value.toFixed(2), size },
  })
  const between = (before: Quote | undefined, now: Quote | undefined) =>
    changesOf(new Map(before && [['a', before]]), new Map(now && [['a', now]]))
  const shown = (price: string, size = '') => ({ key: 'a', shown: { price, size } })

  it.each<[string, Quote | undefined, Quote | undefined, unknown[]]>([
    ['a price that rises is marked', quote(1.5), quote(1.51), [{ ...shown('1.51'), mark: 'up' }]],
    ['a price that falls is marked', quote(1.5), quote(1.49), [{ ...shown('1.49'), mark: 'down' }]],
    ['what reads the same has not changed', quote(1.5), quote(1.501), []],
    ['a new size is no mark', quote(1.5, '10'), quote(1.5, '11'), [shown('1.50', '11')]],
    [
      'a new size is shown where the price reads the same',
      quote(1.5, '1'),
      quote(1.501, '2'),
      [shown('1.50', '2')],
    ],
    ['a new cell is not marked', undefined, quote(1.5), [shown('1.50')]],
    ['a price that comes is not marked', quote(null), quote(1.5), [shown('1.50')]],
    ['a price that goes is not marked', quote(1.5), quote(null), [shown('–')]],
    ['a missing price stays missing', quote(null), quote(null), []],
    ['a cell that is gone loses its price', quote(1.5), undefined, [shown('–')]],
    ['one that had none has nothing to lose', quote(null), undefined, []],
  ])('%s', (_, before, now, changes) => expect(between(before, now)).toEqual(changes))

  it('name changed cells before those that are gone', () => {
    const [before, now] = [new Map([['gone', quote(2)]]), new Map([['new', quote(3)]])]
    expect(changesOf(before, now).map(({ key }) => key)).toEqual(['new', 'gone'])
  })
})

describe('rows', () => {
  const row: QuotedRow = { key: 'm/odds/7', name: 'A', veil: null }

  it.each([
    ['m/odds/7/back/0', true],
    ['m/odds/70/back/0', false],
    ['m/odds/7', false],
    ['x', false],
  ])('that are open include the cell %s: %s', (cell, isOpen) => expect(isOpenCell([row], cell)).toBe(isOpen))

  it('a veiled row has no open cells', () =>
    expect(isOpenCell([{ ...row, veil: 'ballRunning' }], 'm/odds/7/back/0')).toBe(false))

  it('are the same if all of them show the same', () => {
    expect(sameRows([row], [{ ...row }])).toBe(true)
    for (const other of [[], [row, row], [{ ...row, key: 'k' }], [{ ...row, name: 'B' }]])
      expect(sameRows([row], other)).toBe(false)
    expect(sameRows([row], [{ ...row, veil: 'suspended' }])).toBe(false)
  })
})

const runner = (changes: Partial<Runner> = {}): Runner => ({
  SelectionId: '7',
  SelectionName: 'A',
  status: 'ACTIVE',
  ex: { availableToBack: [{ price: 1.5, size: 10 }], availableToLay: [] },
  ...changes,
})
const marketOf = (changes: Partial<Market> = {}): Market => ({
  marketId: 'x',
  inplay: true,
  status: 'OPEN',
  runners: [runner()],
  ...changes,
})

describe('a market', () => {
  it.each([
    ['OPEN', 'open'],
    [null, 'open'],
    ['something new', 'open'],
    ['SUSPENDED', 'suspended'],
    ['Inactive', 'suspended'],
    ['CLOSED', 'closed'],
    ['settled', 'closed'],
    ['ENDED', 'closed'],
    ['finished', 'closed'],
  ])('of the status %s is %s', (status, expected) => {
    const { table } = readMarket(marketOf({ status }), 'm')
    expect(table.status).toBe(expected)
    expect(table.rows[0]?.veil).toBe(expected === 'open' ? null : 'suspended')
  })

  it.each([
    ['ACTIVE', null],
    [null, null],
    ['SUSPENDED', 'suspended'],
    ['Inactive', 'suspended'],
    ['constructor', 'suspended'],
    ['REMOVED', 'removed'],
    ['WINNER', 'won'],
    ['Loser', 'lost'],
  ])('veils a runner of the status %s: %s', (status, veil) =>
    expect(readMarket(marketOf({ runners: [runner({ status })] }), 'm').table.rows[0]?.veil).toBe(veil),
  )

  it('has three prices on each side, under the key of the requested market', () => {
    const { quotes, table } = readMarket(marketOf(), 'm')
    expect([...quotes].map(([key, { shown }]) => `${key} ${shown.price}`)).toEqual([
      'm/odds/7/back/0 1.50',
      'm/odds/7/back/1 –',
      'm/odds/7/back/2 –',
      'm/odds/7/lay/0 –',
      'm/odds/7/lay/1 –',
      'm/odds/7/lay/2 –',
    ])
    expect(table).toEqual({
      inPlay: true,
      status: 'open',
      rows: [{ key: 'm/odds/7', name: 'A', veil: null }],
      winner: '',
    })
  })

  it('tells runners of one id apart, each with its prices and the id in its pick; a repeat counts once', () => {
    const ex = { availableToBack: [{ price: 3, size: 10 }], availableToLay: [] }
    const other = runner({ SelectionName: 'B', ex })
    const { quotes, table } = readMarket(marketOf({ runners: [runner(), other, runner(), other] }), 'm')
    const picks = table.rows.map(({ name, key }) => [name, pickOf(`${key}/back/0`, 'm', table.rows, quotes)])
    const pick = { marketId: 'm', kind: 'odds', selection: '7', side: 'back' }
    expect(picks).toEqual([
      ['A', { ...pick, price: '1.50' }],
      ['B', { ...pick, price: '3.00' }],
    ])
  })

  it('is the same while nothing but its prices changes', () => {
    const { table } = readMarket(marketOf(), 'm')
    expect(sameMarket(table, { ...table })).toBe(true)
    expect(sameMarket(table, { ...table, inPlay: false })).toBe(false)
    expect(sameMarket(table, { ...table, status: 'closed' })).toBe(false)
    expect(sameMarket(table, { ...table, rows: [] })).toBe(false)
  })
})

const bookmaker = (changes: Partial<BookmakerRunner> = {}): BookmakerRunner => ({
  runner: 'A',
  suspended: false,
  ball_running: false,
  backPrice: 86,
  layPrice: 88,
  ...changes,
})
const fancy = (changes: Partial<Fancy> = {}): Fancy => ({
  id: 'f1',
  title: 'Runs',
  type: 'fancy',
  suspended: false,
  ball_running: false,
  no: 24,
  no_rate: 110,
  yes: 26,
  yes_rate: 90,
  ...changes,
})

describe('an event', () => {
  it.each([
    [false, false, null],
    [true, false, 'suspended'],
    [false, true, 'ballRunning'],
    [true, true, 'suspended'],
  ])(
    'that is suspended (%s) or has the ball running (%s) has the veil %s',
    (suspended, ball_running, veil) => {
      const flags = { suspended, ball_running }
      const { table } = readEvent({ bookmaker: [bookmaker(flags)], fancies: [fancy(flags)] }, 'm')
      expect([table.bookmaker?.[0]?.veil, table.fancies?.[0]?.veil]).toEqual([veil, veil])
    },
  )

  it('has a price on each side, and the rate of a fancy', () => {
    const twice = [fancy(), fancy()]
    const { quotes, table } = readEvent({ bookmaker: [bookmaker(), bookmaker()], fancies: twice }, 'm')
    expect([...quotes].map(([key, { shown }]) => `${key} ${shown.price} ${shown.size}`)).toEqual([
      'm/bookmaker/0/back 86 ',
      'm/bookmaker/0/lay 88 ',
      'm/bookmaker/1/back 86 ',
      'm/bookmaker/1/lay 88 ',
      'm/fancy/f1/no 24 110',
      'm/fancy/f1/yes 26 90',
    ])
    expect(table.bookmaker?.map(({ key }) => key)).toEqual(['m/bookmaker/0', 'm/bookmaker/1'])
    expect(table.fancies).toEqual([{ key: 'm/fancy/f1', name: 'Runs', veil: null, type: 'fancy' }])
  })

  it('tells fancies of one id apart, each with its line and the id in its pick', () => {
    const fancies = [fancy(), fancy({ title: 'Wickets', yes: 3 })]
    const { quotes, table } = readEvent({ bookmaker: [], fancies }, 'm')
    const rows = table.fancies ?? []
    const picks = rows.map(({ name, key }) => [name, pickOf(`${key}/yes`, 'm', rows, quotes)])
    const pick = { marketId: 'm', kind: 'fancy', selection: 'f1', side: 'back' }
    expect(picks).toEqual([
      ['Runs', { ...pick, price: '26' }],
      ['Wickets', { ...pick, price: '3' }],
    ])
  })

  it('has no rows and no quotes of a list that could not be read', () => {
    const { quotes, table } = readEvent({ bookmaker: null, fancies: [fancy()] }, 'm')
    expect([...quotes.keys()]).toEqual(['m/fancy/f1/no', 'm/fancy/f1/yes'])
    expect([table.bookmaker, table.fancies?.length]).toEqual([null, 1])
    expect(readEvent({ bookmaker: [], fancies: null }, 'm').table).toEqual({ bookmaker: [], fancies: null })
  })

  it('is the same while nothing but its prices changes', () => {
    const { table } = readEvent({ bookmaker: [bookmaker()], fancies: [fancy()] }, 'm')
    const [row] = table.fancies ?? []
    expect(sameEvent(table, structuredClone(table))).toBe(true)
    expect(sameEvent(table, { ...table, bookmaker: [] })).toBe(false)
    expect(sameEvent(table, { ...table, fancies: [] })).toBe(false)
    expect(sameEvent(table, { ...table, fancies: null })).toBe(false)
    expect(sameEvent({ ...table, bookmaker: null }, { ...table, bookmaker: null })).toBe(true)
    expect(sameEvent({ ...table, bookmaker: null }, { ...table, bookmaker: [] })).toBe(false)
    expect(row && sameEvent(table, { ...table, fancies: [{ ...row, type: 'ball' }] })).toBe(false)
  })

  it('has six tabs', () =>
    expect(FANCY_TABS).toEqual(['all', 'fancy', 'ball', 'khadda', 'lottery', 'oddeven']))

  it('lists the fancies of a tab', () => {
    const { table } = readEvent({ bookmaker: [], fancies: [fancy(), fancy({ id: 'b', type: 'ball' })] }, 'm')
    const keys = (tab: Parameters<typeof fanciesOf>[1]) =>
      fanciesOf(table.fancies ?? [], tab).map(({ key }) => key)
    expect(keys('all')).toEqual(['m/fancy/f1', 'm/fancy/b'])
    expect(keys('ball')).toEqual(['m/fancy/b'])
    expect(keys('khadda')).toEqual([])
  })
})

describe('the name of a match', () => {
  const listed = (MarketId: string, EventId: string, name: string): SportsEvent => ({
    MarketId,
    EventId,
    Event: { name, openDate: '', inPlay: false },
    Fancy: false,
    Bookmaker: false,
  })
  const match = { marketId: 'm', eventId: 'e' }

  it.each([
    [[listed('m', 'x', 'By market'), listed('x', 'e', ' By event ')], 'By event'],
    [[listed('x', 'x', 'Another'), listed('m', 'x', 'By market')], 'By market'],
    [[listed('x', 'x', 'Another')], ''],
    [[], ''],
  ])('is the name of its event, or else of its market: %#', (events, name) =>
    expect(eventName(events, match)).toBe(name),
  )

  it('names the players until it is known', () => {
    const runners = [{ name: 'A' }, { name: 'B' }, { name: 'The Draw' }]
    expect(headingOf(' Final ', runners)).toBe('Final')
    expect(headingOf(' ', runners)).toBe('A v B')
    expect(headingOf('', [])).toBe('')
  })

  it('is kept by a pin', () => {
    const pin = { marketId: 'm', eventId: 'e', eventName: 'Final' }
    expect(linkOf({ ...match, sport: 'tennis' }, 'Final')).toEqual({ ...pin, selectedSport: 'tennis' })
    expect(linkOf({ ...match, sport: null }, 'Final')).toEqual({ ...pin, selectedSport: '' })
  })
})

it.each([
  [
    { marketId: ' 1.23 ', eventId: 77, selectedSport: 'Cricket', eventName: ' Final ' },
    { marketId: '1.23', eventId: '77', sport: 'cricket', name: 'Final' },
  ],
  [
    { marketId: {}, eventId: null, selectedSport: 'chess', eventName: 7n },
    { marketId: '', eventId: '', sport: null, name: '' },
  ],
  [null, { marketId: '', eventId: '', sport: null, name: '' }],
])('the navigation state %o of the odds view is read', (state, match) =>
  expect(readMatch(state)).toEqual(match),
)
