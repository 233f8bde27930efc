import type { SnapshotFrom } from 'xstate'
import { leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import type { depositMachine } from './deposit.machine.ts'

type Snapshot = SnapshotFrom<typeof depositMachine>

/** The regions after the flow has ended. */
const DONE = {
  methods: 'ready',
  promotions: 'ready',
  player: 'ready',
  channels: 'ready',
  form: 'done',
} as const

/** Returns the state of each region. */
export function regionsOf({ value }: Pick<Snapshot, 'value'>) {
  return typeof value === 'object' ? value.open : DONE
}

export const methodsState = (snapshot: Snapshot) => regionsOf(snapshot).methods
export const promotionsState = (snapshot: Snapshot) => regionsOf(snapshot).promotions
export const channelsState = (snapshot: Snapshot) => regionsOf(snapshot).channels
export const formState = (snapshot: Snapshot) => regionsOf(snapshot).form

/** Returns true while the player may change the form. */
export const isChoosing = (snapshot: Snapshot) => formState(snapshot) === 'choosing'

/**
 * Returns true if the e-wallet may have received the request. Submitting the same form again gets the same
 * response.
 */
export function isOutcomeUnknown({ context: { error } }: Pick<Snapshot, 'context'>): boolean {
  return error?.kind === 'requestEwallet' && leavesOutcomeUnknown(error.failure, 'money')
}

/** Returns true if the player is offered to take the step that failed again. */
export function canTryAgain(snapshot: Pick<Snapshot, 'context'>): boolean {
  return snapshot.context.error?.kind === 'loadEligibility' || isOutcomeUnknown(snapshot)
}
