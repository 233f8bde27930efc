import { assign, setup } from 'xstate'

const SPLASH_SHOWN = 2_000
const SPLASH_FADE = 500

/** The picture on the splash screen: the operator's, else the site's own, else the animation. */
export type SplashPicture = 'operator' | 'own' | 'animation'

/** The splash screen: covers the rendered home page for 2 s, then fades out within 0.5 s. */
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
