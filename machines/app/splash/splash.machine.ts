import { assign, setup } from 'xstate'

const SPLASH_SHOWN = 2_000
const SPLASH_FADE = 500

/** The picture on the splash screen: the operator's, else the site's own, else the animation. */
export type SplashPicture = 'operator' | 'own' | 'animation'

interface SplashInput {
  /** Milliseconds for which the page's first view has shown it. */
  readonly shownFor: number
}

/** The splash screen: covers the home page, which loads beneath it, for 2 s, then fades out within 0.5 s. */
export const splashMachine = setup({
  types: {
    context: {} as SplashInput & { picture: SplashPicture },
    input: {} as SplashInput,
    events: {} as { type: 'picture.known' } | { type: 'picture.failed' },
  },
  actions: {
    showNextPicture: assign({
      picture: ({ context }) => (context.picture === 'operator' ? 'own' : 'animation'),
    }),
  },
  delays: {
    shown: ({ context }) => Math.max(SPLASH_SHOWN - context.shownFor, 0),
    fade: SPLASH_FADE,
  },
}).createMachine({
  id: 'splash',
  context: ({ input }) => ({ ...input, picture: 'own' }),
  initial: 'shown',
  states: {
    shown: {
      after: { shown: 'fading' },
      on: {
        'picture.known': { actions: assign({ picture: 'operator' }) },
        'picture.failed': { actions: 'showNextPicture' },
      },
    },
    fading: { after: { fade: 'gone' } },
    gone: { type: 'final' },
  },
})
