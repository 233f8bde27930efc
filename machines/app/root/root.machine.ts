import { assign, sendTo, setup } from 'xstate'
import { sessionMachine } from '../../access/session/session.machine.ts'
import type { Session, SessionEnd, SessionStart } from '../../access/session/session.types.ts'
import type { LoadedMachine, SpawnLoaded } from '../../common/loadedMachine.ts'
import { port } from '../../common/port.ts'
import type { General, Logo } from '../../contract/site.ts'
import { popupsMachine } from '../popups/popups.machine.ts'
import { routerMachine } from '../router/router.machine.ts'
import type { ScreenName } from '../router/routes.ts'
import { type Language, shellMachine } from '../shell/shell.machine.ts'
import { siteMachine } from '../site/site.machine.ts'
import { splashMachine } from '../splash/splash.machine.ts'

/** What the page knows when it loads. */
export interface RootInput {
  readonly stored: Session | null
  /** The last balance stored on the device, in poisha. */
  readonly balance: number | null
  readonly desktop: boolean
  readonly language: Language
  /** True if the page was loaded at `/` on a phone. */
  readonly splash: boolean
}

interface RootContext extends RootInput {
  /** True once the flows that the first load does not need have started. */
  later: boolean
}

type RootEvent =
  | ({ type: 'session.started' } & SessionStart)
  | { type: 'session.opened'; session: Session }
  | { type: 'session.closed'; reason: SessionEnd }
  | { type: 'token.refused'; token: string }
  | { type: 'logout' }
  | { type: 'balance.refresh' }
  | { type: 'general.known'; general: General }
  | { type: 'logo.known'; logo: Logo }
  | { type: 'screen.shown'; screen: ScreenName; left: ScreenName | null }

export const rootPorts = {
  /** Resolves after the first load with the flows that it does not need, by id. */
  loadLater: port<Readonly<Record<string, LoadedMachine>>>('loadLater'),
}

/** The root actor of the site: starts the long-lived flows and passes messages between them. */
export const rootMachine = setup({
  types: { context: {} as RootContext, events: {} as RootEvent, input: {} as RootInput },
  actors: {
    ...rootPorts,
    session: sessionMachine,
    site: siteMachine,
    router: routerMachine,
    popups: popupsMachine,
    shell: shellMachine,
    splash: splashMachine,
  },
  guards: {
    wantsSplash: ({ context }) => context.splash,
    hasLoader: ({ event }) => event.type === 'logo.known' && Boolean(event.logo.loader_logo),
    leavesGame: ({ event }) => event.type === 'screen.shown' && event.left === 'gamerun',
  },
  actions: {
    startLater: assign(({ spawn }, flows: Readonly<Record<string, LoadedMachine>>) => {
      for (const [id, { logic, input }] of Object.entries(flows)) (spawn as SpawnLoaded)(logic, { id, input })
      return { later: true }
    }),
  },
}).createMachine({
  id: 'root',
  context: ({ input }) => ({ ...input, later: false }),
  invoke: [
    {
      src: 'session',
      id: 'session',
      systemId: 'session',
      input: ({ context }) => ({ stored: context.stored, balance: context.balance }),
    },
    { src: 'site', id: 'site', systemId: 'site' },
    {
      src: 'popups',
      id: 'popups',
      systemId: 'popups',
      input: ({ context }) => ({ player: context.stored !== null }),
    },
    {
      src: 'shell',
      id: 'shell',
      systemId: 'shell',
      input: ({ context }) => ({ language: context.language }),
    },
    {
      src: 'router',
      id: 'router',
      systemId: 'router',
      input: ({ context }) => ({ session: context.stored, desktop: context.desktop }),
    },
    {
      src: 'loadLater',
      id: 'loadLater',
      onDone: { actions: { type: 'startLater', params: ({ event }) => event.output } },
      onError: {},
    },
  ],
  on: {
    'session.started': { actions: sendTo('session', ({ event }) => event) },
    'session.opened': {
      actions: [
        sendTo('router', ({ event }) => event),
        sendTo('popups', { type: 'player.changed', player: true }),
      ],
    },
    'session.closed': {
      actions: [
        sendTo('router', ({ event }) => event),
        sendTo('popups', { type: 'player.changed', player: false }),
      ],
    },
    'token.refused': { actions: sendTo('session', ({ event }) => event) },
    logout: { actions: sendTo('session', ({ event }) => event) },
    'balance.refresh': { actions: sendTo('session', ({ event }) => event) },
    'general.known': {
      actions: sendTo('popups', ({ event }) => ({
        type: 'notice.known' as const,
        html: event.general.system_notice ?? '',
      })),
    },
    'screen.shown': {
      guard: 'leavesGame',
      actions: sendTo('session', { type: 'balance.refresh' }),
    },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'wantsSplash', target: 'splash' }, { target: 'running' }] },
    splash: {
      invoke: { src: 'splash', id: 'splash', systemId: 'splash', onDone: 'running' },
      on: { 'logo.known': { guard: 'hasLoader', actions: sendTo('splash', { type: 'picture.known' }) } },
    },
    running: {},
  },
})
