import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import type { ScreenMessage } from '../../common/screen.types.ts'
import type { OddsMessage } from '../liveOdds.machine.ts'
import type { MarketLink } from '../marketLink.ts'
import { marketOddsMachine } from '../marketOdds/marketOdds.machine.ts'
import { exchangeMessage, type Pick } from '../pick.rules.ts'
import { type PinsMessage, pinnedMarketsMachine } from '../pinnedMarkets/pinnedMarkets.machine.ts'

interface ExchangeMultiContext {
  readonly remoteId: string
  /** In the player's order. */
  pins: readonly MarketLink[]
  /** The markets whose cards are near the viewport. */
  near: readonly string[]
  /** The markets whose odds are polled: the pinned ones whose cards are near the viewport. */
  polled: readonly string[]
}

type ExchangeMultiEvent =
  | PinsMessage
  | OddsMessage<'marketOdds'>
  | { type: 'card.near'; marketId: string }
  | { type: 'card.far'; marketId: string }

/** Returns the id of the child that polls a market. */
export const oddsChildOf = (marketId: string): `odds.${string}` => `odds.${marketId}`

const openMessage = (pins: readonly MarketLink[], pick: Pick) =>
  exchangeMessage(pick, {
    eventName: pins.find(({ marketId }) => marketId === pick.marketId)?.eventName ?? '',
    from: '/exchange-multi',
  })

const flow = setup({
  types: {
    context: {} as ExchangeMultiContext,
    events: {} as ExchangeMultiEvent,
    input: {} as { remoteId: string },
    children: {} as { pinnedMarkets: 'pinnedMarkets' } & Record<`odds.${string}`, 'marketOdds'>,
  },
  actors: { pinnedMarkets: pinnedMarketsMachine, marketOdds: marketOddsMachine },
  guards: { hasPins: ({ context }) => context.pins.length > 0 },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    setPins: assign(({ context }, pins: readonly MarketLink[]) => ({
      pins,
      near: context.near.filter((marketId) => pins.some((pin) => pin.marketId === marketId)),
    })),
    addNear: assign(({ context }, marketId: string) => ({ near: [...context.near, marketId] })),
    removeNear: assign(({ context }, marketId: string) => ({
      near: context.near.filter((one) => one !== marketId),
    })),
  },
})

/** Polls the odds of the markets whose cards are near the viewport, and no others. */
const pollNear = flow.enqueueActions(({ context: { pins, near, polled }, enqueue }) => {
  const wanted = pins.filter(({ marketId }) => near.includes(marketId))
  for (const marketId of polled) if (!near.includes(marketId)) enqueue.stopChild(oddsChildOf(marketId))
  for (const { marketId, eventId } of wanted)
    if (!polled.includes(marketId))
      enqueue.spawnChild('marketOdds', { id: oddsChildOf(marketId), input: { marketId, eventId } })
  enqueue.assign({ polled: wanted.map(({ marketId }) => marketId) })
})

/** Shows the player's pinned markets, each with live odds while its card is near the viewport. */
export const exchangeMultiMachine = flow.createMachine({
  id: 'exchangeMulti',
  context: ({ input }) => ({ ...input, pins: [], near: [], polled: [] }),
  invoke: {
    src: 'pinnedMarkets',
    id: 'pinnedMarkets',
    input: ({ context: { remoteId } }) => ({ remoteId }),
  },
  on: {
    'pins.changed': {
      target: '.deciding',
      actions: [{ type: 'setPins', params: ({ event }) => event.pins }, pollNear],
    },
    'card.near': { actions: [{ type: 'addNear', params: ({ event }) => event.marketId }, pollNear] },
    'card.far': { actions: [{ type: 'removeNear', params: ({ event }) => event.marketId }, pollNear] },
    'market.wanted': {
      actions: {
        type: 'notifyParent',
        params: ({ context, event }) => openMessage(context.pins, event.pick),
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
