import { assign, setup } from 'xstate'

const SPLASH_SHOWN = 2_000
const SPLASH_FADE = 500

/** The picture on the splash screen: the operator's once it has loaded, until then the site's own, else the animation. */
export type SplashPicture = 'operator' | 'own' | 'animation'

type SplashEvent =
  /** The operator has a picture. */
  { type: 'picture.known' } | { type: 'picture.loaded' } | { type: 'picture.failed'; picture: SplashPicture }

/** The splash screen: covers the rendered home page for 2 s, then fades out within 0.5 s. */
export const splashMachine = setup({
  types: {
    /** `loading`: the operator's picture is on its way. */
    context: {} as { picture: SplashPicture; loading: boolean },
    events: {} as SplashEvent,
  },
  guards: { isOperators: (_, picture: SplashPicture) => picture === 'operator' },
  delays: { shown: SPLASH_SHOWN, fade: SPLASH_FADE },
}).createMachine({
  id: 'splash',
  context: { picture: 'own', loading: false },
  initial: 'shown',
  states: {
    shown: {
      after: { shown: 'fading' },
      on: {
        'picture.known': { actions: assign({ loading: true }) },
        'picture.loaded': { actions: assign({ picture: 'operator', loading: false }) },
        'picture.failed': [
          {
            guard: { type: 'isOperators', params: ({ event }) => event.picture },
            actions: assign({ loading: false }),
          },
          { actions: assign({ picture: 'animation' }) },
        ],
      },
    },
    fading: { after: { fade: 'gone' } },
    gone: { type: 'final' },
  },
})
