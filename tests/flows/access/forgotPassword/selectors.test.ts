import { expect, it } from 'vitest'
import { forgotPasswordMachine } from '#machines/access/forgotPassword/forgotPassword.machine.ts'
import { resendState } from '#machines/access/forgotPassword/forgotPassword.selectors.ts'

type Value = Parameters<typeof forgotPasswordMachine.resolveState>[0]['value']

const at = (value: Value) => forgotPasswordMachine.resolveState({ value, context: undefined as never })

it.each(['cooling', 'ready', 'sending'] as const)(
  'while the player enters the code, resending it is %s',
  (resend) => expect(resendState(at({ otp: { form: 'editing', resend } }))).toBe(resend),
)

it.each(['request', 'sending', 'done'] as const)('no code can be resent while the reset is at %s', (value) =>
  expect(resendState(at(value))).toBeUndefined(),
)
