import type { SnapshotFrom } from 'xstate'
import type { depositMachine } from './deposit.machine.ts'

type Snapshot = SnapshotFrom<typeof depositMachine>

/** The regions after the flow has ended. */
const DONE = {
  methods: 'ready',
  promotions: 'ready',
  transactions: 'ready',
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
