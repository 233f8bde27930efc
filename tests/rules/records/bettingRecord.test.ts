import type { BettingRecord } from '@tiya/contract/play'
import { describe, expect, it } from 'vitest'
import { getInitialSnapshot } from 'xstate'
import { keptView } from '#machines/common/lists/keptView.ts'
import { indexOfPlace } from '#machines/common/lists/place.rules.ts'
import { keysOf } from '#machines/common/lists/rowKeys.rules.ts'
import { settledMachine } from '#machines/records/bettingRecord/bettingRecord.machine.ts'
import {
  ALL_SETTLED,
  bettingTab,
  exchangeFilter,
  exchangeIdentity,
  exchangeStatus,
  exchangeTotal,
  filterExchange,
  filterSettled,
  LAST_7_DAYS,
  netOf,
  oddsText,
  settledFilter,
  settledId,
  settledTotal,
  shortName,
  sideOf,
  takenAs,
  valuesOf,
} from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { isNarrowed } from '#machines/records/filteredRecords.selectors.ts'
import { exchangeBet } from './records.fixture.ts'

const NOW = Date.parse('2026-03-02T06:00:00Z')

const bet = (changes: Partial<BettingRecord>): BettingRecord => ({
  platform: 'HILO',
  game_type: 'SLOT',
  game_name: 'Golden Boat',
  bet_amount: 50_00,
  winAmount: 0,
  created_at: '2026-03-02 01:00:00',
  ...changes,
})

describe('settled bets', () => {
  const LIST = [
    bet({ game_name: 'a' }),
    bet({ game_name: 'b', platform: 'ORBIT' }),
    bet({ game_name: 'c', game_type: 'LIVE', created_at: '2026-03-01 01:00:00' }),
    bet({ game_name: 'd', created_at: '2026-02-23 17:59:59' }),
    bet({ game_name: 'e', created_at: 'never' }),
  ]
  const names = (changes: Partial<typeof ALL_SETTLED>) =>
    filterSettled(LIST, { ...ALL_SETTLED, ...changes }, NOW)
      .map(({ game_name }) => game_name)
      .join('')

  it('are filtered by provider, type and day', () => {
    expect(names({})).toBe('abce')
    expect(names({ provider: 'ORBIT' })).toBe('b')
    expect(names({ type: 'LIVE' })).toBe('c')
    expect(names({ date: 'today' })).toBe('ab')
    expect(names({ date: 'yesterday' })).toBe('c')
    expect(names({ provider: 'HILO', type: 'SLOT', date: 'today' })).toBe('a')
    expect(names({ provider: 'ORBIT', type: 'LIVE' })).toBe('')
  })

  it.each(['created_at', 'platform', 'game_type', 'game_name', 'bet_amount', 'winAmount'] as const)(
    'are identified by their %s, among other fields',
    (field) => {
      expect(settledId(bet({}))).toBe(settledId(bet({})))
      expect(settledId(bet({ [field]: field.endsWith('mount') ? 7 : 'other' }))).not.toBe(settledId(bet({})))
    },
  )

  it('offer the providers and types of the list, each once, by name', () => {
    const offered = (...args: Parameters<typeof valuesOf<BettingRecord>>) =>
      valuesOf(...args).map(([value, name]) => `${value} ${name}`)
    const platforms = offered([...LIST, bet({ platform: '' })], ({ platform }) => platform)
    expect(platforms).toEqual(['HILO HILO', 'ORBIT ORBIT'])
    const nameOf = (type: string) => (type === 'LIVE' ? 'Casino' : type)
    const bets = ['SLOT', 'LIVE', 'KENO'].map((game_type) => bet({ game_type }))
    const types = offered(bets, ({ game_type }) => game_type, nameOf)
    expect(types).toEqual(['LIVE Casino', 'KENO KENO', 'SLOT SLOT'])
  })

  it.each([
    ['', ''],
    ['Fifteen letters', 'Fifteen letters'],
    ['Sixteen letters!', 'Sixteen letters…'],
    ['🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲', '🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲'],
    ['🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲', '🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲…'],
    // A vowel sign stays with its letter and does not count.
    ['কিকিকিকিকিকিকিকিকিকিকিকিকিকিকি', 'কিকিকিকিকিকিকিকিকিকিকিকিকিকিকি'],
    ['কিকিকিকিকিকিকিকিকিকিকিকিকিকিকিকি', 'কিকিকিকিকিকিকিকিকিকিকিকিকিকিকি…'],
    ['ি234567890123456', 'ি234567890123456'],
    ['ি2345678901234567', 'ি234567890123456…'],
  ])('named %j are listed as %j', (name, short) => expect(shortName(name)).toBe(short))
})

describe('exchange bets', () => {
  it('are filtered by day', () => {
    const list = ['2026-03-02 01:00:00', '2026-03-01 01:00:00', '2026-02-20 01:00:00'].map((created_at) =>
      exchangeBet({ created_at }),
    )
    expect(filterExchange(list, LAST_7_DAYS, NOW)).toEqual(list.slice(0, 2))
    expect(filterExchange(list, { date: 'yesterday' }, NOW)).toEqual(list.slice(1, 2))
  })

  it('are identified by their transactions', () => expect(exchangeIdentity.idOf(exchangeBet())).toBe('TX-1'))

  it('that are parts of one are told apart, also after their order changed', () => {
    const [first, second] = [exchangeBet({ selection_name: 'One' }), exchangeBet({ selection_name: 'Two' })]
    const before = keysOf([first, second], exchangeIdentity)
    const settled = [
      { ...second, status: 'won' },
      { ...first, status: 'won' },
    ] as const
    const after = keysOf(settled, exchangeIdentity)
    expect([after.get(settled[1]), after.get(settled[0])]).toEqual([before.get(first), before.get(second)])
    expect(before.get(first)).not.toBe(before.get(second))
  })

  it.each([
    ['open', 'processing'],
    ['WON', 'won'],
    ['won', 'won'],
    ['LOST', 'lost'],
    ['VOID', 'void'],
    ['CANCELLED', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('with the status %j are shown as %s', (status, shown) => expect(exchangeStatus({ status })).toBe(shown))

  it.each([
    ['open', false, 'waiting'],
    ['open', true, 'matched'],
    ['open', undefined, undefined],
    ['open', null, undefined],
    ['WON', false, undefined],
    ['WON', true, undefined],
  ])('with the status %j and matched: %s are said to be %s', (status, matched, taken) =>
    expect(takenAs({ status, matched })).toBe(taken),
  )

  it.each([
    ['back', 'back'],
    ['BACK', 'back'],
    ['yes', 'back'],
    ['Lay', 'lay'],
    [' no ', 'lay'],
    ['', 'unknown'],
    ['constructor', 'unknown'],
  ])('of the type %j have the colour of %s', (bet_type, side) => expect(sideOf({ bet_type })).toBe(side))

  it.each([
    [1.9, '1.90'],
    [3, '3.00'],
    [null, '–'],
  ])('at the odds %s read %s', (odds, text) => expect(oddsText({ odds })).toBe(text))
})

describe('the place in a list', () => {
  const rows = ['a', 'b', 'c', 'b'].map((id) => ({ id }))
  const indexOf = (id: string, index: number, offset = 5) =>
    indexOfPlace({ id, index, offset }, rows, (row) => row.id)

  it.each([
    ['is that of a row that has not moved', 'c', 2, 2],
    ['is that of a row that has moved', 'c', 1, 2],
    ['is that of a row whose id comes twice', 'b', 3, 3],
    ['is that of the row now in place of one that is gone', 'x', 2, 2],
    ['is the last one where a row is gone from the end', 'x', 9, 3],
    ['is a whole number even if it was tampered with', 'x', 1.5, 1],
    ['is the first one if it was before the list', 'x', -3, 0],
  ])('%s', (_, id, index, expected) => expect(indexOf(id, index)).toBe(expected))

  it('stays at the start of the list', () => {
    expect(indexOf('b', 0, 0)).toBe(0)
    expect(indexOf('b', 0, -120)).toBe(0)
    expect(indexOf('b', 0, 1)).toBe(1)
    expect(indexOf('b', 1, 0)).toBe(1)
  })
})

describe('a filtered list', () => {
  const PLACE = { id: 'a', index: 5_000, offset: 12 }
  const TODAY = { ...ALL_SETTLED, date: 'today' } as const
  const start = (kept: { filter: typeof TODAY; place: typeof PLACE } | undefined) =>
    getInitialSnapshot(settledMachine, { remoteId: '41', kept })

  it('starts with the last 7 days, at the top', () => {
    const { context } = start(undefined)
    expect(context).toMatchObject({ filter: ALL_SETTLED, choice: ALL_SETTLED, place: null })
    expect(isNarrowed(start(undefined))).toBe(false)
  })

  it('starts with the view that was kept', () => {
    const snapshot = start({ filter: TODAY, place: PLACE })
    expect(snapshot.context).toMatchObject({ filter: TODAY, choice: TODAY, place: PLACE })
    expect(isNarrowed(snapshot)).toBe(true)
  })

  it.each(['provider', 'type', 'date'] as const)('is narrowed by its %s', (field) => {
    const filter = { ...ALL_SETTLED, [field]: field === 'date' ? 'yesterday' : 'HILO' } as typeof TODAY
    expect(isNarrowed(start({ filter, place: PLACE }))).toBe(true)
  })

  it('accepts only known tabs and days', () => {
    const isTab = (tab: string) => bettingTab.safeParse(tab).success
    const isDate = (date: string) => exchangeFilter.safeParse({ date }).success
    expect(['settled', 'exchange', '', 'other'].map(isTab)).toEqual([true, true, false, false])
    expect(['today', 'yesterday', 'last7', '', 'all'].map(isDate)).toEqual([true, true, true, false, false])
  })

  it.each([
    [{ filter: TODAY, place: PLACE }, true],
    [{ filter: TODAY, place: null }, true],
    [{ filter: { ...TODAY, date: 'all' }, place: null }, false],
    [{ filter: TODAY, place: { ...PLACE, index: '5' } }, false],
    [{ filter: TODAY }, false],
    [null, false],
  ])('keeps a view only if it can be restored: %j', (view, isKept) =>
    expect(keptView(settledFilter).safeParse(view).success).toBe(isKept),
  )
})

describe('what bets have brought', () => {
  it('is what they won without what they cost, and unknown if either is', () => {
    expect(netOf(bet({ bet_amount: 50_00, winAmount: 125_50 }))).toBe(75_50)
    expect(netOf(bet({ bet_amount: 50_00, winAmount: 0 }))).toBe(-50_00)
    expect(netOf({ bet_amount: null, winAmount: 5 })).toBeNull()
    expect(netOf({ bet_amount: 5, winAmount: null })).toBeNull()
  })

  it('is added up exactly, without bets that are open, and not at all if a part is unknown', () => {
    const most = bet({ bet_amount: 0, winAmount: Number.MAX_SAFE_INTEGER })
    expect(settledTotal([])).toBe(0n)
    expect(settledTotal([most, most, bet({})])).toBe(2n * BigInt(Number.MAX_SAFE_INTEGER) - 5_000n)
    expect(settledTotal([bet({}), { bet_amount: 5, winAmount: null }])).toBeNull()
    const [won, open, odd] = (['WON', 'OPEN', 'odd'] as const).map((status) =>
      exchangeBet({ status, net_profit_loss: 3_00 }),
    )
    expect(exchangeTotal([won, open, odd].filter((one) => one !== undefined))).toBe(6_00n)
  })
})
