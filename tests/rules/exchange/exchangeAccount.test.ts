import { formatMoney, moneyToDecimal } from '@tiya/contract/amounts'
import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, fromCallback } from 'xstate'
import { exchangeAccountMachine } from '#machines/exchange/exchangeAccount/exchangeAccount.machine.ts'
import {
  ACCOUNT_PARTS,
  ALL_BETS,
  accountBetsFilter,
  decidedBets,
  openBets,
  partAddress,
  partOf,
  profitLossByEvent,
  resultOf,
  totalOf,
} from '#machines/exchange/exchangeAccount/exchangeAccount.rules.ts'
import { NOON } from '../../model/headless/headlessEnvironment.ts'
import { exchangeBet } from '../records/records.fixture.ts'

/** Noon of 2026-03-02 in Dhaka. */

/** The largest amount that the site reads, in poisha. */
const MOST = Number.MAX_SAFE_INTEGER

describe('the parts of the account', () => {
  it.each([
    [{}, 'profile'],
    [{ part: '' }, 'profile'],
    [{ part: 'unknown' }, 'profile'],
    [{ part: 'BETS' }, 'profile'],
    [{ part: 'profile' }, 'profile'],
    [{ part: 'balance' }, 'balance'],
    [{ part: 'bets' }, 'bets'],
    [{ part: 'history' }, 'history'],
    [{ part: 'profit-loss' }, 'profit-loss'],
    [{ part: 'activity' }, 'activity'],
  ])('the query %j names %s', (query, part) => expect(partOf(query as Record<string, string>)).toBe(part))

  it('have addresses, and the first part has that of the screen', () => {
    const [first, ...others] = ACCOUNT_PARTS
    expect(partAddress(first)).toBe('/exchange-account')
    expect(others.map(partAddress)).toEqual(others.map((part) => `/exchange-account?part=${part}`))
    expect(others).toEqual(['balance', 'bets', 'history', 'profit-loss', 'activity'])
  })

  it.each([
    ['bets', [['open', 'the bets']]],
    ['history', [['decided', 'the bets']]],
    ['profit-loss', [['profitLoss', 'the bets']]],
    ['activity', [['activity', 'the activity']]],
    ['balance', []],
  ] as const)('start with the kept view of the part that was left, such as %s', (part, expected) => {
    const inputs: [id: string, kept: unknown][] = []
    const child = fromCallback<AnyEventObject, { kept: unknown }>(({ input, self }) => {
      inputs.push([self.id, input.kept])
    })
    const actor = createActor(
      exchangeAccountMachine.provide({
        actors: { player: fromCallback(() => undefined), bets: child, activity: child } as never,
      }),
      { input: { remoteId: '41', part, bets: 'the bets', activity: 'the activity' } as never },
    ).start()
    expect(inputs).toEqual(expected)
    for (const other of ['bets', 'history', 'profit-loss'])
      actor.send({
        type: 'location.changed',
        location: { path: '/exchange-account', query: { part: other }, state: null },
      })
    // The others start at the top.
    const others = inputs.filter(([id]) => id !== 'activity' && id !== expected[0]?.[0])
    expect(others.map(([, kept]) => kept)).toEqual(others.map(() => undefined))
    expect(others).toHaveLength(expected[0]?.[1] === 'the bets' ? 2 : 3)
  })

  it('accept only known days as filters', () => {
    const isDate = (date: string) => accountBetsFilter.safeParse({ date }).success
    const dates = ['all', 'today', 'yesterday', 'last7']
    expect([...dates, '', 'open'].filter(isDate)).toEqual(dates)
  })
})

describe('the bets of a part', () => {
  const STATUSES = ['open', 'OPEN', 'Open', 'WON', 'LOST', 'VOID', 'cancelled', '', 'opened']
  const all = STATUSES.map((status) => exchangeBet({ status }))

  it('in My Bets are the open ones', () =>
    expect(openBets(all, ALL_BETS, NOON).map(({ status }) => status)).toEqual(['open', 'OPEN', 'Open']))

  it('in Bets History are all that are not open', () =>
    expect(decidedBets(all, ALL_BETS, NOON).map(({ status }) => status)).toEqual(STATUSES.slice(3)))

  it.each([
    ['all', ['2026-03-02 17:59:59', '2026-03-01 17:59:59', '2026-02-23 17:59:59', 'someday']],
    ['today', ['2026-03-02 17:59:59']],
    ['yesterday', ['2026-03-01 17:59:59']],
    ['last7', ['2026-03-02 17:59:59', '2026-03-01 17:59:59', 'someday']],
  ] as const)('are filtered by the days %s', (date, shown) => {
    const rows = ['2026-03-02 17:59:59', '2026-03-01 17:59:59', '2026-02-23 17:59:59', 'someday'].map(
      (created_at) => exchangeBet({ created_at }),
    )
    expect(decidedBets(rows, { date }, NOON).map(({ created_at }) => created_at)).toEqual(shown)
    expect(openBets(rows, { date }, NOON)).toEqual([])
  })
})

describe('profit and loss', () => {
  it('is summed by event, in the order of the list', () => {
    const sums = profitLossByEvent([
      exchangeBet({ net_profit_loss: 12_345 }),
      exchangeBet({ event_name: 'Sri Lanka v Nepal', net_profit_loss: -1 }),
      exchangeBet({ net_profit_loss: -45 }),
    ])
    expect(sums).toEqual([
      { event: 'Arsenal v Chelsea', bets: 2, sum: 12_300n },
      { event: 'Sri Lanka v Nepal', bets: 1, sum: -1n },
    ])
    expect(totalOf(sums)).toBe(12_299n)
  })

  it('is nothing without bets', () => {
    expect(profitLossByEvent([])).toEqual([])
    expect(totalOf([])).toBe(0n)
  })

  it('stays exact beyond the numbers that floating point can tell apart', () => {
    const sums = profitLossByEvent([
      exchangeBet({ net_profit_loss: MOST }),
      exchangeBet({ net_profit_loss: MOST }),
      exchangeBet({ net_profit_loss: 1 }),
    ])
    expect(sums[0]?.sum).toBe(18_014_398_509_481_983n)
    expect(formatMoney(totalOf(sums))).toBe('৳ 180,143,985,094,819.83')
    expect(formatMoney(-(totalOf(sums) ?? 0n))).toBe('−৳ 180,143,985,094,819.83')
    const unknown = profitLossByEvent([exchangeBet({}), exchangeBet({ net_profit_loss: null })])
    expect([unknown[0]?.sum, totalOf(unknown)]).toEqual([null, null])
  })

  it.each(['constructor', '__proto__', '', '<b>x</b>'])(
    'is summed for an event that is called %j',
    (event_name) =>
      expect(profitLossByEvent([exchangeBet({ event_name, net_profit_loss: 7 })])).toEqual([
        { event: event_name, bets: 1, sum: 7n },
      ]),
  )

  it.each([
    [1n, 'profit'],
    [0n, 'even'],
    [-1n, 'loss'],
  ] as const)('of %s poisha is called %s', (sum, result) => expect(resultOf(sum)).toBe(result))

  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [-0, '0.00'],
    [-100, '-1.00'],
    [99n, '0.99'],
  ] as const)('%s is written as %s', (minor, decimal) => expect(moneyToDecimal(minor)).toBe(decimal))
})
