import { assign, setup } from 'xstate'

/** Banner autoplay. */
const BANNER_PERIOD = 3_000

type CarouselEvent =
  | { type: 'slide.chosen'; index: number }
  | { type: 'hold' }
  | { type: 'release' }
  | { type: 'play' }
  | { type: 'stop' }

/** A carousel that moves on every 3 s, waits while it is held, and can be stopped. */
export const carouselMachine = setup({
  types: {
    context: {} as { index: number; reducedMotion: boolean },
    events: {} as CarouselEvent,
    input: {} as { reducedMotion: boolean },
  },
  guards: { prefersReducedMotion: ({ context }) => context.reducedMotion },
  actions: {
    advance: assign(({ context }) => ({ index: context.index + 1 })),
    choose: assign(({ context, event }) => ({
      index: event.type === 'slide.chosen' ? event.index : context.index,
    })),
  },
  delays: { period: BANNER_PERIOD },
}).createMachine({
  id: 'carousel',
  /** `reducedMotion` where the player asks for reduced motion: it starts stopped. `index` counts on past the last slide. */
  context: ({ input }) => ({ index: 0, reducedMotion: input.reducedMotion }),
  on: { 'slide.chosen': { actions: 'choose' } },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'prefersReducedMotion', target: 'stopped' }, { target: 'playing' }] },
    playing: {
      after: { period: { target: 'playing', reenter: true, actions: 'advance' } },
      on: {
        hold: 'held',
        stop: 'stopped',
        'slide.chosen': { target: 'playing', reenter: true, actions: 'choose' },
      },
    },
    held: { on: { release: 'playing', stop: 'stopped' } },
    stopped: { on: { play: 'playing' } },
  },
})
