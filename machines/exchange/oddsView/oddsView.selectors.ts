import type { SnapshotFrom } from 'xstate'
import type { eventOddsMachine } from './eventOdds.machine.ts'
import type { oddsViewMachine } from './oddsView.machine.ts'

/** Returns true if the match odds are said to be delayed. */
export const areMatchOddsDelayed = ({ value }: SnapshotFrom<typeof oddsViewMachine>) =>
  value.odds === 'delayed'

/** Returns true once the odds of the event were answered, or were not. */
export const isEventLoaded = (event: SnapshotFrom<typeof eventOddsMachine> | undefined) =>
  event !== undefined && event.value !== 'loading'
