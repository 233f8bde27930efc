import type { SnapshotFrom } from 'xstate'
import type { liveMatchesMachine } from './liveMatches.machine.ts'
import type { LiveMatch } from './liveMatches.rules.ts'

const NONE: readonly LiveMatch[] = []

/** Returns the matches that are shown. */
export function matchesShown(snapshot: SnapshotFrom<typeof liveMatchesMachine>): readonly LiveMatch[] {
  return snapshot.matches({ shown: 'held' }) ? NONE : snapshot.context.matches
}
