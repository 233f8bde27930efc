import { formatSigned } from '@tiya/contract/amounts'
import type { Transaction } from '@tiya/contract/money'
import { describe, expect, it } from 'vitest'
import { keysOf } from '#machines/common/lists/rowKeys.rules.ts'
import { openRow } from '#machines/records/records.selectors.ts'
import { transactionsMachine } from '#machines/records/transactionRecord/transactionRecord.machine.ts'
import {
  filterTransactions,
  signedAmount,
  statusOf,
  transactionFilter,
  transactionIdentity,
} from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import {
  activeTurnover,
  bonusOf,
  percentLeft,
  playedOf,
  turnoversOf,
} from '#machines/records/turnoverRecord/turnoverRecord.rules.ts'
import { transaction } from './records.fixture.ts'

const promotion = (turnover: number | null) => ({ id: '1', name: 'Welcome', turnover })

describe('turnovers', () => {
  const one = (status: string, required_turnover: number, remaining_turnover: number) => ({
    id: '1',
    status,
    required_turnover,
    remaining_turnover,
    created_at: '',
  })

  it.each([
    [0, 0, 0],
    [100_00, 100_00, 100],
    [100_00, 250_00, 100],
    [100_00, -5, 0],
    [0, 50_00, 0],
    [1, 1, 100],
    [300_00, 100_00, 33],
    [9_007_199_254_740_991, 9_007_199_254_740_990, 99],
  ])('of a required %d, %d are left: %d %', (required_turnover, remaining_turnover, percent) =>
    expect(percentLeft({ required_turnover, remaining_turnover })).toBe(percent),
  )

  it.each([
    [12_000_00, 12_00, 1_000_00],
    [100_00, 3_00, 33_33],
    [100_00, 1_50, 66_67],
    [0, 3_00, 0],
    [1_00, 1, 100_00],
    [-1, 3_00, null],
    [100_00, 0, null],
    [100_00, -1_00, null],
    [100_00, null, null],
  ])('required %d over %s is a bonus of %s', (required_turnover, turnover, bonus) =>
    expect(bonusOf({ required_turnover, promotion: promotion(turnover) })).toBe(bonus),
  )

  it('without a promotion there is no bonus', () => {
    expect(bonusOf({ required_turnover: 100_00 })).toBeNull()
    expect(bonusOf({ required_turnover: 100_00, promotion: null })).toBeNull()
    expect(bonusOf({ required_turnover: null, promotion: { name: 'Welcome', turnover: 3_00 } })).toBeNull()
  })

  it('without a promotion of its own, that of its transaction counts', () => {
    const promotion = { name: 'Welcome', turnover: 3_00 }
    expect(bonusOf({ required_turnover: 300_00, promotion: null, transaction: { promotion } })).toBe(100_00)
  })

  it('the total that is left is the sum of the active turnovers', () => {
    const all = [
      one('active', 1_500_00, 1_000_50),
      one('active', 500_00, 499_50),
      one('active', 100_00, -5),
      one('complete', 700_00, 700_00),
      one('cancelled', 900_00, 900_00),
    ]
    expect(activeTurnover(all)).toEqual({ required_turnover: 2_100_00, remaining_turnover: 1_500_00 })
    expect(activeTurnover([])).toEqual({ required_turnover: 0, remaining_turnover: 0 })
    const unknown = activeTurnover([...all, { ...one('active', 1, 1), remaining_turnover: null }])
    expect(unknown).toEqual({ required_turnover: 2_100_01, remaining_turnover: null })
    expect(percentLeft(unknown)).toBeNull()
  })

  it('each tab shows the turnovers of its status; those of an unknown status are in neither tab', () => {
    const all = ['active', 'complete', 'cancelled', 'completed'].map((status) => one(status, 1, 1))
    const statuses = (tab: 'active' | 'completed') => turnoversOf(all, tab).map(({ status }) => status)
    expect(statuses('active')).toEqual(['active'])
    expect(statuses('completed')).toEqual(['complete', 'completed'])
  })
})

describe('transactions', () => {
  it('have the sign of their direction, if that is known', () => {
    const signed = (action: string, amount: number | null = 500) => signedAmount({ action, amount })
    expect(['deposit', 'bonus', 'withdraw', 'gift'].map((action) => signed(action))).toEqual([
      500,
      500,
      -500,
      undefined,
    ])
    expect(signed('deposit', null)).toBeUndefined()
    expect([50_00, -100_00, 0, null].map((amount) => formatSigned(amount))).toEqual([
      '+৳ 50.00',
      '−৳ 100.00',
      '৳ 0.00',
      '–',
    ])
    expect(formatSigned(-50_00, 'USDT')).toBe('−50.00 USDT')
  })

  const NOW = Date.parse('2026-03-02T06:00:00Z')
  const one = (id: string, changes: Partial<Transaction>) =>
    transaction({ id, action: 'deposit', key: '1', ...changes })
  const LIST = [
    one('a', {}),
    one('b', { key: '0', action: 'withdraw' }),
    one('c', { key: '2', created_at: '2026-03-01 01:00:00' }),
    one('d', { action: 'bonus', created_at: '2026-02-23 18:00:00' }),
    one('e', { key: '9', action: 'transfer', created_at: 'never' }),
  ]
  const ids = (filter: Partial<Parameters<typeof filterTransactions>[1]>) =>
    filterTransactions(LIST, { status: 'all', type: 'all', date: 'all', ...filter }, NOW)
      .map(({ id }) => id)
      .join('')

  it('have a status by the keys 0, 1 and 2 only', () => {
    expect(['0', '1', '2'].map((key) => statusOf({ key }))).toEqual(['processing', 'success', 'fail'])
    expect(['3', '', 'constructor'].filter((key) => statusOf({ key }))).toEqual([])
  })

  it('are filtered by status, type and day', () => {
    expect(ids({})).toBe('abcde')
    expect(ids({ status: 'success' })).toBe('ad')
    expect(ids({ status: 'fail' })).toBe('c')
    expect(ids({ type: 'withdraw' })).toBe('b')
    expect(ids({ date: 'today' })).toBe('ab')
    expect(ids({ date: 'yesterday' })).toBe('c')
    expect(ids({ date: 'last7' })).toBe('abcde')
    expect(ids({ status: 'success', type: 'deposit', date: 'last7' })).toBe('a')
    expect(ids({ status: 'processing', type: 'deposit', date: 'today' })).toBe('')
  })

  it.each([
    ['status', ['all', 'processing', 'success', 'fail']],
    ['type', ['all', 'deposit', 'withdraw', 'bonus']],
    ['date', ['all', 'today', 'yesterday', 'last7']],
  ])('can be filtered again by a stored filter with each %s', (field, values) => {
    for (const value of values) {
      const filter = { status: 'all', type: 'all', date: 'all', [field]: value }
      expect(transactionFilter.parse(filter)).toEqual(filter)
    }
  })

  it('are identified by their ids', () =>
    expect([...keysOf([one('a', {}), one('b', {})], transactionIdentity).values()].sort()).toEqual([
      'a',
      'b',
    ]))

  it('of one id are told apart, also after a refresh moved them', () => {
    const deposit = one('1', { action: 'deposit', created_at: '2026-03-01 05:00:00' })
    const refund = one('1', { action: 'withdraw', created_at: '2026-03-01 04:00:00' })
    const before = keysOf([deposit, refund], transactionIdentity)
    expect(before.get(deposit)).not.toBe(before.get(refund))
    const moved = [one('1', { action: 'bonus' }), { ...refund, key: '2' }, { ...deposit, key: '2' }] as const
    const after = keysOf(moved, transactionIdentity)
    expect(new Set(after.values()).size).toBe(3)
    expect([after.get(moved[1]), after.get(moved[2])]).toEqual([before.get(refund), before.get(deposit)])
  })

  it('that are equal in everything are told apart by their places, to which a newer one comes first', () => {
    const equal = [one('1', {}), one('1', {})] as const
    const before = keysOf(equal, transactionIdentity)
    const later = [one('1', {}), { ...equal[0] }, { ...equal[1] }] as const
    const after = keysOf(later, transactionIdentity)
    expect(new Set(after.values()).size).toBe(3)
    expect([after.get(later[1]), after.get(later[2])]).toEqual([before.get(equal[0]), before.get(equal[1])])
  })

  it('are open one at a time, and none of them once they are closed', () => {
    const openTransaction = openRow<Transaction>
    const at = (details: 'open' | 'closed', openId: string, rows: readonly Transaction[] | null = LIST) =>
      transactionsMachine.resolveState({
        value: { list: 'ready', details },
        context: {
          remoteId: '41',
          rows,
          keys: keysOf(rows ?? [], transactionIdentity),
          loadedAt: NOW,
          failure: null,
          stale: false,
          openId,
        },
      })
    expect(openTransaction(at('open', 'c'))).toBe(LIST[2])
    expect(openTransaction(at('open', 'x'))).toBeUndefined()
    expect(openTransaction(at('open', 'c', null))).toBeUndefined()
    expect(openTransaction(at('closed', 'c'))).toBeUndefined()
  })
})

describe('what has been played of a turnover', () => {
  it.each([
    [1_200_000, 1_200_000, '৳ 0'],
    [1_200_000, 300_050, '৳ 8,999.50'],
    // More than is required, and less than nothing, count as all and as nothing.
    [1_200_000, 1_300_000, '৳ 0'],
    [1_200_000, -5, '৳ 12,000'],
  ])('of %d with %d left is %s', (required_turnover, remaining_turnover, played) => {
    expect(playedOf({ required_turnover, remaining_turnover })).toEqual({ played, all: '৳ 12,000' })
  })

  it.each([
    [null, 5],
    [5, null],
    [0, 0],
  ])('of %s with %s left is unknown', (required_turnover, remaining_turnover) => {
    expect(playedOf({ required_turnover, remaining_turnover })).toBeNull()
  })
})
