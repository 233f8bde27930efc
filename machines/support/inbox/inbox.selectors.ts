import type { SnapshotFrom } from 'xstate'
import type { inboxMachine } from './inbox.machine.ts'
import type { ListedMessage } from './inbox.rules.ts'

type Snapshot = SnapshotFrom<typeof inboxMachine>

/** Returns true while messages are being selected or changed. */
export function isEditing({ value }: Snapshot): boolean {
  return value.edit !== 'browsing' && value.edit !== 'reading'
}

/** Returns the listed messages with these ids, leaving out those that are gone. */
export function listedAmong({ context }: Snapshot, ids: readonly string[]): readonly ListedMessage[] {
  return context.inbox.messages.filter(({ id }) => ids.includes(id))
}

/** Returns how many messages are chosen, what can be done with them, and the child that is doing it. */
export function choiceOf(snapshot: Snapshot) {
  return {
    count: snapshot.context.selected.length,
    changes: snapshot.children.changes,
    canRead: snapshot.can({ type: 'read.chosen' }),
    canDelete: snapshot.can({ type: 'delete.chosen' }),
  }
}
