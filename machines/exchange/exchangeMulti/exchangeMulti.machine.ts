import { notifyParent } from '@tiya/ports/notifyParent'
import { assign, sendTo, setup } from 'xstate'
import * as z from 'zod/mini'
import { type KeepViewEvent, keepView } from '../../common/lists/keptView.ts'
import { type Place, place } from '../../common/lists/place.rules.ts'
import type { ScreenMessage } from '../../common/routing/screen.types.ts'
import { listPricesMachine } from '../listPrices/listPrices.machine.ts'
import { pinnedEvent } from '../listPrices/listPrices.rules.ts'
import type { MarketLink } from '../marketLink.ts'
import { exchangeMessage, type PickMessage } from '../pick.rules.ts'
import { type PinsMessage, pinnedMarketsMachine } from '../pinnedMarkets/pinnedMarkets.machine.ts'

/** The view of the screen, stored in the history entry. */
export const exchangeMultiView = z.object({ place: z.nullable(place) })
export type ExchangeMultiView = Readonly<z.output<typeof exchangeMultiView>>

export interface ExchangeMultiInput {
  readonly remoteId: string
  /** The stored view that the player comes back to; undefined if none. */
  readonly kept: ExchangeMultiView | undefined
}

interface ExchangeMultiContext {
  readonly remoteId: string
  view: ExchangeMultiView
  /** In the player's order. */
  pins: readonly MarketLink[]
}

const flow = setup({
  types: {
    context: {} as ExchangeMultiContext,
    events: {} as PinsMessage | PickMessage | { type: 'place.changed'; place: Place },
    input: {} as ExchangeMultiInput,
    children: {} as { pinnedMarkets: 'pinnedMarkets'; prices: 'prices'; keepView: 'keepView' },
  },
  actors: { keepView, pinnedMarkets: pinnedMarketsMachine, prices: listPricesMachine },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    setPlace: assign((_, moved: Place) => ({ view: { place: moved } })),
    keep: sendTo('keepView', ({ context }): KeepViewEvent => ({ type: 'keep', view: context.view })),
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
  context: ({ input: { remoteId, kept } }) => ({ remoteId, view: kept ?? { place: null }, pins: [] }),
  invoke: [
    { src: 'keepView', id: 'keepView', input: 'exchangeMulti' },
    { src: 'prices', id: 'prices' },
    {
      src: 'pinnedMarkets',
      id: 'pinnedMarkets',
      input: ({ context: { remoteId } }) => ({ remoteId }),
    },
  ],
  on: {
    'pins.changed': {
      actions: [
        { type: 'setPins', params: ({ event }) => event.pins },
        { type: 'listPins', params: ({ event }) => event.pins },
      ],
    },
    'pick.wanted': {
      actions: {
        type: 'notifyParent',
        params: ({ event }) => exchangeMessage(event, '/exchange-multi'),
      },
    },
    'place.changed': { actions: [{ type: 'setPlace', params: ({ event }) => event.place }, 'keep'] },
  },
})
