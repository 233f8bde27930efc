import { describe, expect, it } from 'vitest'
import { secondsLeft } from '../../machines/common/deadline.rules.ts'
import type { PaymentMethod } from '../../machines/contract/money.ts'
import { isPositive, percentOf, turnoverOf } from '../../machines/money/bonus.rules.ts'
import { EMPTY_DEPOSIT, firstProblem, type Offers } from '../../machines/money/deposit/deposit.rules.ts'
import {
  checkPayment,
  ewalletWithin,
  payWithin,
  receiptError,
} from '../../machines/money/makePayment/makePayment.rules.ts'
import { requestState } from '../../machines/money/paymentRequest/paymentRequest.rules.ts'

const method = (id: string, name: string, account_type: string): PaymentMethod => ({
  id,
  name,
  status: 'active',
  account_type,
})
const BKASH = method('1', 'bKash', 'Agent')
const USDT = method('5', 'USDT', 'USDT')
const GOOD = { verified: true, transactions: [] }
const PENDING = [{ id: '1', action: 'deposit', key: '0', amount: 500_00, created_at: '' }]

const offers = (form: Partial<Offers['form']>, more: Partial<Offers> = {}): Offers => ({
  form: { ...EMPTY_DEPOSIT, ...form },
  methods: [BKASH, USDT],
  promotions: [],
  channels: [method('11', 'bKash', 'Agent')],
  ...more,
})
const FULL = { method: '1', channel: '11', amount: '500' }

describe('what is in the way of a deposit, in the order of the specification', () => {
  it.each([
    ['no verified phone, before all else', {}, { verified: false, transactions: PENDING }, 'unverified'],
    ['a pending deposit', {}, { verified: true, transactions: PENDING }, 'pending'],
    ['no amount', { method: '1' }, GOOD, 'amountMissing'],
    ['no method', { amount: 'x' }, GOOD, 'methodMissing'],
    ['a method that is not offered', { amount: '500', method: '9' }, GOOD, 'methodMissing'],
    ['no channel', { amount: 'x', method: '1' }, GOOD, 'channelMissing'],
    ['a channel of another method', { amount: 'x', method: '1', channel: '51' }, GOOD, 'channelMissing'],
    ['half a taka', { ...FULL, amount: '500.5' }, GOOD, 'notWhole'],
    ['too little', { ...FULL, amount: '99' }, GOOD, 'outOfRange'],
    ['too much', { ...FULL, amount: '25001' }, GOOD, 'outOfRange'],
    ['a promotion that is not offered', { ...FULL, promotion: '3' }, GOOD, 'promotionMissing'],
    ['nothing, with no promotion', { ...FULL, promotion: 'none' }, GOOD, null],
    ['nothing, at the least', { ...FULL, amount: '১০০' }, GOOD, null],
    ['nothing, at the most', { ...FULL, amount: '25000' }, GOOD, null],
  ])('%s', (_, form, standing, problem) => {
    expect(firstProblem(offers(form), standing)).toBe(problem)
  })

  it('limits follow the currency of the channel', () => {
    const usdt = (amount: string) =>
      firstProblem(offers({ method: '5', channel: '5', amount }, { channels: [USDT] }), GOOD)
    expect(['9', '10', '200', '201'].map(usdt)).toEqual(['outOfRange', null, null, 'outOfRange'])
  })

  it('a channel is not asked for where there are none', () => {
    const form = { method: '1', amount: '500' }
    expect(firstProblem(offers(form, { channels: [] }), GOOD)).toBeNull()
    expect(
      firstProblem(offers(form, { methods: { type: 'ewallet', pgs: [BKASH] }, channels: null }), GOOD),
    ).toBeNull()
    expect(firstProblem(offers(form, { channels: null }), GOOD)).toBe('channelMissing')
    const closed = [{ ...BKASH, id: '11', status: 'inactive' }]
    expect(firstProblem(offers(FULL, { channels: closed }), GOOD)).toBe('channelMissing')
  })
})

describe('bonus and turnover, in whole poisha', () => {
  it.each([
    [500_00, '100', 500_00],
    [333_00, '2.5', 8_32],
    [1_00, '0.5', 0],
    [500_00, '-3', 0],
    [500_00, 'much', 0],
    [500_00, null, 0],
  ])('%i with %s percent adds %i', (amount, percent, bonus) => {
    expect(percentOf(amount, percent)).toBe(bonus)
  })

  it('turnover is a multiple of the bonus', () => {
    expect([turnoverOf(500_00, '12'), turnoverOf(8_32, '1.5'), turnoverOf(500_00, undefined)]).toEqual([
      6_000_00, 12_48, 0,
    ])
  })

  it('tells what adds something', () => {
    expect(['3', '0.01', '0', '0.00', '-1', '', null].map(isPositive)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('time to pay', () => {
  it('is 10 minutes, 30 in USDT, and what an e-wallet says', () => {
    expect([payWithin('BDT'), payWithin('USDT')]).toEqual([600_000, 1_800_000])
    expect([15, 0.5, null, 0, -5, 100_000].map(ewalletWithin)).toEqual([
      900_000, 30_000, 600_000, 600_000, 600_000, 600_000,
    ])
  })

  it('is the distance to the deadline, whatever the clock did meanwhile', () => {
    expect(secondsLeft(600_000, 0, 600_000)).toBe(600)
    expect(secondsLeft(600_000, 599_001, 600_000)).toBe(1)
    expect(secondsLeft(600_000, 600_000, 600_000)).toBe(0)
    expect(secondsLeft(600_000, 4_200_000, 600_000)).toBe(0)
    // The clock has been put back by an hour since.
    expect(secondsLeft(600_000, -3_600_000, 600_000)).toBe(600)
  })

  it('of a request is 30 minutes from its taking', () => {
    const rest = { kind: 'deposit', amount: 1, currency: 'BDT', method: '', icon: '' } as const
    expect(requestState({ ...rest, at: 1_000 })).toEqual({ ...rest, deadline: 1_801_000 })
  })
})

describe('the confirmation', () => {
  const phones = ['01712345678', '919876543210']

  it.each([
    ['01712345678', '8N7A2QX', {}],
    ['01712345678', ' 8N7A2Q ', { transactionId: true }],
    ['', '8N7A2QX', { phone: true }],
    ['01812345678', '8N7A2QX', { phone: true }],
    ['919876543210', '', { phone: true, transactionId: true }],
  ])('phone “%s” with id “%s”', (phone, transactionId, errors) => {
    expect(checkPayment({ phone, transactionId }, phones)).toEqual(errors)
  })

  it('takes a picture of 5 MB at most', () => {
    const size = 5 * 1024 * 1024
    expect(receiptError({ type: 'image/png', size })).toBeNull()
    expect(receiptError({ type: 'image/png', size: size + 1 })).toBe('tooLarge')
    expect(receiptError({ type: 'application/pdf', size: 1 })).toBe('notImage')
    expect(receiptError({ type: '', size: 1 })).toBe('notImage')
  })
})
