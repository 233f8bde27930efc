import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { assign, type EventObject, sendTo, setup } from 'xstate'
import { NOTICE_SHOWN } from '../../common/time/timings.ts'
import type { MarketLink } from '../marketLink.ts'
import { canToggle, movePin, togglePin } from './pinnedMarkets.rules.ts'

interface PinnedMarketsInput {
  readonly remoteId: string
}

interface PinnedMarketsContext extends PinnedMarketsInput {
  /** In the player's order. */
  pins: readonly MarketLink[]
}

/** Received from the device's store and sent to the parent, initially and after every change. */
export interface PinsMessage {
  readonly type: 'pins.changed'
  readonly pins: readonly MarketLink[]
}

type PinnedMarketsEvent =
  | PinsMessage
  | { type: 'pin.toggled'; market: MarketLink }
  | { type: 'pin.moved'; marketId: string; by: -1 | 1 }

/** Stores the pins. */
type PinStoreEvent = EventObject & { type: 'save'; pins: readonly MarketLink[] }

export const pinnedMarketsPorts = {
  /** The pins of a player on this device. Sends `pins.changed` initially and when another tab changes them. */
  pinStore: channel<PinnedMarketsEvent, PinStoreEvent, PinnedMarketsInput>('pinStore'),
}

const changedMessage = (pins: readonly MarketLink[]): PinsMessage => ({ type: 'pins.changed', pins })

const flow = setup({
  types: {
    context: {} as PinnedMarketsContext,
    events: {} as PinnedMarketsEvent,
    input: {} as PinnedMarketsInput,
    children: {} as { pinStore: 'pinStore' },
  },
  actors: pinnedMarketsPorts,
  guards: {
    canToggle: ({ context }, { marketId }: MarketLink) => canToggle(context.pins, marketId),
  },
  actions: {
    notifyParent: notifyParent<PinsMessage>(),
    setPins: assign((_, pins: readonly MarketLink[]) => ({ pins })),
    savePins: sendTo('pinStore', ({ context }): PinStoreEvent => ({ type: 'save', pins: context.pins })),
  },
  delays: { noticeShown: NOTICE_SHOWN },
})

const tellPins = {
  type: 'notifyParent',
  params: ({ context }: { context: PinnedMarketsContext }) => changedMessage(context.pins),
} as const

/** The markets that the player has pinned on this device, in the player's order. All tabs stay in sync. */
export const pinnedMarketsMachine = flow.createMachine({
  id: 'pinnedMarkets',
  context: ({ input }) => ({ ...input, pins: [] }),
  invoke: {
    src: 'pinStore',
    id: 'pinStore',
    input: ({ context: { remoteId } }) => ({ remoteId }),
  },
  on: {
    'pins.changed': { actions: [{ type: 'setPins', params: ({ event }) => event.pins }, tellPins] },
    'pin.moved': {
      actions: [
        {
          type: 'setPins',
          params: ({ context, event }) => movePin(context.pins, event.marketId, event.by),
        },
        'savePins',
        tellPins,
      ],
    },
    'pin.toggled': [
      {
        guard: { type: 'canToggle', params: ({ event }) => event.market },
        target: '.idle',
        actions: [
          { type: 'setPins', params: ({ context, event }) => togglePin(context.pins, event.market) },
          'savePins',
          tellPins,
        ],
      },
      { target: '.full' },
    ],
  },
  initial: 'idle',
  states: {
    idle: {},
    /** Shows a notice that no more markets can be pinned. */
    full: { after: { noticeShown: 'idle' } },
  },
})
