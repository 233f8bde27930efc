import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { isOk, type Result, valueOr } from '../../common/result.ts'
import type { General, Logo, Slider, SocialLinks } from '../../contract/site.ts'

/** Milliseconds until the settings are reloaded. */
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

const generalMessage = ({ context: { general } }: { context: SiteContext }) => ({
  type: 'general.known',
  general,
})
const logoMessage = ({ context: { logo } }: { context: SiteContext }) => ({ type: 'logo.known', logo })

const flow = setup({
  types: { context: {} as SiteContext, events: {} as SiteEvent },
  actors: sitePorts,
  guards: {
    isClosed: ({ context }) => context.general?.site_status === false,
    hasLogo: (_, first: Logo | null) => first !== null,
    isHidden: ({ context }) => !context.visible,
    isVisible: ({ context }) => context.visible,
  },
  actions: {
    notifyParent,
    takeSliders: assign((_, all: readonly Slider[]) => ({
      sliders: all.filter(({ status }) => status === 'active'),
    })),
  },
  delays: { maintenance: MAINTENANCE_PERIOD },
})

const general = flow.createStateConfig({
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
            actions: [assign({ general: valueOr(null) }), { type: 'notifyParent', params: generalMessage }],
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
})

const sliders = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadSliders',
        id: 'loadSliders',
        onDone: [
          { guard: isOk, target: 'ready', actions: { type: 'takeSliders', params: valueOr([]) } },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    ready: {},
    failed: { on: { retry: 'loading' } },
  },
})

/** The site shows its own logo if the operator has none. */
const logo = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadLogo',
        id: 'loadLogo',
        onDone: [
          {
            guard: { type: 'hasLogo', params: valueOr(null) },
            target: 'ready',
            actions: [assign({ logo: valueOr(null) }), { type: 'notifyParent', params: logoMessage }],
          },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
    },
    ready: {},
  },
})

const links = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadLinks',
        id: 'loadLinks',
        onDone: { target: 'ready', actions: assign({ links: valueOr(null) }) },
        onError: 'ready',
      },
    },
    ready: {},
  },
})

/**
 * Loads what the operator configures: settings, sliders, logo and links. Each of them can fail on its own.
 * While the site is under maintenance or the settings failed to load, a visible tab reloads them every 30 s.
 */
export const siteMachine = flow.createMachine({
  id: 'site',
  type: 'parallel',
  context: { general: null, sliders: [], logo: null, links: null, visible: true },
  invoke: { src: 'visibility', id: 'visibility' },
  on: { 'visibility.changed': { actions: assign({ visible: ({ event }) => event.visible }) } },
  states: { general, sliders, logo, links },
})
