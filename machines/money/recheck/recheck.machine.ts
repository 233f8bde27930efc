import { channel } from '@tiya/ports/port'
import { setup } from 'xstate'

/** From one look at the transactions to the next, in milliseconds. */
export const RECHECK_PERIOD = 10_000

type RecheckEvent =
  | { type: 'visibility.changed'; visible: boolean }
  /** The device is back online. */
  | { type: 'tab.returned' }

export const recheckPorts = { visibility: channel<RecheckEvent>('visibility') }

/**
 * Ends when the transactions are to be looked at again: after 10 s, when a tab that was hidden is shown, or when the device
 * is back online.
 */
export const recheckMachine = setup({
  types: { events: {} as RecheckEvent },
  actors: recheckPorts,
  guards: {
    isVisible: (_, visible: boolean) => visible,
    isHidden: (_, visible: boolean) => !visible,
  },
  delays: { period: RECHECK_PERIOD },
}).createMachine({
  id: 'recheck',
  invoke: { src: 'visibility', id: 'visibility' },
  initial: 'waiting',
  states: {
    waiting: {
      after: { period: 'due' },
      on: {
        'tab.returned': 'due',
        'visibility.changed': {
          guard: { type: 'isHidden', params: ({ event }) => event.visible },
          target: 'asleep',
        },
      },
    },
    asleep: {
      on: {
        'visibility.changed': {
          guard: { type: 'isVisible', params: ({ event }) => event.visible },
          target: 'due',
        },
      },
    },
    due: { type: 'final' },
  },
})
