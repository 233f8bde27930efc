import { describe, expect, it } from 'vitest'
import { credentialsOf } from '#machines/access/login/login.rules.ts'
import { contactOnWire } from '#machines/account/verification/verification.rules.ts'
import { amountError, plainWhole, readAmount } from '#machines/common/input/amount.rules.ts'
import { barePhone } from '#machines/common/input/phone.rules.ts'
import { readCode, typedName, withoutInvisible } from '#machines/common/input/typed.rules.ts'
import { normalPhone } from '#server/access/accountFields.ts'

it('what cannot be seen is not part of a typed text', () => {
  expect(withoutInvisible(' \u202a\ufeffra\u200bhim\u00ad\u2069\u00a0')).toBe('rahim')
  expect(credentialsOf({ username: '\u2068rahim\u00a02026\u2069 ', password: ' \u200b' })).toEqual({
    username: 'rahim2026',
    password: ' \u200b',
  })
  expect(contactOnWire('email', 'mailto:rahim@mail.test\u200b')).toBe('rahim@mail.test')
})

it('a name keeps the joiners that Bengali is spelled with, and its spaces', () =>
  expect(typedName('\u200e র\u200d্যাব\u00a0আলী\u200b ')).toBe('র\u200d্যাব আলী'))

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['G-123 456', '123456'],
  ['123\u2011456', '123456'],
  ['\u202a123456\u202c', '123456'],
  ['123\u200b456', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['１２３４５６', '123456'],
  ['Your code is 123456. Valid for 5 minutes. Call 01712-345678.', '123456'],
  ['Your code is 123456\n@site.test #123456', '123456'],
  ['123456 5 minutes', '123456'],
  ['123456 or 654321', ''],
  ['123 456, not 654321', ''],
  ['123 456 789 012', ''],
  ['123456 789-012', ''],
  ['123 456 123456', '123456'],
  ['123456, reference 9876 5432 1098', '123456'],
  ['1234', '1234'],
  ['12 34', '1234'],
  ['1234567', '1234567'],
  ['12a', ''],
  ['', ''],
])('the code in %j is %j', (typed, code) => expect(readCode(typed)).toBe(code))

describe('a phone number', () => {
  it.each([
    '008801712345678',
    '8801712345678',
    '+8801712345678',
    '+880 1712-345678',
    '+880 01712345678',
    '1712345678',
    '\u202a01712345678\u202c',
    '\u2068+8801712345678\u2069',
    '+880 1712\u2011345678',
    '01712–345678',
    '01712−345678',
    '０１７１２３４５６７８',
    '০১৭১২৩৪৫৬৭৮',
    'tel:+8801712345678',
    '01712/345678',
    '01712·345678',
    '01712345678\u200b',
  ])('typed as %j is one number, for the site and for the sandbox', (typed) => {
    expect(barePhone(typed)).toBe('01712345678')
    expect(normalPhone(typed)).toBe('01712345678')
  })

  it.each(['+91 98765 43210', '0091 9876543210', '919876543210', '9876543210'])(
    'typed as %j with the calling code +91 is one number',
    (typed) => expect(barePhone(typed, '+91')).toBe('9876543210'),
  )
})

it.each([
  ['1,500', 150_000],
  ['1,00,000', 10_000_000],
  ['12,34,567', 123_456_700],
  ['1,234,567', 123_456_700],
  ['৳500', 50_000],
  ['৳ 1,500', 150_000],
  ['Tk 500', 50_000],
  ['Tk. 500', 50_000],
  ['BDT500', 50_000],
  ['500.00', 50_000],
  ['500/-', 50_000],
  ['500\u200b', 50_000],
  ['1\u00a0500', 150_000],
  ['1\u202f50\u20070/-', 150_000],
  ['৳ ১,৫০০.০০', 150_000],
  ['1e3', null],
  ['-5', null],
  ['0x10', null],
  ['5.5', null],
  ['1.500', null],
  ['15,00', null],
  ['1,50', null],
  ['1,,500', null],
])('the typed amount %j is read as %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
  expect(amountError(typed)).toBe(amount === null ? 'notWhole' : null)
  expect(plainWhole(typed)).toBe(amount === null ? typed : String(amount / 100))
})

it('an amount of which nothing can be seen is missing', () => expect(amountError(' \u200b')).toBe('missing'))
