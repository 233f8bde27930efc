import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { isOk, outputValue, type Result } from '../../common/result.ts'
import type { General, Logo, Slider, SocialLinks } from '../../contract/site.ts'
import { isClosed } from './site.selectors.ts'

/** Milliseconds until the settings are reloaded. */
const MAINTENANCE_PERIOD = 30_000

interface SiteContext {
  general: General | null
  sliders: readonly Slider[]
  logo: Logo | null
  links: SocialLinks | null
  visible: boolean
}

type SiteEvent =
  | { type: 'retry' }
  | { type: 'language.changed' }
  | { type: 'visibility.changed'; visible: boolean }

export const sitePorts = {
  loadGeneral: port<Result<General>>('loadGeneral'),
  loadSliders: port<Result<readonly Slider[]>>('loadSliders'),
  loadLogo: port<Result<Logo | null>>('loadLogo'),
  loadLinks: port<Result<SocialLinks>>('loadLinks'),
  visibility: channel('visibility'),
}

/** What the site sends its parent. */
export type SiteMessage =
  | { readonly type: 'general.known'; readonly general: General }
  | { readonly type: 'logo.known'; readonly logo: Logo }

const generalMessage = ({ context }: { context: SiteContext }): SiteMessage => ({
  type: 'general.known',
  general: present(context.general),
})
const logoMessage = ({ context }: { context: SiteContext }): SiteMessage => ({
  type: 'logo.known',
  logo: present(context.logo),
})

const flow = setup({
  types: { context: {} as SiteContext, events: {} as SiteEvent },
  actors: sitePorts,
  guards: {
    isClosed,
    hasLogo: (_, first: Result<Logo | null>) => first.ok && first.value !== null,
    isHidden: ({ context }) => !context.visible,
    isVisible: ({ context }) => context.visible,
  },
  actions: {
    notifyParent: notifyParent<SiteMessage>(),
    takeSliders: assign((_, all: readonly Slider[]) => ({
      sliders: all.filter(({ status }) => status === 'active'),
    })),
  },
  delays: { maintenance: MAINTENANCE_PERIOD },
})

/** The settings and banners have texts, so a change of the language loads them again. */
const general = flow.createStateConfig({
  initial: 'loading',
  on: { 'language.changed': '.loading' },
  states: {
    loading: {
      invoke: {
        src: 'loadGeneral',
        id: 'loadGeneral',
        onDone: [
          {
            guard: isOk,
            target: 'known',
            actions: [assign({ general: outputValue }), { type: 'notifyParent', params: generalMessage }],
          },
          { target: 'failed' },
        ],
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
  on: { 'language.changed': '.loading' },
  states: {
    loading: {
      invoke: {
        src: 'loadSliders',
        id: 'loadSliders',
        onDone: [
          { guard: isOk, target: 'ready', actions: { type: 'takeSliders', params: outputValue } },
          { target: 'failed' },
        ],
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
            guard: { type: 'hasLogo', params: ({ event }) => event.output },
            target: 'ready',
            actions: [assign({ logo: outputValue }), { type: 'notifyParent', params: logoMessage }],
          },
          { target: 'ready' },
        ],
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
        onDone: [
          { guard: isOk, target: 'ready', actions: assign({ links: outputValue }) },
          { target: 'ready' },
        ],
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
