import { describe, expect, it } from 'vitest'
import { getInitialSnapshot } from 'xstate'
import { forgotPasswordMachine } from '#machines/access/forgotPassword/forgotPassword.machine.ts'
import {
  checkRequest,
  checkReset,
  type ForgotForm,
  otpPayload,
  resendIn,
  resetPayload,
} from '#machines/access/forgotPassword/forgotPassword.rules.ts'

const FORM: ForgotForm = {
  username: ' rahim88 ',
  email: ' rahim@site.test ',
  phone: '+880 1712-345678',
  otp: ' ১২৩456 ',
  password: 'secret99',
  confirmPassword: 'secret99',
}

describe('the request for a code', () => {
  it.each([
    ['email', {}, {}],
    ['sms', {}, {}],
    ['email', { username: ' ' }, { username: 'usernameMissing' }],
    ['email', { email: ' ' }, { email: 'emailMissing' }],
    ['email', { email: 'rahim@site' }, { email: 'emailInvalid' }],
    ['email', { phone: '' }, {}],
    ['sms', { phone: ' ' }, { phone: 'phoneMissing' }],
    ['sms', { phone: '017123456' }, { phone: 'phoneInvalid' }],
    ['sms', { phone: '0171234567' }, {}],
    ['sms', { email: '' }, {}],
    ['sms', { username: '', phone: '' }, { username: 'usernameMissing', phone: 'phoneMissing' }],
  ] as const)('by %s with the changes %j has the errors %j', (mode, changes, errors) => {
    expect(checkRequest(mode, { ...FORM, ...changes })).toEqual(errors)
  })

  it('is sent trimmed, with a phone in 11 digits', () => {
    expect(otpPayload('email', FORM)).toEqual({
      type: 'email',
      email: 'rahim@site.test',
      username: 'rahim88',
    })
    expect(otpPayload('sms', FORM)).toEqual({ type: 'sms', phone: '01712345678', username: 'rahim88' })
  })
})

describe('the new password with its code', () => {
  it.each([
    [{}, {}],
    [{ otp: '12345' }, { otp: 'otpInvalid' }],
    [{ otp: '1234567' }, { otp: 'otpInvalid' }],
    [{ otp: '12 456' }, { otp: 'otpInvalid' }],
    [{ otp: '' }, { otp: 'otpMissing' }],
    [{ password: 'secret9', confirmPassword: 'secret9' }, { password: 'passwordInvalid' }],
    [{ confirmPassword: '' }, { confirmPassword: 'confirmMissing' }],
    [{ confirmPassword: 'secret98' }, { confirmPassword: 'confirmDiffers' }],
    [
      { otp: '', password: '', confirmPassword: '' },
      { otp: 'otpMissing', password: 'passwordInvalid', confirmPassword: 'confirmMissing' },
    ],
  ])('with the changes %j has the errors %j', (changes, errors) =>
    expect(checkReset({ ...FORM, ...changes })).toEqual(errors),
  )

  it('is sent with the code in Western digits', () => {
    expect(resetPayload(FORM)).toEqual({
      otp: '123456',
      password: 'secret99',
      password_confirmation: 'secret99',
      username: 'rahim88',
    })
  })
})

it.each([
  [0, 60_000],
  [59_999, 1],
  [60_000, 0],
])('%d ms after a code, another can be requested in %d ms', (passed, left) =>
  expect(resendIn({ sentAt: 5_000_000, now: 5_000_000 + passed })).toBe(left),
)

it.each([
  ['just now', 0, 'rahim88'],
  ['five minutes ago', -300_000, ''],
  ['in the future, by a clock that was set back since', 1, ''],
])('a code that was sent %s fills in what it was sent for, or nothing', (_, after, username) => {
  const now = 5_000_000
  const draft = {
    mode: 'sms',
    username: 'rahim88',
    email: '',
    phone: '01712345678',
    sentAt: now + after,
  } as const
  expect(getInitialSnapshot(forgotPasswordMachine, { draft, now }).context.form.username).toBe(username)
})
