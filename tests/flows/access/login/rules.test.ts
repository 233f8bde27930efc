import { expect, it } from 'vitest'
import { checkCredentials } from '#machines/access/login/login.rules.ts'

it.each([
  ['rahim88', 'secret99', {}],
  ['r', '12345678', {}],
  ['RAHIM', 'a b c d!', {}],
  ['', 'secret99', { username: 'usernameInvalid' }],
  ['rahim 88', 'secret99', { username: 'usernameInvalid' }],
  ['রহিম', 'secret99', { username: 'usernameInvalid' }],
  ['rahim88', 'secret9', { password: 'passwordTooShort' }],
  ['rahim88', '', { password: 'passwordTooShort' }],
  ['-', '1234567', { username: 'usernameInvalid', password: 'passwordTooShort' }],
])('the username “%s” with the password “%s” has the errors %j', (username, password, errors) =>
  expect(checkCredentials({ username, password })).toEqual(errors),
)
