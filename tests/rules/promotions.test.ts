import { describe, expect, it } from 'vitest'
import { firstWords } from '../../machines/common/words.ts'
import type { Promotion } from '../../machines/contract/promotions.ts'
import { isCurrent, isListed } from '../../machines/rewards/listedPromotions.rules.ts'

const PROMOTION: Promotion = { id: '7', name: 'Double', desc: '', thumbnail: '', status: 'active' }
const at = (iso: string) => Date.parse(iso)

describe('the first words of a text', () => {
  it.each([
    ['', ''],
    ['  \n ', ''],
    ['one', 'one'],
    [' one\n two\tthree four  five ', 'one two three four five'],
    ['one two three four five six', 'one two three four five…'],
    ['১ ২ ৩ ৪ ৫ ৬', '১ ২ ৩ ৪ ৫…'],
  ])('of “%s” are “%s”', (text, words) => {
    expect(firstWords(text, 5)).toBe(words)
  })
})

describe('a promotion is current', () => {
  it.each([
    ['without times', {}, '2026-03-02T06:00:00Z', true],
    ['with times that can’t be read', { start_date: 'soon', end_date: '' }, '2026-03-02T06:00:00Z', true],
    ['with null', { start_date: null, end_date: null }, '2026-03-02T06:00:00Z', true],
    ['before its start', { start_date: '2026-03-02 06:00:00' }, '2026-03-02T05:59:59.999Z', false],
    ['at its start', { start_date: '2026-03-02 06:00:00' }, '2026-03-02T06:00:00Z', true],
    ['before its end', { end_date: ' 2026-03-02 06:00:00 ' }, '2026-03-02T05:59:59.999Z', true],
    ['at its end', { end_date: '2026-03-02 06:00:00' }, '2026-03-02T06:00:00Z', false],
    ['before an end in ISO', { end_date: '2026-03-02T06:00:00Z' }, '2026-03-02T05:59:59.999Z', true],
    ['at an end in ISO', { end_date: '2026-03-02T06:00:00Z' }, '2026-03-02T06:00:00Z', false],
    ['before an end in Dhaka', { end_date: '2026-03-02T06:00:00+06:00' }, '2026-03-01T23:59:59Z', true],
    ['at an end in Dhaka', { end_date: '2026-03-02T06:00:00+06:00' }, '2026-03-02T00:00:00Z', false],
    ['before midnight in Dhaka', { start_date: '2026-03-02' }, '2026-03-01T17:59:59.999Z', false],
    ['at midnight in Dhaka', { start_date: '2026-03-02' }, '2026-03-01T18:00:00Z', true],
    ['late on its last day in Dhaka', { end_date: ' 2026-03-02' }, '2026-03-02T17:59:59.999Z', true],
    ['after its last day in Dhaka', { end_date: '2026-03-02' }, '2026-03-02T18:00:00Z', false],
  ])('%s', (_, times, now, expected) => {
    expect(isCurrent(times, at(now))).toBe(expected)
  })
})

describe('a promotion is listed', () => {
  const now = at('2026-03-02T06:00:00Z')
  it.each([
    [{}, true],
    [{ status: 'display' }, true],
    [{ status: 'inactive' }, false],
    [{ status: '' }, false],
    [{ end_date: '2026-03-02 05:59:59' }, false],
    [{ start_date: '2026-03-02 06:00:01' }, false],
    [{ categories: [] }, true],
    [{ categories: null }, true],
    [{ categories: [16] }, false],
    [{ categories: [2048, 4096] }, false],
    [{ categories: [16384] }, false],
    [{ categories: [16, 1] }, true],
    [{ categories: [77] }, true],
  ])('with %o: %o', (changes, expected) => {
    expect(isListed({ ...PROMOTION, ...changes }, now)).toBe(expected)
  })
})
