import type { SnapshotFrom } from 'xstate'
import type { verificationMachine } from './verification.machine.ts'
import { codeSentTo } from './verification.rules.ts'

/** Returns true while `Send Code` is in progress; a new phone is added first. */
export function isSending(snapshot: SnapshotFrom<typeof verificationMachine>): boolean {
  return snapshot.matches({ open: { form: 'adding' } }) || snapshot.matches({ open: { form: 'sending' } })
}

/** Returns true once a code was sent to the typed contact: then verifying it is the next step. */
export function isCodeSent({ context }: SnapshotFrom<typeof verificationMachine>): boolean {
  return Boolean(codeSentTo(context)?.until)
}
