import { describe, expect, it } from 'vitest'
import {
  checkContact,
  contactOnWire,
  readCode,
  resendIn,
} from '../../../../machines/account/verification/verification.rules.ts'

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
    ['email', '', 'emailMissing'],
    ['email', '__proto__', 'emailInvalid'],
    ['email', ' a@b.cd ', null],
  ] as const)('%s “%s”: %s', (kind, typed, error) => {
    expect(checkContact(kind, typed)).toBe(error)
  })

  it('travels in 11 digits, an e-mail trimmed', () => {
    expect(contactOnWire('added', '+880 1712-345678')).toBe('01712345678')
    expect(contactOnWire('phone', '919876543210')).toBe('919876543210')
    expect(contactOnWire('email', ' a@b.cd ')).toBe('a@b.cd')
  })
})

describe('a code', () => {
  it.each([
    ['123456', '123456'],
    ['১২৩ ৪৫৬', '123456'],
    ['12a456', ''],
    ['-123', ''],
    ['0x10', ''],
    ['', ''],
  ])('“%s” is read as “%s”', (typed, code) => {
    expect(readCode(typed)).toBe(code)
  })
})

describe('the time left', () => {
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
    [now + 1, 1],
    [now, 0],
    [now - 5, 0],
    // The clock was set back by an hour: the wait is no longer than the whole period.
    [now + 3_600_000, 300_000],
    [0, 0],
  ])('until %d: %d', (until, milliseconds) => {
    expect(left(until)).toBe(milliseconds)
  })

  it('is that of the contact', () => {
    const codes = { '01712345678': { until: now + 5_000, added: false } }
    expect(resendIn({ kind: 'added', contact: '01811111111', codes, now })).toBe(0)
    expect(resendIn({ kind: 'added', contact: '+8801712345678', codes, now })).toBe(5_000)
  })
})
