import { notifyParent } from '@tiya/ports/notifyParent'
import { assign, sendTo, setup } from 'xstate'
import * as z from 'zod/mini'
import { type KeepViewEvent, keepView } from '../../common/lists/keptView.ts'
import { type Place, place } from '../../common/lists/place.rules.ts'
import type { ScreenMessage } from '../../common/routing/screen.types.ts'
import { exchangeMessage, type PickMessage } from '../pick.rules.ts'
import { type PinsMessage, pinnedMarketsMachine } from '../pinnedMarkets/pinnedMarkets.machine.ts'
import { sportEventsMachine } from '../sportEvents/sportEvents.machine.ts'
import { type InPlayTab, inPlayTab, SPORTS, type Sport, sport } from '../sportEvents/sportEvents.rules.ts'

/** The view of the screen, stored in the history entry. */
export const inPlayView = z.object({
  tab: inPlayTab,
  /** The sports whose events are collapsed. */
  folded: z.array(sport),
  place: z.nullable(place),
})
export type InPlayView = Readonly<z.output<typeof inPlayView>>

export interface InPlayInput {
  readonly remoteId: string
  /** The stored view that the player comes back to; undefined if none. */
  readonly kept: InPlayView | undefined
}

interface InPlayContext {
  readonly remoteId: string
  view: InPlayView
}

type InPlayEvent =
  | PinsMessage
  | PickMessage
  | { type: 'tab.chosen'; tab: InPlayTab }
  | { type: 'sport.toggled'; sport: Sport }
  | { type: 'place.changed'; place: Place }

const FIRST_VIEW: InPlayView = { tab: 'inPlay', folded: [], place: null }

const withToggled = (folded: readonly Sport[], toggled: Sport) =>
  SPORTS.filter((one) => folded.includes(one) !== (one === toggled))

const flow = setup({
  types: {
    context: {} as InPlayContext,
    events: {} as InPlayEvent,
    input: {} as InPlayInput,
    children: {} as Record<Sport, 'sportEvents'> & { pinnedMarkets: 'pinnedMarkets'; keepView: 'keepView' },
  },
  actors: { keepView, pinnedMarkets: pinnedMarketsMachine, sportEvents: sportEventsMachine },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    changeView: assign(({ context }, change: Partial<InPlayView>) => ({
      view: { ...context.view, ...change },
    })),
    keep: sendTo('keepView', ({ context }): KeepViewEvent => ({ type: 'keep', view: context.view })),
  },
})

/** Lists the events of all sports by tab. Each sport loads on its own, so one failure hides no others. */
export const inPlayMachine = flow.createMachine({
  id: 'inPlay',
  context: ({ input: { remoteId, kept } }) => ({ remoteId, view: kept ?? FIRST_VIEW }),
  invoke: [
    { src: 'keepView', id: 'keepView', input: 'inPlay' },
    {
      src: 'pinnedMarkets',
      id: 'pinnedMarkets',
      input: ({ context: { remoteId } }) => ({ remoteId }),
    },
    { src: 'sportEvents', id: 'cricket', input: { sport: 'cricket' } },
    { src: 'sportEvents', id: 'soccer', input: { sport: 'soccer' } },
    { src: 'sportEvents', id: 'tennis', input: { sport: 'tennis' } },
  ],
  on: {
    'tab.chosen': {
      actions: [{ type: 'changeView', params: ({ event }) => ({ tab: event.tab, place: null }) }, 'keep'],
    },
    'sport.toggled': {
      actions: [
        {
          type: 'changeView',
          params: ({ context, event }) => ({ folded: withToggled(context.view.folded, event.sport) }),
        },
        'keep',
      ],
    },
    'pick.wanted': {
      actions: {
        type: 'notifyParent',
        params: ({ event }) => exchangeMessage(event, '/exchange-inplay'),
      },
    },
    'place.changed': {
      actions: [{ type: 'changeView', params: ({ event }) => ({ place: event.place }) }, 'keep'],
    },
  },
})
