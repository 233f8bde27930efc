import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkNewPassword, passwordRules } from '#machines/access/newPassword.rules.ts'
import { isEmail } from '#machines/common/input/email.rules.ts'
import {
  barePhone,
  CALLING_CODES,
  fullPhone,
  isLocalPhone,
  isPhone,
  masked,
  phoneOnWire,
} from '#machines/common/input/phone.rules.ts'
import { westernDigits } from '#machines/common/input/typed.rules.ts'

describe('a phone number', () => {
  it.each([
    ['1712345678', '01712345678'],
    ['+880 01712-345678', '01712345678'],
    ['+880 (1712) 345.678', '01712345678'],
    ['০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['+৮৮০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['+881712345678', '01712345678'],
    ['991712345678', '991712345678'],
    ['+91 98765 43210', '919876543210'],
    ['0092 300-1234567', '923001234567'],
    ['+91 98765 4321', '+91987654321'],
    ['+44 7911 123456', '+447911123456'],
  ])('%s is read as %s', (typed, bare) => {
    expect(barePhone(typed)).toBe(bare)
    expect(phoneOnWire(typed)).toBe(bare)
  })

  it.each([
    ['98765 43210', '+91', '919876543210'],
    ['+91 98765 43210', '+91', '919876543210'],
    ['300-1234567', '+92', '923001234567'],
    ['01712-345678', '+880', '01712345678'],
  ] as const)('%s with the calling code %s is sent as %s', (typed, code, wire) => {
    expect(phoneOnWire(typed, code)).toBe(wire)
    expect(fullPhone(typed, code)).toBe(`+${wire.replace(/^0/, '880')}`)
  })

  it('of another country is no number of Bangladesh', () => {
    expect(isPhone(barePhone('+91 98765 43210', '+880'))).toBe(false)
    expect(isLocalPhone(barePhone('+91 98765 43210'))).toBe(false)
  })

  it('keeps a third zero after the country code, and is invalid with it', () => {
    expect(barePhone('+880001712345678')).toBe('+880001712345678')
    expect(isPhone(barePhone('+880001712345678'))).toBe(false)
  })

  it.each(['', '01712', '1e10', '-1712345678x', '0x1712345678', '0171234567a', '0'.repeat(16)])(
    '“%s” is invalid',
    (typed) => expect(isPhone(barePhone(typed))).toBe(false),
  )

  it.each([
    ['123456789', false],
    ['1234567890', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['+1234567890', false],
  ])('%s is valid, with 10 to 15 digits: %s', (bare, is) => expect(isPhone(bare)).toBe(is))

  it.each([
    ['01712345678', '01*******78'],
    ['12345', '12*45'],
    ['1234', '1234'],
    ['', ''],
  ])('%s is shown as %s', (number, shown) => expect(masked(number)).toBe(shown))

  it('of 11 digits that begins with 01 is read as itself, however it is spaced', () => {
    const number = fc.stringMatching(/^01[3-9]\d{8}$/)
    const gap = fc.constantFrom('', ' ', '-', '.')
    fc.assert(
      fc.property(number, gap, fc.constantFrom('', '+88', '88'), (bare, between, prefix) => {
        expect(barePhone(prefix + bare.split('').join(between))).toBe(bare)
      }),
    )
  })
})

it('sign-up offers the calling codes of Bangladesh, India and Pakistan', () =>
  expect(CALLING_CODES).toEqual(['+880', '+91', '+92']))

it('Bengali digits are read as digits, and other characters stay', () =>
  expect(westernDigits('০১২৩৪৫৬৭৮৯ক9')).toBe('0123456789ক9'))

it.each([
  ['', 'tooShort'],
  ['secret9', 'tooShort'],
  ['secret 99', 'forbiddenCharacters'],
  ['secret99!', 'forbiddenCharacters'],
  ['গোপনকথা99', 'forbiddenCharacters'],
  ['secretsecret', 'missingLetterOrDigit'],
  ['12345678', 'missingLetterOrDigit'],
  ['secret99', null],
  ['7secret', 'tooShort'],
  ['SECRET9!', 'forbiddenCharacters'],
  ['SECRET99', null],
  ['S3CRETsecret', null],
])('the new password “%s” has the error %s', (password, error) =>
  expect(checkNewPassword(password)).toBe(error),
)

it.each([
  ['rahim@site.test', true],
  ['r.a+him@mail.site.test', true],
  ['rahim@site', false],
  ['@site.test', false],
  ['ra him@site.test', false],
  ['a@b@c.test', false],
  ['rahim@.', false],
  ['rahim@site.', false],
  ['a@b.c', true],
  ['rahim@site.test now', false],
  ['', false],
])('“%s” is an e-mail address: %s', (text, is) => expect(isEmail(text)).toBe(is))

it.each([
  ['secret9', false],
  ['secret99', true],
  ['secret99secret99secr', true],
  ['secret99secret99secre', false],
])('the length of %s fits a password of 8 to 20 characters: %s', (password, fits) => {
  expect(passwordRules(password, 20).length).toBe(fits)
})
