import { assign, sendTo, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import type { ScreenMessage } from '../../common/screen.types.ts'
import { listPricesMachine } from '../listPrices/listPrices.machine.ts'
import { pinnedEvent } from '../listPrices/listPrices.rules.ts'
import type { MarketLink } from '../marketLink.ts'
import { exchangeMessage, type PickMessage } from '../pick.rules.ts'
import { type PinsMessage, pinnedMarketsMachine } from '../pinnedMarkets/pinnedMarkets.machine.ts'

interface ExchangeMultiContext {
  readonly remoteId: string
  /** In the player's order. */
  pins: readonly MarketLink[]
}

const flow = setup({
  types: {
    context: {} as ExchangeMultiContext,
    events: {} as PinsMessage | PickMessage,
    input: {} as { remoteId: string },
    children: {} as { pinnedMarkets: 'pinnedMarkets'; prices: 'prices' },
  },
  actors: { pinnedMarkets: pinnedMarketsMachine, prices: listPricesMachine },
  guards: { hasPins: ({ context }) => context.pins.length > 0 },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    setPins: assign((_, pins: readonly MarketLink[]) => ({ pins })),
    listPins: sendTo('prices', (_, pins: readonly MarketLink[]) => ({
      type: 'events.listed' as const,
      events: pins.map(pinnedEvent),
    })),
  },
})

/** Shows the player's pinned markets, each with its odds while its card is in the viewport. */
export const exchangeMultiMachine = flow.createMachine({
  id: 'exchangeMulti',
  context: ({ input }) => ({ ...input, pins: [] }),
  invoke: [
    { src: 'prices', id: 'prices' },
    {
      src: 'pinnedMarkets',
      id: 'pinnedMarkets',
      input: ({ context: { remoteId } }) => ({ remoteId }),
    },
  ],
  on: {
    'pins.changed': {
      target: '.deciding',
      actions: [
        { type: 'setPins', params: ({ event }) => event.pins },
        { type: 'listPins', params: ({ event }) => event.pins },
      ],
    },
    'pick.wanted': {
      actions: {
        type: 'notifyParent',
        params: ({ event: { pick, eventName } }) =>
          exchangeMessage(pick, { eventName, from: '/exchange-multi' }),
      },
    },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasPins', target: 'listed' }, { target: 'empty' }] },
    empty: {},
    listed: {},
  },
})
