import { multiply, percentOf } from '@tiya/contract/arithmetic'
import type { PaymentMethod } from '@tiya/contract/money'
import type { Promotion } from '@tiya/contract/promotions'
import { failed, succeeded } from '@tiya/ports/result'
import { describe, expect, it } from 'vitest'
import { createActor, getNextSnapshot } from 'xstate'
import type { Result } from '#machines/common/result.ts'
import { isPositive } from '#machines/money/bonus.rules.ts'
import { depositMachine } from '#machines/money/deposit/deposit.machine.ts'
import {
  callError,
  channelOf,
  EMPTY_DEPOSIT,
  gainOf,
  mayHavePaid,
  methodOf,
  openPromotions,
  promotionOf,
  receivedOf,
  refusesPromotion,
  requestOf,
} from '#machines/money/deposit/deposit.rules.ts'
import type { DepositRequest, Eligibility, Offers, Player } from '#machines/money/deposit/deposit.types.ts'
import { paymentToEwallet, paymentToNumber, walletNumberOf } from '#machines/money/deposit/payment.rules.ts'
import { CASH_OUT, WALLET_NUMBER } from '../../site/payments.ts'
import { transaction } from '../records/records.fixture.ts'

const method = (id: string, name: string, account_type: string): PaymentMethod => ({
  id,
  name,
  status: 'active',
  account_type,
})
const BKASH = method('1', 'bKash', 'Agent')
const USDT = method('5', 'USDT', 'USDT')
const EWALLETS = { type: 'ewallet' as const, pgs: [BKASH] }
const CHANNEL = method('11', 'bKash', 'Agent')
const GOOD = { verified: true, transactions: [], underWay: null }
const PENDING = [{ id: '1', action: 'deposit', key: '0', amount: 500_00, created_at: '' }]
const DOUBLE: Promotion = { id: '3', name: 'Double', desc: '', thumbnail: '', status: 'active' }

const offers = (form: Partial<Offers['form']>, more: Partial<Offers> = {}): Offers => ({
  form: { ...EMPTY_DEPOSIT, ...form },
  methods: [BKASH, USDT],
  promotions: [],
  channels: [CHANNEL],
  ...more,
})
const FULL = { method: '1', channel: '11', amount: '500' }

/** Returns the chart after an event that meets it with a form, with all loaded but for what `regions` say. */
function after(chosen: Offers, regions: object, event: object) {
  const start = createActor(depositMachine, {
    input: { remoteId: '41', form: chosen.form },
  }).getSnapshot()
  const before = depositMachine.resolveState({
    value: { open: { channels: 'ready', ...regions } as never },
    context: { ...start.context, ...chosen, channelsMethod: chosen.form.method },
  })
  return getNextSnapshot(depositMachine, { ...before, children: start.children }, event as never)
}

/** Returns the context after the check of a form: the chart has the order of the checks. */
const checked = (chosen: Offers, check: Result<Eligibility>) =>
  after(chosen, { form: 'checking' }, { type: 'xstate.done.actor.loadEligibility', output: check }).context

const firstError = (chosen: Offers, player: Player, offersUsdt = true) =>
  checked(chosen, succeeded({ ...player, underWay: null, offersUsdt })).error?.kind ?? null

it.each(['ready', 'loading'])(
  'another method loads its own channels while those of the last one are %s',
  (channels) => {
    const event = { type: 'field.changed', field: 'method', value: '5' }
    const { value, context } = after(offers(FULL), { channels, form: 'choosing' }, event)
    expect(value).toMatchObject({ open: { channels: 'loading' } })
    expect(context).toMatchObject({ channelsMethod: '5', channels: null })
  },
)

describe('the first error of a deposit, in the order of the product', () => {
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
    ['nothing, without a choice of promotion', FULL, GOOD, null],
    ['nothing, at the least', { ...FULL, amount: '100' }, GOOD, null],
    ['nothing, at the least in Bengali digits', { ...FULL, amount: '১০০' }, GOOD, null],
    ['nothing, at the most', { ...FULL, amount: '25000' }, GOOD, null],
  ])('is %s', (_, form, eligibility, error) => expect(firstError(offers(form), eligibility)).toBe(error))

  it.each([
    ['a decided deposit', { ...PENDING[0], key: '1' }],
    ['a pending withdrawal', { ...PENDING[0], action: 'withdraw' }],
  ])('is not %s', (_, transaction) =>
    expect(firstError(offers(FULL), { verified: true, transactions: [transaction as never] })).toBeNull(),
  )

  it('is outside of the range of the channel’s currency', () => {
    const usdt = (amount: string) =>
      firstError(offers({ method: '5', channel: '5', amount }, { channels: [USDT] }), GOOD)
    expect(['9', '10', '200', '201'].map(usdt)).toEqual(['outOfRange', null, null, 'outOfRange'])
    // A channel in taka for a method in USDT.
    expect(firstError(offers({ method: '5', channel: '11', amount: '100' }), GOOD)).toBeNull()
  })

  it('is a missing channel only if there are channels', () => {
    const form = { method: '1', amount: '500' }
    expect(firstError(offers(form, { channels: [] }), GOOD)).toBeNull()
    expect(firstError(offers(form, { methods: EWALLETS, channels: null }), GOOD)).toBeNull()
    expect(firstError(offers(form, { channels: null }), GOOD)).toBe('channelMissing')
    const closed = [{ ...CHANNEL, status: 'inactive' }]
    expect(firstError(offers(FULL, { channels: closed }), GOOD)).toBe('channelMissing')
  })
})

describe('rows of one id', () => {
  const NAGAD = method('1', 'Nagad', 'Agent')
  const SEND = method('11', 'bKash', 'Personal')
  const HALF = { ...DOUBLE, name: 'Half' }
  const choice = (form: Partial<Offers['form']>): Offers =>
    offers(form, { methods: [BKASH, NAGAD], channels: [CHANNEL, SEND], promotions: [DOUBLE, HALF] })

  it('are each chosen by a key of their own, and none by the id that they share', () => {
    for (const [key, row] of [
      ['["1","bKash","Agent",null] 0', BKASH],
      ['["1","Nagad","Agent",null] 0', NAGAD],
      ['1', null],
    ] as const)
      expect(methodOf(choice({ method: key }))).toEqual(row)
    for (const [key, row] of [
      ['["11","bKash","Agent",null] 0', CHANNEL],
      ['["11","bKash","Personal",null] 0', SEND],
      ['11', null],
    ] as const)
      expect(channelOf(choice({ channel: key }))).toEqual(row)
    for (const [key, row] of [
      ['["3","Double"] 0', DOUBLE],
      ['["3","Half"] 0', HALF],
      ['3', null],
    ] as const)
      expect(promotionOf(choice({ promotion: key }))).toEqual(row)
  })

  it('are chosen by the id that `/promotions` gives and name once they are loaded, or the first', () => {
    const loaded = (promotion: string, promotions: readonly Promotion[], name?: string) =>
      after(
        offers({ ...FULL, promotion, ...(name && { name }) }),
        { form: 'choosing' },
        { type: 'xstate.done.actor.loadPromotions', output: succeeded(promotions) },
      ).context
    expect(loaded('3', [DOUBLE, HALF]).form).toEqual({ ...FULL, promotion: '["3","Double"] 0' })
    expect(firstError(loaded('3', [DOUBLE, HALF]), GOOD)).toBeNull()
    expect(loaded('3', [DOUBLE]).form.promotion).toBe('3')
    expect(loaded('3', [DOUBLE, HALF], 'Half').form.promotion).toBe('["3","Half"] 0')
    expect(loaded('3', [DOUBLE, HALF], 'Renamed').form.promotion).toBe('["3","Double"] 0')
    for (const kept of ['["3","Half"] 0', '9', 'none', ''])
      expect(loaded(kept, [DOUBLE, HALF]).form.promotion).toBe(kept)
  })

  it('go out under their id', () => {
    const chosen = choice({
      method: '["1","Nagad","Agent",null] 0',
      channel: '["11","bKash","Personal",null] 0',
      amount: '500',
      promotion: '["3","Half"] 0',
    })
    expect(requestOf({ ...chosen, remoteId: '41', transactions: [] })).toMatchObject({
      method: NAGAD,
      channel: SEND,
      promotionId: '3',
    })
  })
})

describe('what a deposit brings', () => {
  const gives = (percent: string): Partial<Offers> => ({ channels: [{ ...CHANNEL, deposit_bouns: percent }] })
  const doubledTo = (max_bonus?: number | null) => ({
    promotions: [{ ...DOUBLE, deposit_bouns: '100', max_bonus }],
  })
  const doubled = doubledTo(7_777_00)

  it.each<[string, Offers, number | null]>([
    ['includes the bonus of its channel', offers(FULL, gives('2.5')), 512_50],
    [
      'includes the bonus of a method without channels',
      offers({ ...FULL, channel: '' }, { methods: [{ ...BKASH, deposit_bouns: '3' }] }),
      515_00,
    ],
    ['includes the bonus of its promotion', offers({ ...FULL, promotion: '3' }, doubled), 1_000_00],
    ['includes both bonuses', offers({ ...FULL, promotion: '3' }, { ...gives('2.5'), ...doubled }), 1_012_50],
    [
      'is unknown with a promotion whose bonus is unknown',
      offers({ ...FULL, promotion: '3' }, { ...gives('2.5'), promotions: [DOUBLE] }),
      null,
    ],
    ['is at most what its promotion brings', offers({ ...FULL, promotion: '3' }, doubledTo(499_99)), 999_99],
    ['reaches what its promotion brings', offers({ ...FULL, promotion: '3' }, doubledTo(500_00)), 1_000_00],
    ['is unknown without a promotion’s maximum', offers({ ...FULL, promotion: '3' }, doubledTo(null)), null],
    [
      'needs no maximum of a promotion without a bonus',
      offers(
        { ...FULL, promotion: '3' },
        { ...gives('2.5'), promotions: [{ ...DOUBLE, deposit_bouns: '0' }] },
      ),
      512_50,
    ],
    ['is not told without a bonus', offers(FULL, gives('0')), null],
    ['is not told without an amount', offers({ ...FULL, amount: '5.5' }, gives('2.5')), null],
    ['is not told below the least deposit', offers({ ...FULL, amount: '99' }, gives('2.5')), null],
    ['is not told above the largest deposit', offers({ ...FULL, amount: '25001' }, gives('2.5')), null],
  ])('%s', (_, chosen, received) => expect(receivedOf(chosen, '121.50')).toBe(received))

  it('in USDT is in taka, at a rate that must be known', () => {
    const usdt = offers({ method: '5', amount: '10', promotion: '3' }, { channels: [], ...doubled })
    expect([receivedOf(usdt, '121.50'), receivedOf(usdt, undefined)]).toEqual([2_430_00, null])
  })
})

it.each([
  ['is the percentage of the amount', 500_00, 7_777_00, { bonus: 500_00, turnover: 6_000_00 }],
  ['is at most its maximum', 25_000_00, 7_777_00, { bonus: 7_777_00, turnover: 93_324_00 }],
  ['is nothing where that is its maximum', 500_00, 0, { bonus: 0, turnover: 0 }],
  ['is unknown where its maximum is not told', 500_00, undefined, null],
  ['is unknown where its maximum is null', 500_00, null, null],
  ['is unknown where its maximum is not told, also of nothing', 0, undefined, null],
])('what a promotion brings %s', (_, taka, max_bonus, gain) =>
  expect(gainOf(taka, { ...DOUBLE, deposit_bouns: '100', turnover: '12', max_bonus })).toEqual(gain),
)

describe('the check', () => {
  const LOST = { kind: 'lost' } as const
  it('stops the deposit if it fails, before any other error', () =>
    expect(checked(offers({}), failed(LOST)).error).toEqual({ kind: 'loadEligibility', failure: LOST }))
})

describe('a payment under way', () => {
  const underWay = (transactionId: string) => ({
    payment: CASH_OUT,
    form: { phone: '01712345678', transactionId },
    outcomeUnknown: false,
  })

  it.each([
    ['', false],
    ['  ', false],
    ['8N7A2QX91K', true],
  ])('with %j as its transaction ID, typed in another tab, may be paid: %s', (id, isPaid) => {
    const player = { underWay: underWay(id), transactions: [] }
    expect(mayHavePaid({ replaces: false }, player)).toBe(isPaid)
    expect(mayHavePaid({ replaces: true }, player)).toBe(false)
  })

  it.each([
    ['0', '900', true],
    ['1', '900', false],
    ['1', '8n7a-2qx-91k', false],
    ['1', 'ANOTHER123', true],
  ])(
    'to an e-wallet is warned of if the transactions hold a deposit of key %s and id %s: %s',
    (key, id, warns) => {
      const payment = { ...WALLET_NUMBER, transaction: '900' }
      const player = {
        underWay: { ...underWay('8N7A2QX91K'), payment },
        transactions: [transaction({ action: 'deposit', key, transaction_id: id })],
      }
      expect(mayHavePaid({ replaces: false }, player)).toBe(warns)
    },
  )

  it('that is over, or confirmed in another tab, is not paid again', () =>
    expect(mayHavePaid({ replaces: false }, { underWay: null, transactions: [] })).toBe(false))
})

describe('promotions', () => {
  it.each([
    ['an active one is offered', {}, true],
    ['one that is displayed only is not offered', { status: 'display' }, false],
    ['one that ends a second later is offered', { end_date: '2026-03-02 06:00:01' }, true],
    ['one that ends now is not offered', { end_date: '2026-03-02 06:00:00' }, false],
    ['one without an end is offered', { end_date: null }, true],
  ])('%s', (_, more, isOpen) => {
    const now = Date.parse('2026-03-02T06:00:00Z')
    expect(openPromotions([{ ...DOUBLE, ...more }], now)).toHaveLength(isOpen ? 1 : 0)
  })

  it.each([
    [500_00, '100', 500_00],
    [333_00, '2.5', 8_32],
    [1_00, '0.5', 0],
    [1_00, '0.99', 0],
    [25_000_00, '0.004', 1_00],
    [500_00, '-3', 0],
    [500_00, 'much', 0],
    [500_00, null, 0],
  ])('add to %i, with %s percent, a bonus of %i', (amount, percent, bonus) =>
    expect(percentOf(amount, percent)).toBe(bonus),
  )

  it.each([
    [500_00, '12', 6_000_00],
    [8_32, '1.5', 12_48],
    [9_99, '122.5050', 1_223_82],
    [25_000_00, '0.0001', 2_50],
    [500_00, '0', 0],
    [500_00, '-1', 0],
    [500_00, '1e3', 0],
    [500_00, undefined, 0],
  ])('%i times %s is %i', (amount, decimal, product) => expect(multiply(amount, decimal)).toBe(product))

  it('a percentage above 0 adds something', () =>
    expect(['3', '0.01', '0', '0.00', '-1', '', null].filter(isPositive)).toEqual(['3', '0.01']))
})

it.each([
  ['1712345678', '01712345678'],
  ['8801712345678', '01712345678'],
  ['+8801712345678', '01712345678'],
  ['01712345678', '01712345678'],
  [' 8801712345678', '01712345678'],
  ['01712-345678', '01712-345678'],
  ['171234567', '171234567'],
  ['AC-1712345678', 'AC-1712345678'],
])('the wallet number %s is paid to as %s', (given, number) => {
  expect(walletNumberOf(given, 'BDT')).toBe(number)
  expect(walletNumberOf(given, 'USDT')).toBe(given)
})

describe('the payment of a request', () => {
  const REQUEST: DepositRequest = {
    remoteId: '41',
    method: { ...BKASH, icon: 'bkash.svg' },
    channel: CHANNEL,
    currency: 'BDT',
    amount: 500_00,
    promotionId: '3',
    rejected: ['7'],
  }
  const TO_NUMBER = {
    remoteId: '41',
    method: 'bKash',
    icon: 'bkash.svg',
    amount: 500_00,
    currency: 'BDT',
    promotionId: '3',
    rejected: ['7'],
    paymentId: '11',
    number: '01700000321',
    url: '',
    message: '',
    network: '',
    transaction: '',
  }

  it('goes to the first number, within 10 minutes, 30 in USDT', () => {
    const numbers = ['01700000321', '01700000322'].map((account_number) => ({ id: '1', account_number }))
    expect(paymentToNumber(REQUEST, numbers, 1_000)).toEqual({
      ...TO_NUMBER,
      paymentType: 'cashOut',
      deadline: 601_000,
      whole: 600_000,
    })
    expect(paymentToNumber({ ...REQUEST, currency: 'USDT' }, numbers, 0)).toMatchObject({
      deadline: 1_800_000,
      whole: 1_800_000,
    })
    expect(paymentToNumber(REQUEST, [], 0)).toBeNull()
  })

  it.each([
    [CHANNEL, 'cashOut', '11'],
    [{ ...CHANNEL, account_type: ' personal ' }, 'sendMoney', '11'],
    [{ ...CHANNEL, account_type: 'Marchent' }, 'makePayment', '11'],
    [{ ...CHANNEL, account_type: 'Bank' }, 'other', '11'],
    [null, 'cashOut', '1'],
  ])('is made as the channel says: %o', (channel, paymentType, paymentId) => {
    const payment = paymentToNumber({ ...REQUEST, channel }, [{ id: '1', account_number: '017' }], 0)
    expect(payment).toMatchObject({ paymentType, paymentId })
  })

  it('names the network of its channel, or of a method without channels', () => {
    const numbers = [{ id: '1', account_number: 'TiyaDemo' }]
    const network = (channel: PaymentMethod | null, method = USDT) =>
      paymentToNumber({ ...REQUEST, method, channel, currency: 'USDT' }, numbers, 0)?.network
    expect(network({ ...USDT, network: 'TRC20' })).toBe('TRC20')
    expect(network(null, { ...USDT, network: 'BEP20' })).toBe('BEP20')
    expect(network({ ...USDT, network: null })).toBe('')
  })

  it('goes to an e-wallet by its number or its page', () => {
    const answer = {
      amount: 499_00,
      transaction: 'T900',
      number: '01700000321',
      message: 'Pay there.',
      timer: 15,
    }
    expect(paymentToEwallet(REQUEST, answer, '', 1_000)).toEqual({
      ...TO_NUMBER,
      amount: 499_00,
      paymentType: 'ewallet',
      message: 'Pay there.',
      transaction: 'T900',
      deadline: 901_000,
      whole: 900_000,
    })
    const url = 'https://wallet.test/pay'
    const page = paymentToEwallet(REQUEST, { ...answer, number: null, message: null }, url, 0)
    expect(page).toMatchObject({ number: '', url, message: '' })
    expect(paymentToEwallet(REQUEST, { ...answer, number: null }, '', 0)).toBeNull()
  })

  it('is missing with a reason', () => {
    expect(callError('requestNumber', succeeded(null))).toEqual({ kind: 'unavailable' })
    const failure = { kind: 'lost' } as const
    expect(callError('requestEwallet', failed(failure))).toEqual({ kind: 'requestEwallet', failure })
  })
})

it('the server refuses a promotion with 422 and the field, before a number is given', () => {
  const fields = { promotion_id: 'You have had it.' }
  const refused = { kind: 'refused', status: 422, fields } as const
  expect(refusesPromotion({ kind: 'requestNumber', failure: refused })).toBe(true)
  expect(refusesPromotion({ kind: 'requestEwallet', failure: refused })).toBe(true)
  expect(refusesPromotion({ kind: 'loadEligibility', failure: refused })).toBe(false)
  expect(refusesPromotion({ kind: 'requestNumber', failure: { ...refused, status: 409 } })).toBe(false)
  expect(refusesPromotion({ kind: 'requestNumber', failure: { kind: 'refused', status: 422 } })).toBe(false)
  expect(refusesPromotion({ kind: 'requestNumber', failure: { kind: 'lost' } })).toBe(false)
  expect(refusesPromotion({ kind: 'unavailable' })).toBe(false)
  expect(refusesPromotion(null)).toBe(false)
})
