import { createMachine } from 'xstate'

/** The flow of a screen on which nothing happens. */
export const stillMachine = createMachine({ id: 'still' })
