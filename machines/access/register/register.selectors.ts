import type { SnapshotFrom } from 'xstate'
import type { registerMachine } from './register.machine.ts'
import { captchaKey } from './register.rules.ts'

type Snapshot = SnapshotFrom<typeof registerMachine>

/** Returns the key of the picture on the screen. */
export function pictureKey({ context: { seed, pictures } }: Snapshot): string {
  return captchaKey(seed, pictures)
}

/** Returns the step that the visitor sees. */
export function stepOf(snapshot: Snapshot): 1 | 2 {
  return snapshot.matches('details') || snapshot.matches('creating') ? 2 : 1
}

/** Returns true if the username is taken, perhaps by an earlier request that got no clear response. */
export function mayExist({ context: { outcomeUnknown, refusals } }: Snapshot): boolean {
  return outcomeUnknown && refusals.username !== undefined
}
