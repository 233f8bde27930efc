import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { isOk, type Result, valueOr } from '../../common/result.ts'
import type { General, Logo, Slider, SocialLinks } from '../../contract/site.ts'

/** Maintenance page asks again. */
const MAINTENANCE_PERIOD = 30_000

interface SiteContext {
  general: General | null
  sliders: readonly Slider[]
  logo: Logo | null
  links: SocialLinks | null
  visible: boolean
}

type SiteEvent = { type: 'retry' } | { type: 'visibility.changed'; visible: boolean }

export const sitePorts = {
  loadGeneral: port<Result<General>>('loadGeneral'),
  loadSliders: port<Result<readonly Slider[]>>('loadSliders'),
  loadLogo: port<Result<Logo | null>>('loadLogo'),
  loadLinks: port<Result<SocialLinks>>('loadLinks'),
  visibility: channel('visibility'),
}

/**
 * What the operator says of the site: settings, pictures, links. Four questions side by side,
 * each may fail alone; while the site is under maintenance it asks again every 30 s, in a tab that is seen.
 */
export const siteMachine = setup({
  types: { context: {} as SiteContext, events: {} as SiteEvent },
  actors: sitePorts,
  actions: { notifyParent },
  guards: {
    isClosed: ({ context }) => context.general?.site_status === false,
    isHidden: ({ context }) => !context.visible,
    isVisible: ({ context }) => context.visible,
  },
  delays: { maintenance: MAINTENANCE_PERIOD },
}).createMachine({
  id: 'site',
  type: 'parallel',
  context: { general: null, sliders: [], logo: null, links: null, visible: true },
  invoke: { src: 'visibility', id: 'visibility' },
  on: { 'visibility.changed': { actions: assign(({ event }) => ({ visible: event.visible })) } },
  states: {
    general: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadGeneral',
            id: 'loadGeneral',
            onDone: [
              {
                guard: isOk,
                target: 'known',
                actions: [
                  assign({ general: valueOr(null) }),
                  {
                    type: 'notifyParent',
                    params: ({ context }) => ({ type: 'general.known', general: context.general }),
                  },
                ],
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        known: { always: [{ guard: 'isClosed', target: 'maintenance' }, { target: 'open' }] },
        open: {},
        maintenance: {
          always: { guard: 'isHidden', target: 'asleep' },
          after: { maintenance: 'loading' },
        },
        failed: {
          always: { guard: 'isHidden', target: 'asleep' },
          after: { maintenance: 'loading' },
          on: { retry: 'loading' },
        },
        asleep: { always: { guard: 'isVisible', target: 'loading' } },
      },
    },
    sliders: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadSliders',
            id: 'loadSliders',
            onDone: [
              { guard: isOk, target: 'ready', actions: assign({ sliders: valueOr([]) }) },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        ready: {},
        failed: { on: { retry: 'loading' } },
      },
    },
    logo: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadLogo',
            id: 'loadLogo',
            onDone: [
              {
                guard: ({ event }) => event.output.ok && event.output.value !== null,
                target: 'ready',
                actions: [
                  assign({ logo: valueOr(null) }),
                  {
                    type: 'notifyParent',
                    params: ({ context }) => ({ type: 'logo.known', logo: context.logo }),
                  },
                ],
              },
              { target: 'ready' },
            ],
            onError: 'ready',
          },
        },
        ready: {},
      },
    },
    links: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadLinks',
            id: 'loadLinks',
            onDone: {
              target: 'ready',
              actions: assign({ links: valueOr(null) }),
            },
            onError: 'ready',
          },
        },
        ready: {},
      },
    },
  },
})
