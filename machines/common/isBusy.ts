import type { AnyMachineSnapshot } from 'xstate'

/** Selector: the flow waits for an answer to what was pressed, in a state with the tag `busy`. */
export const isBusy = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('busy')
