import { notifyParent } from '@tiya/ports/notifyParent'
import { assign, sendTo, setup } from 'xstate'
import * as z from 'zod/mini'
import { type KeepViewEvent, keepView } from '../../common/lists/keptView.ts'
import { type Place, place } from '../../common/lists/place.rules.ts'
import type { ScreenMessage } from '../../common/routing/screen.types.ts'
import { exchangeMessage, type PickMessage } from '../pick.rules.ts'
import { type PinsMessage, pinnedMarketsMachine } from '../pinnedMarkets/pinnedMarkets.machine.ts'
import { sportEventsMachine } from '../sportEvents/sportEvents.machine.ts'
import { type Sport, sport } from '../sportEvents/sportEvents.rules.ts'

/** The view of the screen, stored in the history entry. */
export const exchangeSportsView = z.object({ sport, place: z.nullable(place) })
export type ExchangeSportsView = Readonly<z.output<typeof exchangeSportsView>>

export interface ExchangeSportsInput {
  readonly remoteId: string
  /** The stored view that the player comes back to; undefined if none. */
  readonly kept: ExchangeSportsView | undefined
}

interface ExchangeSportsContext {
  readonly remoteId: string
  view: ExchangeSportsView
}

type ExchangeSportsEvent =
  | PinsMessage
  | PickMessage
  | { type: 'sport.chosen'; sport: Sport }
  | { type: 'place.changed'; place: Place }

const FIRST_VIEW: ExchangeSportsView = { sport: 'cricket', place: null }

/** Lists the events of one sport at a time; only those are loaded and refreshed. */
export const exchangeSportsMachine = setup({
  types: {
    context: {} as ExchangeSportsContext,
    events: {} as ExchangeSportsEvent,
    input: {} as ExchangeSportsInput,
    children: {} as { events: 'sportEvents'; pinnedMarkets: 'pinnedMarkets'; keepView: 'keepView' },
  },
  actors: { keepView, pinnedMarkets: pinnedMarketsMachine, sportEvents: sportEventsMachine },
  guards: { isOther: ({ context }, chosen: Sport) => chosen !== context.view.sport },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    setView: assign((_, view: ExchangeSportsView) => ({ view })),
    setPlace: assign(({ context }, moved: Place) => ({ view: { ...context.view, place: moved } })),
    keep: sendTo('keepView', ({ context }): KeepViewEvent => ({ type: 'keep', view: context.view })),
  },
}).createMachine({
  id: 'exchangeSports',
  context: ({ input: { remoteId, kept } }) => ({ remoteId, view: kept ?? FIRST_VIEW }),
  invoke: [
    { src: 'keepView', id: 'keepView', input: 'exchangeSports' },
    {
      src: 'pinnedMarkets',
      id: 'pinnedMarkets',
      input: ({ context: { remoteId } }) => ({ remoteId }),
    },
  ],
  on: {
    'pick.wanted': {
      actions: {
        type: 'notifyParent',
        params: ({ event }) => exchangeMessage(event, '/exchange-sports'),
      },
    },
    'place.changed': { actions: [{ type: 'setPlace', params: ({ event }) => event.place }, 'keep'] },
  },
  initial: 'listing',
  states: {
    listing: {
      on: {
        'sport.chosen': {
          guard: { type: 'isOther', params: ({ event }) => event.sport },
          target: 'listing',
          reenter: true,
          actions: [
            { type: 'setView', params: ({ event }) => ({ sport: event.sport, place: null }) },
            'keep',
          ],
        },
      },
      invoke: {
        src: 'sportEvents',
        id: 'events',
        input: ({ context: { view } }) => ({ sport: view.sport }),
      },
    },
  },
})
