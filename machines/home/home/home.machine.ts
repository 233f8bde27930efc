import { sendTo, setup } from 'xstate'
import { channel } from '../../common/port.ts'
import { carouselMachine } from '../carousel/carousel.machine.ts'
import { homeTabsMachine } from '../homeTabs/homeTabs.machine.ts'

/** Back-to-top control shows after this many px of scroll. */
const BACK_TO_TOP_AFTER = 300

export interface HomeInput {
  /** The type of the tab to open. */
  readonly type: string
  /** The player prefers reduced motion. */
  readonly reducedMotion: boolean
}

type HomeEvent =
  | { type: 'footer.toggled' }
  | { type: 'announcements.toggled' }
  | { type: 'scrolled'; y: number }
  | { type: 'top.pressed' }

export const homePorts = {
  /** Says how far the page is scrolled, in px; `top` scrolls back. */
  scroll: channel<{ type: 'top' }>('scroll'),
}

/** The home beside its tabs and banners: announcements, folded footer, way back to the top. */
export const homeMachine = setup({
  types: {
    context: {} as HomeInput,
    events: {} as HomeEvent,
    input: {} as HomeInput,
    children: {} as { scroll: 'scroll'; homeTabs: 'homeTabs'; carousel: 'carousel' },
  },
  actors: { ...homePorts, homeTabs: homeTabsMachine, carousel: carouselMachine },
  guards: {
    isAway: (_, y: number) => y > BACK_TO_TOP_AFTER,
    isNear: (_, y: number) => y <= BACK_TO_TOP_AFTER,
  },
}).createMachine({
  id: 'home',
  type: 'parallel',
  context: ({ input }) => input,
  invoke: [
    { src: 'scroll', id: 'scroll' },
    { src: 'homeTabs', id: 'homeTabs', input: ({ context }) => ({ type: context.type }) },
    { src: 'carousel', id: 'carousel', input: ({ context }) => ({ reducedMotion: context.reducedMotion }) },
  ],
  states: {
    announcements: {
      initial: 'running',
      states: {
        running: { on: { 'announcements.toggled': 'stopped' } },
        stopped: { on: { 'announcements.toggled': 'running' } },
      },
    },
    footer: {
      initial: 'folded',
      states: {
        folded: { on: { 'footer.toggled': 'unfolded' } },
        unfolded: { on: { 'footer.toggled': 'folded' } },
      },
    },
    top: {
      initial: 'near',
      states: {
        near: {
          on: { scrolled: { guard: { type: 'isAway', params: ({ event }) => event.y }, target: 'away' } },
        },
        away: {
          on: {
            scrolled: { guard: { type: 'isNear', params: ({ event }) => event.y }, target: 'near' },
            'top.pressed': { actions: sendTo('scroll', { type: 'top' }) },
          },
        },
      },
    },
  },
})
