import type { Promotion } from '@tiya/contract/promotions'
import { failed, succeeded } from '@tiya/ports/result'
import { describe, expect, it } from 'vitest'
import { firstWords } from '#machines/common/words.ts'
import { isCurrent, isListed } from '#machines/rewards/listedPromotions.rules.ts'
import {
  CATEGORIES,
  foundPromotion,
  periodOf,
  promotionAddress,
  promotionsByAddress,
  promotionsIn,
} from '#machines/rewards/promotions/promotions.rules.ts'

const PROMOTION: Promotion = { id: '7', name: 'Double', desc: '', thumbnail: '', status: 'active' }
const at = (iso: string) => Date.parse(iso)

it.each([
  ['', ''],
  ['  \n ', ''],
  [' one\n two\tthree four  five ', 'one two three four five'],
  ['one two three four five six', 'one two three four five…'],
  ['১ ২ ৩ ৪ ৫ ৬', '১ ২ ৩ ৪ ৫…'],
])('the first words of “%s” are “%s”', (text, words) => expect(firstWords(text, 5)).toBe(words))

it.each([
  ['without times', {}, '2026-03-02T06:00:00Z', true],
  ['with times that can’t be read', { start_date: 'soon', end_date: '' }, '2026-03-02T06:00:00Z', true],
  ['before its start', { start_date: '2026-03-02 06:00:00' }, '2026-03-02T05:59:59.999Z', false],
  ['at its start', { start_date: '2026-03-02 06:00:00' }, '2026-03-02T06:00:00Z', true],
  ['before its end', { end_date: ' 2026-03-02 06:00:00 ' }, '2026-03-02T05:59:59.999Z', true],
  ['at its end', { end_date: '2026-03-02 06:00:00' }, '2026-03-02T06:00:00Z', false],
  ['before midnight in Dhaka', { start_date: '2026-03-02' }, '2026-03-01T17:59:59.999Z', false],
  ['at midnight in Dhaka', { start_date: '2026-03-02' }, '2026-03-01T18:00:00Z', true],
  ['late on its last day in Dhaka', { end_date: '2026-03-02' }, '2026-03-02T17:59:59.999Z', true],
  ['after its last day in Dhaka', { end_date: '2026-03-02' }, '2026-03-02T18:00:00Z', false],
])('a promotion is current, or is not, %s', (_, times, now, expected) =>
  expect(isCurrent(times, at(now))).toBe(expected),
)

const now = at('2026-03-02T06:00:00Z')
it.each([
  [{}, true],
  [{ status: 'display' }, true],
  [{ status: 'inactive' }, false],
  [{ end_date: '2026-03-02 05:59:59' }, false],
  [{ start_date: '2026-03-02 06:00:01' }, false],
  [{ categories: [] }, true],
  [{ categories: null }, true],
  [{ categories: [16] }, false],
  [{ categories: [2048, 4096] }, false],
  [{ categories: [16384] }, false],
  [{ categories: [16, 1] }, true],
  [{ categories: [77] }, true],
])('a promotion with the fields %o is listed: %o', (changes, expected) =>
  expect(isListed({ ...PROMOTION, ...changes }, now)).toBe(expected),
)

describe('the categories', () => {
  const all = [99, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384].map((id) => ({
    ...PROMOTION,
    id: String(id),
    categories: [id],
  }))
  const idsIn = (category: (typeof CATEGORIES)[number]['key']) =>
    promotionsIn([...all, PROMOTION], category).map(({ id }) => id)

  it('are those of the product, in its order, each with the promotions of one id', () => {
    const ids = CATEGORIES.slice(1).map(({ key }) => `${key} ${idsIn(key)}`)
    expect(ids.join(', ')).toBe(
      'welcome 99, slots 1, casino 2, sports 4, fishing 8, esports 32, lottery 64, p2p 128, table 256, arcade 1024, crash 8192, others 512',
    )
    expect(CATEGORIES[0]?.key).toBe('all')
  })

  it('a promotion without categories is listed only among all promotions', () => {
    expect(idsIn('all')).toHaveLength(17)
    expect(promotionsIn([PROMOTION, { ...PROMOTION, categories: null }], 'slots')).toEqual([])
    expect(promotionsIn([{ ...PROMOTION, categories: [16, 1] }], 'slots')).toHaveLength(1)
  })
})

describe('a promotion', () => {
  it('has an address', () => {
    expect(promotionAddress('7')).toBe('/promotions?id=7')
    expect(promotionAddress('a b&c')).toBe('/promotions?id=a%20b%26c')
    expect(promotionAddress('')).toBe('/promotions')
  })

  it.each([
    ['listed is found', succeeded(PROMOTION), succeeded(PROMOTION)],
    ['over is not found', succeeded({ ...PROMOTION, end_date: '2026-03-02 06:00:00' }), succeeded(null)],
    ['unknown is not found', failed({ kind: 'refused', status: 404 }), succeeded(null)],
    ['gone is not found', failed({ kind: 'refused', status: 410 }), succeeded(null)],
    [
      'refused is a failure',
      failed({ kind: 'refused', status: 403 }),
      failed({ kind: 'refused', status: 403 }),
    ],
    ['lost is a failure', failed({ kind: 'lost' }), failed({ kind: 'lost' })],
  ] as const)('that is %s', (_, answer, found) => {
    expect(foundPromotion(answer, now)).toEqual(found)
  })

  it.each([
    [{}, undefined, undefined],
    [{ start_date: 'soon', end_date: 'later' }, undefined, undefined],
    [
      { start_date: '2026-03-01 18:00:00', end_date: '2026-03-31T17:59:59Z' },
      '2026-03-02 00:00',
      '2026-03-31 23:59',
    ],
    [{ start_date: '2026-03-01', end_date: '2026-03-31' }, '2026-03-01', '2026-03-31'],
  ])('with %o is shown from %s until %s', (times, from, until) =>
    expect(periodOf(times)).toEqual({ from, until }),
  )
})

it('two promotions of one id have addresses of their own', () => {
  const [first, second] = [
    { id: '7', name: 'Welcome' },
    { id: '7', name: 'Cashback' },
  ] as Promotion[]
  expect([...promotionsByAddress([first, second] as Promotion[])]).toEqual([
    ['7', first],
    ['7~2', second],
  ])
})
