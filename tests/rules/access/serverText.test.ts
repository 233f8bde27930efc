import { expect, it } from 'vitest'
import { refusesCredentials } from '#machines/access/login/login.rules.ts'
import { type Failure, serverText } from '#machines/common/result.ts'

const refused = (more: object): Failure => ({ kind: 'refused', status: 422, ...more })

it.each([
  ['the message', { message: 'No.' }, 'No.'],
  ['the text of a field without a message', { fields: { a: 'Too long.' } }, 'Too long.'],
  [
    'the message, then the texts of all fields',
    { message: 'No.', fields: { a: 'A.', b: 'B.' } },
    'No. A. B.',
  ],
  [
    'a text once',
    { message: 'A. (and 1 more error)', fields: { a: 'A.', b: 'B.', c: 'B.' } },
    'A. (and 1 more error) B.',
  ],
  ['nothing', {}, undefined],
])('a refusal says %s', (_, more, words) => expect(serverText(refused(more))).toBe(words))

it('a call without an answer says nothing', () => expect(serverText({ kind: 'lost' })).toBeUndefined())

it.each([400, 401, 403, 404, 422])('a log-in that is refused with %i has wrong credentials', (status) =>
  expect(refusesCredentials({ kind: 'refused', status })).toBe(true),
)

it.each<Failure>([
  ...[200, 402, 408, 409, 419, 429, 500, 502, 503].map((status) => ({ kind: 'refused' as const, status })),
  ...(['unreadable', 'lost', 'timedOut'] as const).map((kind) => ({ kind })),
])('a log-in that ends with %o says nothing of the credentials', (failure) =>
  expect(refusesCredentials(failure)).toBe(false),
)
