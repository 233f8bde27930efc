import type { Logo } from '@tiya/contract/site'
import { outputValue } from '@tiya/ports/result'
import { assign, type EventObject, enqueueActions, sendTo, setup, stopChild } from 'xstate'
import { sessionMachine } from '../../access/session/session.machine.ts'
import { load } from '../../common/load/load.machine.ts'
import { type LoadedMachine, spawnLoaded } from '../../common/loadedMachine.ts'
import { present } from '../../common/present.ts'
import type { ScreenShown } from '../../common/routing/screen.types.ts'
import type { operatorMachine } from '../../content/operator/operator.machine.ts'
import { connectionMachine } from '../connection/connection.machine.ts'
import { overlaysMachine } from '../overlays/overlays.machine.ts'
import { popupsMachine } from '../popups/popups.machine.ts'
import { routerMachine } from '../router/router.machine.ts'
import { type Language, shellMachine } from '../shell/shell.machine.ts'
import { siteMachine } from '../site/site.machine.ts'
import { splashMachine } from '../splash/splash.machine.ts'
import type { updateMachine } from '../update/update.machine.ts'
import type { RootContext, RootEvent, RootInput } from './root.types.ts'

export const rootPorts = {
  /** Ends after the first load, which does not need it, with what asks to load a new version. */
  loadUpdate: load<LoadedMachine<typeof updateMachine>>(),
  /** Ends when the page is idle, with what reads the operator's folder. It never ends without one. */
  loadOperator: load<LoadedMachine<typeof operatorMachine>>(),
  /** Fetches the code of a part of the page, by its name. */
  part: load<undefined, string>(),
}

/** Returns the id of the actor that fetches a part of the page. */
export const partId = (name: string) => `part.${name}` as const

/** What the page knew when it loaded: the flows that it is given to own it from then on. */
const inputOf = ({ event }: { event: EventObject }) => (event as EventObject & { input: RootInput }).input

/** The root actor of the site: starts the long-lived flows and passes messages between them. */
export const rootMachine = setup({
  types: {
    context: {} as RootContext,
    events: {} as RootEvent,
    input: {} as RootInput,
    children: {} as {
      session: 'session'
      site: 'site'
      router: 'router'
      popups: 'popups'
      overlays: 'overlays'
      shell: 'shell'
      connection: 'connection'
      splash: 'splash'
      loadUpdate: 'loadUpdate'
      loadOperator: 'loadOperator'
    } & Record<`part.${string}`, 'part'>,
  },
  actors: {
    ...rootPorts,
    session: sessionMachine,
    site: siteMachine,
    router: routerMachine,
    popups: popupsMachine,
    overlays: overlaysMachine,
    shell: shellMachine,
    connection: connectionMachine,
    splash: splashMachine,
  },
  guards: {
    wantsSplash: ({ context }) => context.splash !== null,
    hasLoader: (_, { loader_logo }: Logo) => Boolean(loader_logo),
    isOtherLanguage: ({ context }, language: Language) => language !== context.language,
    // A game that is shown again, in another language, has not been left.
    hasLeftGame: (_, { previous, screen }: ScreenShown) => previous === 'gamerun' && screen !== 'gamerun',
  },
  actions: {
    startUpdate: assign((args, loaded: LoadedMachine<typeof updateMachine>) => ({
      update: spawnLoaded(args, 'update', loaded),
    })),
    startOperator: assign((args, loaded: LoadedMachine<typeof operatorMachine>) => ({
      operator: spawnLoaded(args, 'operator', loaded),
    })),
    startPart: enqueueActions(({ enqueue }, name: string) =>
      enqueue.spawnChild('part', { id: partId(name), input: name }),
    ),
    stopPart: stopChild((_, name: string) => partId(name)),
  },
}).createMachine({
  id: 'root',
  context: ({ input: { language, splash } }) => ({ language, splash, update: null, operator: null }),
  invoke: [
    {
      src: 'session',
      id: 'session',
      systemId: 'session',
      input: (start) => ({ stored: inputOf(start).stored, balance: inputOf(start).balance }),
    },
    { src: 'site', id: 'site', systemId: 'site' },
    {
      src: 'popups',
      id: 'popups',
      systemId: 'popups',
      input: (start) => ({ player: inputOf(start).stored !== null }),
    },
    // Before the router, so that it follows the history first.
    { src: 'overlays', id: 'overlays', systemId: 'overlays' },
    {
      src: 'shell',
      id: 'shell',
      systemId: 'shell',
      input: ({ context }) => ({ language: context.language }),
    },
    { src: 'connection', id: 'connection', systemId: 'connection' },
    {
      src: 'router',
      id: 'router',
      systemId: 'router',
      input: (start) => ({ session: inputOf(start).stored, desktop: inputOf(start).desktop }),
    },
    {
      src: 'loadUpdate',
      id: 'loadUpdate',
      onDone: { actions: { type: 'startUpdate', params: outputValue } },
    },
    {
      src: 'loadOperator',
      id: 'loadOperator',
      onDone: { actions: { type: 'startOperator', params: outputValue } },
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
    navigate: { actions: sendTo('router', ({ event }) => event) },
    'token.refused': { actions: sendTo('session', ({ event }) => event) },
    logout: { actions: sendTo('session', ({ event }) => event) },
    'balance.refresh': { actions: sendTo('session', ({ event }) => event) },
    'general.known': {
      actions: [
        sendTo('popups', ({ event }) => ({
          type: 'notice.known' as const,
          html: event.general.system_notice ?? '',
        })),
        sendTo('router', ({ event }) => ({
          type: 'block.known' as const,
          block: event.general.marketBlock ?? null,
        })),
      ],
    },
    // What the server said in the former language is asked for again. At the start, nothing has been.
    'language.changed': {
      guard: { type: 'isOtherLanguage', params: ({ event }) => event.language },
      actions: [
        assign({ language: ({ event }) => event.language }),
        sendTo('site', { type: 'language.changed' }),
        sendTo('router', { type: 'language.changed' }),
      ],
    },
    'screen.shown': [
      {
        guard: { type: 'hasLeftGame', params: ({ event }) => event },
        actions: [sendTo('session', ({ event }) => event), sendTo('session', { type: 'balance.refresh' })],
      },
      { actions: sendTo('session', ({ event }) => event) },
    ],
    'part.shown': { actions: { type: 'startPart', params: ({ event }) => event.name } },
    'part.hidden': { actions: { type: 'stopPart', params: ({ event }) => event.name } },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'wantsSplash', target: 'splash' }, { target: 'running' }] },
    splash: {
      invoke: {
        src: 'splash',
        id: 'splash',
        input: ({ context }) => ({ shownFor: present(context.splash) }),
        onDone: 'running',
      },
      on: {
        'logo.known': {
          guard: { type: 'hasLoader', params: ({ event }) => event.logo },
          actions: sendTo('splash', { type: 'picture.known' }),
        },
      },
    },
    running: {},
  },
})
