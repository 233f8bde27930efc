import { describe, expect, it } from 'vitest'
import {
  checkContact,
  codeSentTo,
  contactOnWire,
  resendIn,
  withinPeriod,
  withoutContact,
} from '#machines/account/verification/verification.rules.ts'
import { readCode } from '#machines/common/input/typed.rules.ts'

describe('a contact', () => {
  it.each([
    ['added', ' ', 'phoneMissing'],
    ['added', '0171234567', 'phoneInvalid'],
    ['added', '017123456789', 'phoneInvalid'],
    ['added', '91712345678', 'phoneInvalid'],
    ['added', '0171234567x', 'phoneInvalid'],
    ['added', '+880 1712-345678', null],
    ['added', '০১৭১২৩৪৫৬৭৮', null],
    ['phone', '919876543210', null],
    ['phone', '', 'phoneMissing'],
    ['phone', '017123456', 'phoneInvalid'],
    ['phone', '0171234567', null],
    ['phone', '123456789012345', null],
    ['phone', '1234567890123456', 'phoneInvalid'],
    ['added', '11712345678', 'phoneInvalid'],
    ['added', '9901712345678', 'phoneInvalid'],
    ['phone', ' ', 'phoneMissing'],
    ['email', ' ', 'emailMissing'],
    ['email', '', 'emailMissing'],
    ['email', '__proto__', 'emailInvalid'],
    ['email', ' a@b.cd ', null],
  ] as const)('of the kind %s, typed as “%s”, has the error %s', (kind, typed, error) => {
    expect(checkContact(kind, typed)).toBe(error)
  })

  it('is sent in 11 digits if it is a phone of Bangladesh, and trimmed if it is an e-mail', () => {
    expect(contactOnWire('added', '+880 1712-345678')).toBe('01712345678')
    expect(contactOnWire('phone', '919876543210')).toBe('919876543210')
    expect(contactOnWire('email', ' a@b.cd ')).toBe('a@b.cd')
  })
})

it.each([
  ['123456', '123456'],
  ['১২৩ ৪৫৬', '123456'],
  ['12a456', ''],
  ['-123', ''],
  ['0x10', ''],
  ['', ''],
])('the code “%s” is read as “%s”', (typed, code) => expect(readCode(typed)).toBe(code))

describe('the wait for another code', () => {
  const now = 1_000_000
  const left = (until: number) =>
    resendIn({
      kind: 'phone',
      contact: '01712345678',
      codes: { '01712345678': { until, added: false } },
      now,
    })

  it.each([
    [now + 300_000, 300_000],
    [now, 0],
    // The clock was set back by an hour: the wait is never longer than the whole period.
    [now + 3_600_000, 300_000],
    [0, 0],
  ])('until %d has %d ms left', (until, milliseconds) => expect(left(until)).toBe(milliseconds))

  it('belongs to one contact, however it is typed', () => {
    const codes = { '01712345678': { until: now + 5_000, added: false } }
    expect(resendIn({ kind: 'added', contact: '01811111111', codes, now })).toBe(0)
    expect(resendIn({ kind: 'added', contact: '+8801712345678', codes, now })).toBe(5_000)
  })
})

it('what is known of a contact is found however the contact is typed, until it is verified', () => {
  const codes = { '01811111111': { until: 5, added: true } }
  expect(withoutContact(codes, '01811111111')).toEqual({})
  expect(codeSentTo({ kind: 'added', contact: '+880 1811-111111', codes })).toEqual({ until: 5, added: true })
  expect(codeSentTo({ kind: 'added', contact: '01712345678', codes })).toBeUndefined()
})

it('no wait is longer than the whole 300 s, so that one begun before the clock was set back starts again', () => {
  const sent = (until: number) => ({ '01712345678': { until, added: false } })
  expect(withinPeriod(sent(1_300_000), 1_000_000)).toEqual(sent(1_300_000))
  expect(withinPeriod(sent(1_300_001), 1_000_000)).toEqual(sent(1_300_000))
  expect(withinPeriod(sent(999_999), 1_000_000)).toEqual(sent(999_999))
})
