import { describe, expect, it } from 'vitest'
import {
  captchaKey,
  checkCredentials,
  checkDetails,
  concernsCredentials,
  emptyForm,
  type RegisterForm,
  registerPayload,
  registerRefusals,
} from '#machines/access/register/register.rules.ts'

const CODES = { referral: '', agent: 'AGENT1', affiliate: '' }

const FORM: RegisterForm = {
  username: 'karim',
  password: 'secret99',
  confirmPassword: 'secret99',
  currency: 'INR',
  referralCode: ' FRIEND-7 ',
  name: ' Karim Uddin ',
  callingCode: '+880',
  phone: '1812-345678',
  email: ' karim@site.test ',
  captcha: ' ১২ 34 ',
  adult: true,
}

const passwords = (password: string) => ({ password, confirmPassword: password })

describe('step 1', () => {
  it.each<[Partial<RegisterForm>, object]>([
    [{}, {}],
    [{ username: 'abc' }, { username: 'usernameLength' }],
    [{ username: 'abcd' }, {}],
    [{ username: 'a23456789012345' }, {}],
    [{ username: 'a234567890123456' }, { username: 'usernameLength' }],
    [{ username: 'karim_1' }, { username: 'usernameInvalid' }],
    [passwords('secret9'), { password: 'tooShort' }],
    [passwords('secret9secret9secret'), {}],
    [passwords('secret9secret9secret9'), { password: 'passwordLong' }],
    [{ confirmPassword: '' }, { confirmPassword: 'confirmMissing' }],
    [{ confirmPassword: 'secret98' }, { confirmPassword: 'confirmDiffers' }],
    [{ referralCode: '' }, {}],
    [{ referralCode: '  ' }, {}],
    [{ referralCode: '12345' }, { referralCode: 'referralCodeLength' }],
    [{ referralCode: '123456' }, {}],
    [{ referralCode: '1'.repeat(20) }, {}],
    [{ referralCode: '1'.repeat(21) }, { referralCode: 'referralCodeLength' }],
    [{ name: '', phone: '', email: '', captcha: '', adult: false }, {}],
  ])('with the changes %j has the errors %j', (changes, errors) =>
    expect(checkCredentials({ ...FORM, ...changes }, CODES)).toEqual(errors),
  )

  it('accepts the referral code of a link at any length, no code in its place, but no other short code', () => {
    const codes = { ...CODES, referral: 'AB' }
    expect(checkCredentials({ ...FORM, referralCode: 'AB' }, codes)).toEqual({})
    expect(checkCredentials({ ...FORM, referralCode: '' }, codes)).toEqual({})
    expect(checkCredentials({ ...FORM, referralCode: 'AC' }, codes)).toEqual({
      referralCode: 'referralCodeLength',
    })
  })
})

it.each<[Partial<RegisterForm>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'nameMissing' }],
  [{ name: `${'K'.repeat(100)} ` }, {}],
  [{ name: 'K'.repeat(101) }, { name: 'nameLong' }],
  [{ phone: '017123456' }, { phone: 'phoneInvalid' }],
  [{ callingCode: '+91', phone: '9876543210' }, {}],
  [{ email: 'karim@site' }, { email: 'emailInvalid' }],
  [{ captcha: '123' }, { captcha: 'captchaInvalid' }],
  [{ captcha: '12345' }, { captcha: 'captchaInvalid' }],
  [{ captcha: '12a4' }, { captcha: 'captchaInvalid' }],
  [{ adult: false }, { adult: 'adultMissing' }],
  [{ username: '', password: '', confirmPassword: 'x' }, {}],
])('step 2 with the changes %j has the errors %j', (changes, errors) =>
  expect(checkDetails({ ...FORM, ...changes })).toEqual(errors),
)

it('the form starts empty, with taka, Bangladesh and the referral code of a link', () => {
  expect(emptyForm('FRIEND-7')).toEqual({
    username: '',
    password: '',
    confirmPassword: '',
    currency: 'BDT',
    referralCode: 'FRIEND-7',
    name: '',
    callingCode: '+880',
    phone: '',
    email: '',
    captcha: '',
    adult: false,
  })
})

it('the form is sent as a sign-up with the digits and the key of the picture', () => {
  expect(registerPayload(FORM, CODES, captchaKey('ab', 3))).toEqual({
    username: 'karim',
    password: 'secret99',
    confirmPassword: 'secret99',
    name: 'Karim Uddin',
    phone: '01812345678',
    email: 'karim@site.test',
    referral_code: 'FRIEND-7',
    agent_code: 'AGENT1',
    currency: 'INR',
    status: 'active',
    captcha: '1234',
    captcha_key: 'ab.3',
  })
})

describe('the server’s refusals', () => {
  it('are shown at the fields of the form; a refused picture key is shown at the digits', () => {
    expect(registerRefusals({ captcha: '1', referral_code: '2', agent_code: '3' })).toEqual({
      captcha: '1',
      referralCode: '2',
    })
    expect(registerRefusals({ captcha_key: '4' })).toEqual({ captcha: '4' })
    expect(registerRefusals({})).toEqual({})
  })

  it.each(['username', 'password', 'confirmPassword', 'currency', 'referral_code'])(
    'of %s concern step 1',
    (field) => expect(concernsCredentials(registerRefusals({ [field]: 'No.' }))).toBe(true),
  )

  it.each(['name', 'phone', 'email', 'captcha', 'captcha_key', 'agent_code'])(
    'of %s do not concern step 1',
    (field) => expect(concernsCredentials(registerRefusals({ [field]: 'No.' }))).toBe(false),
  )
})
