import { type ExchangeRecord, playCalls } from '@tiya/contract/play'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { betsOnWinner, outcomesOf } from '#machines/exchange/oddsView/outcomes.rules.ts'
import { appendToTrails, oddsQuote } from '#machines/exchange/prices.rules.ts'
import { betsAre, MARKET, openBet } from '../../flows/exchange/odds.fixture.ts'

const ROWS = ['7', '8'].map((id) => ({ key: `${MARKET}/odds/${id}`, name: id, veil: null }))

const read = (...bets: object[]) => z.parse(playCalls.exchangeRecords.response, betsAre(...bets).body).data

/** Returns what the runners 7 and 8 would bring. */
const broughtBy = (bets: readonly ExchangeRecord[]) => [
  ...outcomesOf(betsOnWinner(bets, MARKET), ROWS).values(),
]

describe('what a runner would bring', () => {
  it.each([
    ['is nothing without bets', [], []],
    ['counts a back bet', [openBet()], [8_600n, -10_000n]],
    ['counts a lay bet', [openBet({ bet_type: 'LAY' })], [-10_000n, 8_600n]],
    ['counts two bets', [openBet(), openBet({ transaction_id: 'EX2', selection_id: 8 })], [-1_400n, -1_400n]],
    [
      'counts a bet that does not say whether it is matched',
      [openBet({ matched: undefined })],
      [8_600n, -10_000n],
    ],
    ['leaves out a waiting bet', [openBet({ matched: 0 })], []],
    ['leaves out a settled bet', [openBet({ status: 'WON' })], []],
    ['leaves out a bet on another market', [openBet({ market_id: '1.24' })], []],
    ['leaves out a bet without its market', [openBet({ market_id: undefined })], []],
    ['leaves out a bet without its selection', [openBet({ selection_id: null })], []],
    ['leaves out a bet on no runner of the market', [openBet({ selection_id: '9' })], []],
    ['counts a bet with the run 0', [openBet({ run: 0 })], [8_600n, -10_000n]],
    ['leaves out a bet on a fancy', [openBet({ run: '184' })], []],
    ['leaves out a bet on a line', [openBet({ bet_type: 'yes' })], []],
  ])('%s', (_, bets, brought) => expect(broughtBy(read(...bets))).toEqual(brought))

  it.each([
    ['potential_profit', [null, -10_000n]],
    ['potential_liability', [8_600n, null]],
  ])('is unknown without %s', (field, brought) =>
    expect(broughtBy(read(openBet()).map((bet) => ({ ...bet, [field]: null })))).toEqual(brought),
  )

  it('is unknown with outdated bets, and nothing without bets', () => {
    const outdated = (...bets: object[]) => [...outcomesOf(read(...bets), ROWS, true).values()]
    expect(outdated(openBet())).toEqual([null, null])
    expect(outdated()).toEqual([])
  })
})

describe('the trail of a row', () => {
  const BEST = '1.23/odds/7/back/0'
  const note = (trail: readonly number[] | undefined, price: number | null, key = BEST) =>
    appendToTrails(new Map(trail && [['1.23/odds/7', trail]]), new Map([[key, oddsQuote(price, 10)]]), [
      { key, shown: { price: '', size: '' } },
    ]).get('1.23/odds/7')

  it.each([
    ['begins with the first price', undefined, 1.86, [1.86]],
    ['gets a price that differs', [1.86], 1.88, [1.86, 1.88]],
    ['stays when only the size has changed', [1.86], 1.86, [1.86]],
    ['stays without a price', [1.86], null, [1.86]],
  ])('%s', (_, trail, price, after) => expect(note(trail, price)).toEqual(after))

  it('keeps the last 60 prices', () => {
    const many = Array.from({ length: 60 }, (_, at) => at + 1)
    expect(note(many, 61)).toEqual([...many.slice(1), 61])
  })

  it.each(['1.23/odds/7/back/1', '1.23/odds/7/lay/0'])('ignores %s', (key) =>
    expect(note([1.86], 1.9, key)).toEqual([1.86]),
  )
})
