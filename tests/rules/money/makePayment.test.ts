import { describe, expect, it } from 'vitest'
import {
  canDropPromotion,
  checkPayment,
  copyTexts,
  ewalletWithin,
  isConfirmed,
  isPromotionRefused,
  isSamePayment,
  matchOf,
  mayHaveArrived,
  payWithin,
} from '#machines/money/makePayment/makePayment.rules.ts'
import { isPhoneFormat, receiptError, unshownError } from '#machines/money/receipt/receipt.rules.ts'
import { CASH_OUT, WALLET_NUMBER } from '../../site/payments.ts'
import { transaction } from '../records/records.fixture.ts'

const PAYMENT = { ...CASH_OUT, promotionId: null }

describe('the time to pay', () => {
  it('is 10 minutes, 30 in USDT', () =>
    expect([payWithin('BDT'), payWithin('USDT')]).toEqual([600_000, 1_800_000]))

  it.each([
    [15, 900_000],
    [0.5, 30_000],
    [1440, 86_400_000],
    [1440.01, 600_000],
    [0, 600_000],
    [-5, 600_000],
    [null, 600_000],
    [undefined, 600_000],
  ])('is, with an e-wallet whose timer says %s minutes, %i ms', (timer, milliseconds) =>
    expect(ewalletWithin(timer)).toBe(milliseconds),
  )
})

describe('the confirmation', () => {
  const phones = ['01712345678', '919876543210', '92123456789', '0171234567']

  it.each([
    ['01712345678', '8N7A2QX', {}],
    ['01712345678', '8N7A2Q', { transactionId: true }],
    ['01712345678', ' 8N7A2Q ', { transactionId: true }],
    ['', '8N7A2QX', { phone: 'missing' }],
    ['01812345678', '8N7A2QX', { phone: 'missing' }],
    ['92123456789', '8N7A2QX', { phone: 'invalid' }],
    ['919876543210', '', { phone: 'invalid', transactionId: true }],
    ['0171234567', '8N7A2QX', { phone: 'invalid' }],
  ])('of the phone “%s” with the id “%s” is checked', (phone, transactionId, errors) =>
    expect(checkPayment({ phone, transactionId }, phones)).toEqual(errors),
  )

  it('is found by its transaction id, without the spaces around it', () => {
    const form = { phone: '', transactionId: ' 8N7A2QX ' }
    const deposit = { id: '1', action: 'deposit', amount: 1, created_at: '', transaction_id: '8N7A2QX' }
    const match = (...all: object[]) => matchOf({ payment: PAYMENT, form }, all as never)
    expect(match({ ...deposit, key: '0' })).toBe('accepted')
    expect(match({ ...deposit, key: '2' })).toBe('rejected')
    expect(match({ ...deposit, key: '0', transaction_id: '8N7A2QY' })).toBe('notFound')
  })
})

it.each([
  [true, '8N7A2QX91K', true],
  [true, ' ', false],
  [false, '8N7A2QX91K', false],
])(
  'a confirmation of unknown outcome (%s) with %j as its ID may have arrived: %s',
  (outcomeUnknown, id, may) =>
    expect(mayHaveArrived({ outcomeUnknown, form: { phone: '', transactionId: id } })).toBe(may),
)

describe('the transactions confirm a payment', () => {
  const form = { phone: '01712345678', transactionId: '8N7A2QX91K' }

  it.each([
    ['that is approved under the e-wallet’s own id', WALLET_NUMBER, '1', '900', true],
    ['that is approved under the typed id', WALLET_NUMBER, '1', '8n7a2qx91k', true],
    ['not while it is pending under the e-wallet’s own id', WALLET_NUMBER, '0', '900', false],
    ['not while it is pending under the typed id', WALLET_NUMBER, '0', '8N7A2QX91K', false],
    ['not if it is rejected', WALLET_NUMBER, '2', '900', false],
    ['not by another id', WALLET_NUMBER, '1', '901', false],
    ['not without an e-wallet, before the player confirms it', CASH_OUT, '1', '8N7A2QX91K', false],
  ] as const)('%s', (_, payment, key, transaction_id, confirms) => {
    const rows = [transaction({ action: 'deposit', key, transaction_id })]
    expect(isConfirmed({ payment, form, outcomeUnknown: false }, rows)).toBe(confirms)
  })

  it.each([
    ['pending under the typed id', '0', '8N7A2QX91K', true],
    ['rejected', '2', '8N7A2QX91K', false],
    ['pending under the e-wallet’s own id', '0', '900', false],
  ])('whose confirmation has an unknown outcome, and that is %s', (_, key, transaction_id, confirms) => {
    const rows = [transaction({ action: 'deposit', key, transaction_id })]
    expect(isConfirmed({ payment: WALLET_NUMBER, form, outcomeUnknown: true }, rows)).toBe(confirms)
  })
})

describe('a confirmation with a promotion', () => {
  const PROMOTED = { ...PAYMENT, promotionId: '1' }
  const refused = (fields?: Record<string, string>) =>
    ({ kind: 'refused', status: 422, ...(fields && { fields }) }) as const
  const failure = refused({ promotion_id: 'Only once.' })

  it.each([
    ['can be sent without it', PROMOTED, failure, true],
    ['cannot be sent without one that it does not have', PAYMENT, failure, false],
    [
      'cannot be sent without it if it is that of an e-wallet',
      { ...PROMOTED, paymentType: 'ewallet' },
      failure,
      false,
    ],
    [
      'cannot be sent without it if another field was refused',
      PROMOTED,
      refused({ transaction_id: 'No.' }),
      false,
    ],
    ['cannot be sent without it if no field was refused', PROMOTED, refused(), false],
    ['cannot be sent without it if there is no response', PROMOTED, { kind: 'lost' }, false],
    ['cannot be sent without it if nothing has failed', PROMOTED, null, false],
    ['cannot be sent without a payment', null, failure, false],
  ] as const)('%s', (_, payment, failure, can) => {
    expect(canDropPromotion({ payment, failure, outcomeUnknown: false })).toBe(can)
  })

  it('cannot be sent without it while its outcome is unknown', () =>
    expect(canDropPromotion({ payment: PROMOTED, failure, outcomeUnknown: true })).toBe(false))

  it('is one to ask support about if it was refused because of it, also where it cannot be sent without', () => {
    expect(isPromotionRefused({ failure, outcomeUnknown: false })).toBe(true)
    expect(isPromotionRefused({ failure: refused(), outcomeUnknown: false })).toBe(false)
    expect(isPromotionRefused({ failure, outcomeUnknown: true })).toBe(false)
  })
})

it('a payment is the same without its promotion, and a different one with another number, page, id or deadline', () => {
  expect(isSamePayment(PAYMENT, { ...PAYMENT, promotionId: '7' })).toBe(true)
  for (const other of [{ deadline: 1 }, { number: '017' }, { url: 'https://a.test/' }, { transaction: '1' }])
    expect(isSamePayment(PAYMENT, { ...PAYMENT, ...other })).toBe(false)
})

describe('what is copied', () => {
  it.each([
    [500_00, '500'],
    [500_50, '500.50'],
    [500_05, '500.05'],
    [1, '0.01'],
    [0, ''],
    [-1, ''],
  ])('is, for an amount of %i hundredths, “%s”', (amount, text) =>
    expect(copyTexts({ ...PAYMENT, amount })).toEqual({ number: '01700000321', amount: text }),
  )

  it('is nothing without a payment', () => expect(copyTexts(null)).toEqual({ number: '', amount: '' }))
})

it.each([
  [5_242_880, null],
  [5_242_881, 'tooLarge'],
])('a receipt with %i bytes has the error %s', (size, error) => expect(receiptError({ size })).toBe(error))

it.each([
  ['image/png', 'broken'],
  ['application/pdf', 'notImage'],
  ['', 'notImage'],
  ['text/image/', 'notImage'],
])('a receipt of the type “%s” that can’t be shown has the error %s', (type, error) =>
  expect(unshownError({ type })).toBe(error),
)

it.each([
  ['\0\0\0\x18ftypheic', true],
  ['\0\0\0\nftyphevx', true],
  ['\0\0\0\x18ftypmif1', true],
  ['\0\0\0\x18ftypmsf1', true],
  ['\0\0\0\x18ftypavif', false],
  ['\0\0\0\x18ftypmp42', false],
  ['\x89PNG\r\n\x1a\n\0\0\0\r', false],
  ['ftypheic', false],
  ['\0\0\0\0\0\0\0\x18ftypheic', false],
  ['', false],
])('a receipt that begins with %j may be chosen unseen: %s', (head, may) =>
  expect(isPhoneFormat(head)).toBe(may),
)
