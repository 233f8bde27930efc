import { type EventObject, sendTo, setup } from 'xstate'
import { channel } from '../../common/port.ts'

/** Stores the player's choice on the device. */
type HiddenStoreEvent = EventObject & { type: 'save'; hidden: boolean }

type HiddenBalanceEvent = { type: 'balance.toggled' } | { type: 'stored.changed'; hidden: boolean }

export const hiddenBalancePorts = {
  /** Sends `stored.changed` initially and when another tab changes the choice. */
  hiddenStore: channel<HiddenBalanceEvent, HiddenStoreEvent>('hiddenStore'),
}

/** Whether the player hides the balance on this device. All tabs agree. */
export const hiddenBalanceMachine = setup({
  types: { events: {} as HiddenBalanceEvent, children: {} as { hiddenStore: 'hiddenStore' } },
  actors: hiddenBalancePorts,
  guards: { is: (_, holds: boolean) => holds },
  actions: {
    save: sendTo('hiddenStore', (_, hidden: boolean): HiddenStoreEvent => ({ type: 'save', hidden })),
  },
}).createMachine({
  id: 'hiddenBalance',
  invoke: { src: 'hiddenStore', id: 'hiddenStore' },
  initial: 'shown',
  states: {
    shown: {
      on: {
        'balance.toggled': { target: 'hidden', actions: { type: 'save', params: true } },
        'stored.changed': { guard: { type: 'is', params: ({ event }) => event.hidden }, target: 'hidden' },
      },
    },
    hidden: {
      on: {
        'balance.toggled': { target: 'shown', actions: { type: 'save', params: false } },
        'stored.changed': { guard: { type: 'is', params: ({ event }) => !event.hidden }, target: 'shown' },
      },
    },
  },
})
