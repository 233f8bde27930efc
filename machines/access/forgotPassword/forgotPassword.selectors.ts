import type { SnapshotFrom } from 'xstate'
import type { forgotPasswordMachine } from './forgotPassword.machine.ts'

/** Returns the state of the request for another code; undefined before the first code and after the reset. */
export function resendState({ value }: SnapshotFrom<typeof forgotPasswordMachine>) {
  return typeof value === 'object' ? value.otp.resend : undefined
}
