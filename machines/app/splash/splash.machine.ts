import { assign, setup } from 'xstate'

const SPLASH_SHOWN = 2_000
const SPLASH_FADE = 500

/** Which picture the splash shows: the operator's, else the site's own, else the animation. */
export type SplashPicture = 'operator' | 'own' | 'animation'

/** Shown for 2 s over a home that is painted beneath, then faded out in 0.5 s. */
export const splashMachine = setup({
  types: {
    context: {} as { picture: SplashPicture },
    events: {} as { type: 'picture.known' } | { type: 'picture.failed' },
  },
  actions: {
    showNextPicture: assign({
      picture: ({ context }) => (context.picture === 'operator' ? 'own' : 'animation'),
    }),
  },
  delays: { shown: SPLASH_SHOWN, fade: SPLASH_FADE },
}).createMachine({
  id: 'splash',
  context: { picture: 'own' },
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
