import type { SnapshotFrom } from 'xstate'
import type { liveMatchesMachine } from './liveMatches.machine.ts'
import type { LiveMatches } from './liveMatches.rules.ts'

const NONE: readonly LiveMatches[] = []

/** Returns the matches that are shown, by sport. */
export function matchesShown(snapshot: SnapshotFrom<typeof liveMatchesMachine>): readonly LiveMatches[] {
  return snapshot.matches({ shown: 'held' }) ? NONE : snapshot.context.matches
}

/** Returns true if any match is shown. */
export const isShown = (snapshot?: SnapshotFrom<typeof liveMatchesMachine>) =>
  snapshot !== undefined && matchesShown(snapshot).length > 0
