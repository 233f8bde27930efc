import type { SnapshotFrom } from 'xstate'
import type { verificationMachine } from './verification.machine.ts'

/** Returns true while `Send Code` is in progress; a new phone is added first. */
export function isSending(snapshot: SnapshotFrom<typeof verificationMachine>): boolean {
  return snapshot.matches({ open: { form: 'adding' } }) || snapshot.matches({ open: { form: 'sending' } })
}
