import { assign, setup } from 'xstate'

const BANNER_PERIOD = 3_000

interface CarouselInput {
  /** True if the player prefers reduced motion: the carousel then starts stopped. */
  readonly reducedMotion: boolean
}

interface CarouselContext extends CarouselInput {
  /** Keeps counting past the last slide. */
  index: number
}

type CarouselEvent =
  | { type: 'slide.chosen'; index: number }
  | { type: 'hold' }
  | { type: 'release' }
  | { type: 'play' }
  | { type: 'stop' }

/** A carousel that advances every 3 s, pauses while it is held, and can be stopped. */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    input: {} as CarouselInput,
  },
  guards: { prefersReducedMotion: ({ context }) => context.reducedMotion },
  actions: {
    advance: assign(({ context }) => ({ index: context.index + 1 })),
    choose: assign((_, index: number) => ({ index })),
  },
  delays: { period: BANNER_PERIOD },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ index: 0, reducedMotion: input.reducedMotion }),
  on: { 'slide.chosen': { actions: { type: 'choose', params: ({ event }) => event.index } } },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'prefersReducedMotion', target: 'stopped' }, { target: 'playing' }] },
    playing: {
      after: { period: { target: 'playing', reenter: true, actions: 'advance' } },
      on: {
        hold: 'held',
        stop: 'stopped',
        'slide.chosen': {
          target: 'playing',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event.index },
        },
      },
    },
    held: { on: { release: 'playing', stop: 'stopped' } },
    stopped: { on: { play: 'playing' } },
  },
})
