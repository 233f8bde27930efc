import { createMachine } from 'xstate'

/** The screen for unknown addresses. */
export const notFoundMachine = createMachine({ id: 'notFound', initial: 'shown', states: { shown: {} } })
