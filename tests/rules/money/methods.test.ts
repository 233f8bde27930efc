import type { PaymentMethod } from '@tiya/contract/money'
import { describe, expect, it } from 'vitest'
import {
  amountError,
  DEPOSIT_QUICK,
  readAmount,
  WITHDRAWAL_QUICK,
} from '#machines/common/input/amount.rules.ts'
import { actionOf, CHANNEL_ACTIONS, currencyOf, offeredMethods } from '#machines/money/methods.rules.ts'

const method = (changes: Partial<PaymentMethod>): PaymentMethod => ({
  id: '1',
  name: 'bKash',
  status: 'active',
  ...changes,
})

it('the quick amounts are those of the product', () => {
  expect(DEPOSIT_QUICK).toEqual({
    BDT: [100, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 15_000, 20_000, 25_000],
    USDT: [10, 20, 30, 50, 100, 150, 200],
  })
  expect(WITHDRAWAL_QUICK).toEqual([500, 1_000, 2_000, 3_000, 5_000, 10_000, 15_000, 20_000, 25_000])
})

it('a payment names one of four actions', () =>
  expect(CHANNEL_ACTIONS).toEqual(['sendMoney', 'cashOut', 'makePayment', 'usdt']))

it.each([
  ['500', 500_00, null],
  [' 500 ', 500_00, null],
  ['০', 0, null],
  ['২৫০০০', 25_000_00, null],
  ['007', 7_00, null],
  ['999999999999', 99_999_999_999_900, null],
  ['1000000000000', null, 'outOfRange'],
  ['1.5', null, 'notWhole'],
  ['1.0', null, 'notWhole'],
  ['-500', null, 'notWhole'],
  ['+500', null, 'notWhole'],
  ['1e3', null, 'notWhole'],
  ['0x10', null, 'notWhole'],
  ['', null, 'missing'],
  ['   ', null, 'missing'],
])('the typed amount %j is read as %j, with the error %j', (typed, amount, error) =>
  expect([readAmount(typed), amountError(typed)]).toEqual([amount, error]),
)

describe('methods', () => {
  it.each([
    ['Personal', 'sendMoney'],
    ['agent', 'cashOut'],
    ['Merchant', 'makePayment'],
    ['Marchent', 'makePayment'],
    [' USDT ', 'usdt'],
    ['other', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    ['constructor', undefined],
  ])('of the account type %j are paid by %j', (type, action) => expect(actionOf(type)).toBe(action))

  it.each([
    [method({ account_type: 'usdt' }), 'USDT'],
    [method({ name: 'USDT' }), 'USDT'],
    [method({ name: 'usdt TRC20', account_type: 'Personal' }), 'USDT'],
    [method({ name: 'USDTX' }), 'BDT'],
    [method({ name: 'My USDT' }), 'BDT'],
    [method({}), 'BDT'],
    [null, 'BDT'],
  ])('%j have the currency %s', (one, currency) => expect(currencyOf(one)).toBe(currency))

  it('are offered while they are active, each name once', () => {
    const all = [
      method({ id: '1', status: 'inactive' }),
      method({ id: '2' }),
      method({ id: '3', name: ' BKASH ' }),
      method({ id: '4', name: 'Nagad' }),
    ]
    for (const methods of [all, { type: 'ewallet' as const, pgs: all }])
      expect(offeredMethods(methods).map(({ id }) => id)).toEqual(['2', '4'])
  })
})
