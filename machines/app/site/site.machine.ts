import type { General, Logo, Slider, SocialLinks } from '@tiya/contract/site'
import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import { isOk, outputValue } from '@tiya/ports/result'
import { assign, not, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import { present } from '../../common/present.ts'
import { hasValue, type Result } from '../../common/result.ts'
import { isClosed } from './site.selectors.ts'

/** Milliseconds until the settings are reloaded during maintenance or after a failure. */
export const MAINTENANCE_PERIOD = 30_000

/** Milliseconds of absence after which a tab that returns loads the settings again. */
export const LONG_ABSENCE = 60_000

interface SiteContext {
  general: General | null
  sliders: readonly Slider[]
  logo: Logo | null
  links: SocialLinks | null
  visible: boolean
}

type SiteEvent =
  /** A flow needs the settings as they are now. */
  | { type: 'refresh' }
  /** The tab returned after a minute, or the device is back online. */
  | { type: 'tab.returned' }
  | { type: 'language.changed' }
  | { type: 'visibility.changed'; visible: boolean }
  /** From the port: the list of the last visit has changed. */
  | { type: 'sliders.renewed'; value: readonly Slider[] }

export const sitePorts = {
  /** Loads the settings; the input is true if they are not needed at once. */
  loadGeneral: port<Result<General>, boolean>('loadGeneral'),
  loadSliders: load<readonly Slider[]>(),
  /** Sends `sliders.renewed`. */
  slidersRenewed: channel<SiteEvent>('slidersRenewed'),
  loadLogo: load<Logo | null>(),
  loadLinks: load<SocialLinks>(),
  /** Sends `visibility.changed`, and `tab.returned` when the device is back online. */
  visibility: channel<SiteEvent>('visibility'),
  /** Sends `tab.returned` after an absence of at least `LONG_ABSENCE`. */
  longAbsence: channel<SiteEvent>('longAbsence'),
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
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    children: {} as { loadSliders: 'loadSliders'; loadLogo: 'loadLogo'; loadLinks: 'loadLinks' },
  },
  actors: sitePorts,
  guards: {
    isClosed,
    isKnown: ({ context }) => context.general !== null,
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

const reloaded = flow.createStateConfig({
  always: { guard: not('isVisible'), target: 'asleep' },
  after: { maintenance: 'loading' },
})

/** The settings and banners have texts, so a change of the language loads them again. */
const general = flow.createStateConfig({
  on: { refresh: '.loading', 'language.changed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadGeneral',
        id: 'loadGeneral',
        input: ({ event }) => event.type !== 'refresh' && event.type !== 'language.changed',
        onDone: [
          {
            guard: isOk,
            target: 'known',
            actions: [assign({ general: outputValue }), { type: 'notifyParent', params: generalMessage }],
          },
          // What is known counts.
          { guard: 'isKnown', target: 'known' },
          { target: 'failed' },
        ],
      },
    },
    known: { always: [{ guard: 'isClosed', target: 'maintenance' }, { target: 'open' }] },
    open: { on: { 'tab.returned': 'loading' } },
    maintenance: reloaded,
    failed: { ...reloaded, on: { 'tab.returned': 'loading' } },
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
        onDone: { target: 'ready', actions: { type: 'takeSliders', params: outputValue } },
      },
    },
    ready: {
      invoke: { src: 'slidersRenewed', id: 'slidersRenewed' },
      on: { 'sliders.renewed': { actions: { type: 'takeSliders', params: ({ event }) => event.value } } },
    },
  },
})

/**
 * Loads what the operator configures: settings, sliders, logo and links. Each of them can fail on its own. While the
 * site is under maintenance or the settings failed to load, a visible tab reloads them every 30 s; otherwise a tab does
 * that returns after a minute, and a flow that needs them.
 */
export const siteMachine = flow.createMachine({
  id: 'site',
  type: 'parallel',
  context: { general: null, sliders: [], logo: null, links: null, visible: true },
  invoke: [
    { src: 'visibility', id: 'visibility' },
    { src: 'longAbsence', id: 'longAbsence' },
    {
      src: 'loadLogo',
      id: 'loadLogo',
      // Until the operator's logo is known, the site shows its own; for good if the operator has none.
      onDone: [
        {
          guard: hasValue,
          actions: [assign({ logo: outputValue }), { type: 'notifyParent', params: logoMessage }],
        },
        { actions: assign({ logo: null }) },
      ],
    },
    { src: 'loadLinks', id: 'loadLinks', onDone: { actions: assign({ links: outputValue }) } },
  ],
  on: { 'visibility.changed': { actions: assign({ visible: ({ event }) => event.visible }) } },
  states: { general, sliders },
})
