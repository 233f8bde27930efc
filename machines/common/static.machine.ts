import { createMachine } from 'xstate'

/** The flow of a static screen. */
export const staticMachine = createMachine({ id: 'static' })
