import { expect, it } from 'vitest'
import { checkPassword } from '#machines/access/resetPassword/resetPassword.rules.ts'

it.each([
  ['old', 'newsecret1', 'newsecret1', null],
  ['old', 'abcdefg1', 'abcdefg1', null],
  ['old', 'abcdef1', 'abcdef1', { field: 'next', error: 'nextInvalid' }],
  ['old', 'abcdefgh', 'abcdefgh', { field: 'next', error: 'nextInvalid' }],
  ['old', '12345678', '12345678', { field: 'next', error: 'nextInvalid' }],
  ['old', 'abcdefg1!', 'abcdefg1!', { field: 'next', error: 'nextInvalid' }],
  // One error at a time: the new password first, then the current one, then the confirmation.
  ['', '', '', { field: 'next', error: 'nextInvalid' }],
  ['', 'newsecret1', '', { field: 'current', error: 'currentMissing' }],
  ['old', 'newsecret1', '', { field: 'confirm', error: 'confirmMissing' }],
  ['old', 'newsecret1', 'newsecret2', { field: 'confirm', error: 'confirmDiffers' }],
])('changing “%s” to “%s”, confirmed as “%s”, has the error %j', (current, next, confirm, error) =>
  expect(checkPassword({ current, next, confirm })).toEqual(error),
)
