import { notifyParent } from '@tiya/ports/notifyParent'
import { sendTo, setup } from 'xstate'
import { desktopFrameMachine } from '../../common/desktopFrame/desktopFrame.machine.ts'
import type { Location } from '../../common/routing/access.rules.ts'
import { carouselMachine } from '../../home/carousel/carousel.machine.ts'
import {
  type PromotionsInput,
  type PromotionsMessage,
  promotionsMachine,
} from '../../rewards/promotions/promotions.machine.ts'

interface OlderShellInput {
  readonly promotions: PromotionsInput
  /** The visitor prefers reduced motion. */
  readonly reducedMotion: boolean
}

type OlderShellEvent =
  /** From the router: the query has changed. */
  | { type: 'location.changed'; location: Location }
  /** From the promotions, forwarded to the router. */
  | PromotionsMessage

/** `/promotions` on desktop: the promotions and the banners in the frame of the older shell. */
export const olderShellMachine = setup({
  types: {
    context: {} as OlderShellInput,
    events: {} as OlderShellEvent,
    input: {} as OlderShellInput,
    children: {} as { promotions: 'promotions'; carousel: 'carousel'; desktopFrame: 'desktopFrame' },
  },
  actors: { promotions: promotionsMachine, carousel: carouselMachine, desktopFrame: desktopFrameMachine },
  actions: { notifyParent: notifyParent<PromotionsMessage>() },
}).createMachine({
  id: 'olderShell',
  context: ({ input }) => input,
  invoke: [
    { src: 'desktopFrame', id: 'desktopFrame' },
    { src: 'promotions', id: 'promotions', input: ({ context }) => context.promotions },
    { src: 'carousel', id: 'carousel', input: ({ context }) => ({ reducedMotion: context.reducedMotion }) },
  ],
  on: {
    'location.changed': { actions: sendTo('promotions', ({ event }) => event) },
    navigate: { actions: { type: 'notifyParent', params: ({ event }) => event } },
    'navigate.back': { actions: { type: 'notifyParent', params: ({ event }) => event } },
  },
  initial: 'shown',
  states: { shown: {} },
})
