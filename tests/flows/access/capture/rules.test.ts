import { expect, it } from 'vitest'
import { isCode } from '#machines/access/capture/capture.rules.ts'

it.each([
  ['', false],
  ['a', true],
  ['Friend_7-b', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['.friend', false],
  ['friend.', false],
  ['fri end', false],
])('“%s” is a code: %s', (text, is) => expect(isCode(text)).toBe(is))
