import { assign, setup } from 'xstate'

const SPLASH_SHOWN = 2_000
const SPLASH_FADE = 500

/** The operator's picture is shown once it has loaded; until then the site's own, or without that the animation. */
export type SplashPicture = 'operator' | 'own'

interface SplashContext {
  operators: 'unknown' | 'loading' | 'loaded' | 'failed'
  /** False once the site's own picture could not be loaded. */
  own: boolean
}

type SplashEvent =
  /** The operator has a picture. */
  { type: 'picture.known' } | { type: 'picture.loaded' } | { type: 'picture.failed'; picture: SplashPicture }

interface SplashInput {
  /** Milliseconds for which the page's first view has shown it. */
  readonly shownFor: number
}

/** The splash screen: covers the home page, which loads beneath it, for 2 s, then fades out within 0.5 s. */
export const splashMachine = setup({
  types: {
    context: {} as SplashInput & SplashContext,
    input: {} as SplashInput,
    events: {} as SplashEvent,
  },
  guards: { isOperators: (_, picture: SplashPicture) => picture === 'operator' },
  delays: {
    shown: ({ context }) => Math.max(SPLASH_SHOWN - context.shownFor, 0),
    fade: SPLASH_FADE,
  },
}).createMachine({
  id: 'splash',
  context: ({ input }) => ({ ...input, operators: 'unknown', own: true }),
  initial: 'shown',
  states: {
    shown: {
      after: { shown: 'fading' },
      on: {
        'picture.known': { actions: assign({ operators: 'loading' }) },
        'picture.loaded': { actions: assign({ operators: 'loaded' }) },
        'picture.failed': [
          {
            guard: { type: 'isOperators', params: ({ event }) => event.picture },
            actions: assign({ operators: 'failed' }),
          },
          { actions: assign({ own: false }) },
        ],
      },
    },
    fading: { after: { fade: 'gone' } },
    gone: { type: 'final' },
  },
})
