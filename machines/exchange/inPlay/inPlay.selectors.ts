import type { SnapshotFrom } from 'xstate'
import type { sportEventsMachine } from '../sportEvents/sportEvents.machine.ts'
import type { Sport } from '../sportEvents/sportEvents.rules.ts'

/** Returns true while a sport loads for the first time: how tall its list gets is not known. */
export const isFirstLoad = ({ value, context }: SnapshotFrom<typeof sportEventsMachine>): boolean =>
  value === 'loading' && context.failure === null

/** Returns which of the sports that load for the first time, in the order of the screen, begin nobody knows where. */
export const unplaced = (loading: readonly Sport[]): readonly Sport[] => loading.slice(1)
