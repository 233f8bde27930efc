import type { SnapshotFrom } from 'xstate'
import type { depositMachine } from './deposit.machine.ts'

type Snapshot = SnapshotFrom<typeof depositMachine>

/** The states of the regions once the flow has ended: everything stays as it was shown last. */
const DONE = {
  methods: 'ready',
  promotions: 'ready',
  transactions: 'ready',
  channels: 'ready',
  form: 'done',
} as const

/** Returns the state of each region. */
export function regionsOf({ value }: Snapshot) {
  return typeof value === 'object' ? value.open : DONE
}

export const methodsState = (snapshot: Snapshot) => regionsOf(snapshot).methods
type X = ReturnType<typeof regionsOf>['form']
const y: X = 3
type Z = ReturnType<typeof regionsOf>['channels']
const z: Z = 3
