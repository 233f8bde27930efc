import { expect, it } from 'vitest'
import { verificationMachine } from '#machines/account/verification/verification.machine.ts'
import { isSending } from '#machines/account/verification/verification.selectors.ts'

it.each([
  ['editing', false],
  ['adding', true],
  ['sending', true],
  ['verifying', false],
] as const)('while the form is %s, a code is on its way: %s', (form, expected) => {
  const value = { open: { form, countdown: 'over' } } as const
  const snapshot = verificationMachine.resolveState({ value, context: undefined as never })
  expect(isSending(snapshot)).toBe(expected)
})
