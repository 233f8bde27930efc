import { describe, expect, it } from 'vitest'
import { isRegisterField } from '#machines/access/register/register.rules.ts'
import {
  checkSignup,
  fieldRefusals,
  generalFailure,
  type SignupForm,
  signupPayload,
} from '#machines/access/signup/signup.rules.ts'

const FORM: SignupForm = {
  username: 'rahim2026',
  email: ' rahim@site.test ',
  callingCode: '+880',
  phone: '1712-345678',
  password: 'secret99',
  confirmPassword: 'secret99',
  name: ' Rahim Uddin ',
  referralCode: ' FRIEND-7 ',
  currency: 'BDT',
}

describe('the form', () => {
  it.each<[Partial<SignupForm>, object]>([
    [{}, {}],
    [{ name: '', referralCode: '' }, {}],
    [{ username: 'a234567' }, { username: 'usernameLength' }],
    [{ username: 'a2345678' }, {}],
    [{ username: 'a234567890123456' }, {}],
    [{ username: 'a2345678901234567' }, { username: 'usernameLength' }],
    [{ username: '' }, { username: 'usernameLength' }],
    [{ username: 'rahim 2026' }, { username: 'usernameLength' }],
    [{ username: 'rahim_2026' }, { username: 'usernameLength' }],
    [{ email: 'rahim@site' }, { email: 'emailInvalid' }],
    [{ phone: '017123456' }, { phone: 'phoneInvalid' }],
    [{ callingCode: '+91', phone: '9876543210' }, {}],
    [{ password: 'secret9', confirmPassword: 'secret9' }, { password: 'tooShort' }],
    [{ confirmPassword: '' }, { confirmPassword: 'confirmMissing' }],
    [{ confirmPassword: 'secret98' }, { confirmPassword: 'confirmDiffers' }],
  ])('with the changes %j has the errors %j', (changes, errors) =>
    expect(checkSignup({ ...FORM, ...changes })).toEqual(errors),
  )

  it('is sent trimmed, with the captured codes, and with an affiliate code only if there is one', () => {
    const payload = {
      username: 'rahim2026',
      password: 'secret99',
      confirmPassword: 'secret99',
      name: 'Rahim Uddin',
      phone: '01712345678',
      email: 'rahim@site.test',
      referral_code: 'FRIEND-7',
      agent_code: 'AGENT1',
      currency: 'BDT',
      status: 'active',
    }
    const codes = { referral: 'OTHER', agent: 'AGENT1', affiliate: '' }
    expect(signupPayload(FORM, codes)).toEqual(payload)
    expect(signupPayload(FORM, { ...codes, affiliate: 'AFF1' })).toEqual({
      ...payload,
      affiliate_code: 'AFF1',
    })
    expect(signupPayload({ ...FORM, callingCode: '+92', phone: '300-1234567' }, codes).phone).toBe(
      '923001234567',
    )
  })
})

it('the server’s refusals are shown at the fields that the form has', () => {
  const names = ['username', 'email', 'phone', 'password', 'confirmPassword', 'name', 'currency']
  const refused = Object.fromEntries(names.map((name) => [name, `${name} refused`]))
  const others = { agent_code: '9', constructor: '10' }
  expect(fieldRefusals({ ...refused, referral_code: '7', ...others })).toEqual({
    ...refused,
    referralCode: '7',
  })
  expect(fieldRefusals({})).toEqual({})
})

describe('a failure', () => {
  const failure = { kind: 'lost' } as const

  it('belongs to no field if none was refused', () =>
    expect(generalFailure({ failure, refusals: {} })).toBe(failure))

  it('belongs to the fields that were refused', () =>
    expect(generalFailure({ failure, refusals: { email: 'It is in use.' } })).toBeNull())

  it('stands with the texts of the fields that the form lacks', () => {
    const fields = { email: 'It is in use.', agent_code: 'Unknown agent.', captcha: 'Wrong captcha.' }
    const refused = { kind: 'refused', status: 422, message: 'Invalid data.', fields } as const
    const refusals = { email: 'It is in use.' }
    expect(generalFailure({ failure: refused, refusals })).toEqual({
      ...refused,
      fields: { agent_code: 'Unknown agent.', captcha: 'Wrong captcha.' },
    })
    expect(generalFailure({ failure: refused, refusals }, isRegisterField)).toEqual({
      ...refused,
      fields: { agent_code: 'Unknown agent.' },
    })
  })
})
