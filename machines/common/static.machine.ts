import { createMachine } from 'xstate'

/** The flow of a screen on which nothing happens. */
export const staticMachine = createMachine({ id: 'static' })
