import { channel } from '@tiya/ports/port'
import { type EventObject, sendTo, setup } from 'xstate'

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
  guards: { isHidden: (_, { hidden }: { readonly hidden: boolean }) => hidden },
  actions: {
    save: sendTo('hiddenStore', (_, hidden: boolean): HiddenStoreEvent => ({ type: 'save', hidden })),
  },
}).createMachine({
  id: 'hiddenBalance',
  invoke: { src: 'hiddenStore', id: 'hiddenStore' },
  on: {
    'stored.changed': [
      { guard: { type: 'isHidden', params: ({ event }) => event }, target: '.hidden' },
      { target: '.shown' },
    ],
  },
  initial: 'shown',
  states: {
    shown: {
      on: { 'balance.toggled': { target: 'hidden', actions: { type: 'save', params: true } } },
    },
    hidden: {
      on: { 'balance.toggled': { target: 'shown', actions: { type: 'save', params: false } } },
    },
  },
})
