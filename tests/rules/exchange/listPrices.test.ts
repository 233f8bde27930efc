import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { listPricesMachine } from '#machines/exchange/listPrices/listPrices.machine.ts'
import {
  columnsOf,
  hasRunners,
  listedPick,
  listedQuotes,
  listedTable,
  mayStandInColumns,
  shortTable,
  sideBySide,
} from '#machines/exchange/listPrices/listPrices.rules.ts'
import { type ListedEvent, listed } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { createTurns } from '#src/ports/common/turns.ts'

const runner = (SelectionId: string, back: number[], lay: number[], status = 'ACTIVE') => ({
  SelectionId,
  SelectionName: `Runner ${SelectionId}`,
  status,
  ex: {
    availableToBack: back.map((price) => ({ price, size: 10 })),
    availableToLay: lay.map((price) => ({ price, size: 10 })),
  },
})

const event = (runners: ListedEvent['runners']): ListedEvent => ({
  key: '1.5',
  MarketId: '1.5',
  EventId: '5',
  Event: { name: ' A v B ', openDate: '', inPlay: true },
  Fancy: false,
  Bookmaker: false,
  runners,
})

const FULL = event([
  runner('a', [1.9, 1.8], [1.92]),
  runner('b', [], [0], 'SUSPENDED'),
  runner('c', [100], []),
  runner('d', [5], [6]),
])

it('a row shows its first three runners, veiled if they are suspended', () => {
  const { rows } = listedTable(FULL)
  expect(rows.map(({ key, veil }) => [key, veil])).toEqual([
    ['1.5/odds/a', null],
    ['1.5/odds/b', 'suspended'],
    ['1.5/odds/c', null],
  ])
  const loaded = { ...listedTable(FULL), rows: [...rows, ...rows] }
  expect(shortTable(loaded).rows).toEqual(rows)
  const quotes = listedQuotes([FULL])
  expect(quotes.get('1.5/odds/a/back/0')?.shown.price).toBe('1.90')
  expect(quotes.get('1.5/odds/b/lay/0')?.shown.price).toBe('–')
})

it.each([undefined, null, []])('an event whose runners are %j has no prices of the list', (runners) => {
  expect(hasRunners(event(runners))).toBe(false)
  expect(listedQuotes([event(runners)]).size).toBe(0)
})

it.each([
  ['won is the winner', 'WINNER', 'Runner b'],
  ['lost is not the winner', 'LOSER', ''],
  ['is active is not the winner', 'ACTIVE', ''],
])('a runner that %s', (_, status, winner) =>
  expect(listedTable(event([runner('a', [], []), runner('b', [], [], status)])).winner).toBe(winner),
)

it('the pick of a cell names its match; a veiled or unknown cell has none', () => {
  const pickOf = (cell: string) => listedPick([FULL], cell, listedQuotes([FULL]))
  expect(pickOf('1.5/odds/a/lay/0')).toEqual({
    type: 'pick.wanted',
    pick: { marketId: '1.5', kind: 'odds', selection: 'a', side: 'lay', price: '1.92' },
    eventName: 'A v B',
  })
  expect(pickOf('1.5/odds/b/back/0')).toBeUndefined()
  expect(pickOf('1.6/odds/a/back/0')).toBeUndefined()
})

it('two matches with one market id keep their own prices, and a pick names the one that was pressed', () => {
  const other = { ...event([runner('a', [7], [])]), EventId: '6', Event: { ...FULL.Event, name: 'C v D' } }
  const events = listed([FULL, other])
  const quotes = listedQuotes(events)
  const picks = events.map((one) => {
    const cell = `${listedTable(one).rows[0]?.key}/back/0`
    return listedPick(events, cell, quotes)
  })
  expect(picks).toMatchObject([
    { pick: { marketId: '1.5', kind: 'odds', selection: 'a', price: '1.90' }, eventName: 'A v B' },
    { pick: { marketId: '1.5', kind: 'odds', selection: 'a', price: '7.00' }, eventName: 'C v D' },
  ])
})

it('a call that fails gives its turn to the next one', async () => {
  const inTurn = createTurns(1)
  const lost = inTurn(() => Promise.reject(new Error('lost')))
  const next = inTurn(async () => 'next')
  await expect(lost).rejects.toThrow('lost')
  expect(await next).toBe('next')
})

const rowsOf = (...names: string[]) => names.map((name) => ({ key: name, name, veil: null }))
const namesIn = (names: string[], event: string, mayDraw = false) =>
  sideBySide(rowsOf(...names), event, mayDraw)?.map(({ name }) => name)

it('the runners of a list stand in the order of its heads: as the event’s name has them, a draw between', () => {
  expect(columnsOf(false)).toEqual(['1', '2'])
  expect(columnsOf(true)).toEqual(['1', 'X', '2'])
  expect(namesIn(['Khulna', 'Dhaka'], 'Dhaka v Khulna')).toEqual(['Dhaka', 'Khulna'])
  expect(namesIn([' Dhaka ', 'Khulna'], 'Dhaka v Khulna')).toEqual([' Dhaka ', 'Khulna'])
  expect(namesIn(['Dhaka', 'Khulna', 'The Draw'], 'Dhaka v Khulna', true)).toEqual([
    'Dhaka',
    'The Draw',
    'Khulna',
  ])
})

it.each([
  ['is called otherwise', ['Dhaka Stars', 'Khulna'], 'Dhaka v Khulna', false],
  ['has no name', ['', 'Khulna'], 'Dhaka v Khulna', false],
  ['is a part of the other', ['India', 'India A'], 'India A v India', false],
  ['is one of three', ['Dhaka', 'Khulna', 'Sylhet'], 'Dhaka v Khulna v Sylhet', true],
  [
    'may be a draw where the list has no column for it',
    ['Dhaka', 'Khulna', 'The Draw'],
    'Dhaka v Khulna',
    false,
  ],
  ['lacks a draw that the list has a column for', ['Dhaka', 'Khulna'], 'Dhaka v Khulna', true],
  ['is alone', ['Dhaka'], 'Dhaka v Khulna', false],
] as const)('runners of which one %s stand beside their names', (_, names, event, mayDraw) =>
  expect(namesIn([...names], event, mayDraw)).toBeUndefined(),
)

it('a list has a head of columns only if one of its matches may stand in them', () => {
  const named = (SelectionName: string) => ({ ...runner(SelectionName, [2], [3]), SelectionName })
  const fitting = event([named('A'), named('B')])
  const unlike = event([named('X'), named('Y')])
  expect(mayStandInColumns([unlike, fitting], false)).toBe(true)
  expect(mayStandInColumns([unlike, fitting], true)).toBe(false)
  expect(mayStandInColumns([unlike, event(null)], true)).toBe(true)
  expect(mayStandInColumns([unlike], false)).toBe(false)
  expect(mayStandInColumns([], false)).toBe(false)
})

it('a market of two rows is asked for until both are out of view', () => {
  const told: string[] = []
  const idle = fromCallback(() => undefined)
  const marketOdds = fromCallback(({ receive }) => receive(({ type }) => told.push(type)))
  const machine = listPricesMachine.provide({
    actors: { cells: idle, tabReturns: idle, marketOdds } as never,
  })
  const prices = createActor(machine).start()
  prices.send({ type: 'events.listed', events: [event([]), { ...event([]), EventId: '6' }] })
  for (const type of ['row.seen', 'row.seen', 'row.unseen'] as const) prices.send({ type, marketId: '1.5' })
  expect(told).toEqual(['resume'])
  prices.send({ type: 'row.unseen', marketId: '1.5' })
  expect(told).toEqual(['resume', 'pause'])
  prices.stop()
})
