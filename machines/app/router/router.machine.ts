import {
  type AnyActorRef,
  and,
  assign,
  type DoneActorEvent,
  type EventObject,
  not,
  sendTo,
  setup,
  stateIn,
  stopChild,
} from 'xstate'
import { type Decision, decide, type Location } from '../../common/access.rules.ts'
import { type LoadedMachine, spawnLoaded } from '../../common/loadedMachine.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { ownState } from '../../common/ownState.ts'
import { channel, port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { type Failure, failureOf, isOk, outputValue, type Result } from '../../common/result.ts'
import { barePath, routeOf, type ScreenName, type Section } from '../../common/routes.ts'
import type {
  Arrival,
  Navigate,
  ScreenMessage,
  ScreenOutput,
  ScreenShown,
  Wish,
  WishStoreEvent,
} from '../../common/screen.types.ts'
import type { Session, SessionEnd, SessionStart } from '../../common/session.types.ts'
import type { MarketBlock } from '../../contract/site.ts'
import { isBlocked, sectionName, wayOutOf } from './block.rules.ts'

export type NavigationEvent = (({ type: 'go' } & Navigate) | { type: 'back' }) & EventObject

interface Shown {
  readonly screen: ScreenName
  readonly ref: AnyActorRef
}

interface RouterContext {
  session: Session | null
  desktop: boolean
  /** Its state is null if it belongs to another player. A guest finds any player's. */
  location: Location
  shown: Shown | null
  /** The name of the blocked section that the popup shows. */
  blocked: string | null
  /** The session ended without a logout; `/` says so. */
  ended: boolean
  /** Why the code of the last screen could not be fetched. */
  failure: Failure | null
  /** The upline's block; null until it is known, and if it could not be loaded. */
  block: MarketBlock | null
}

type RouterEvent =
  | { type: 'location.changed'; location: Location }
  | { type: 'session.opened'; session: Session }
  | { type: 'session.closed'; reason: SessionEnd }
  | ScreenMessage
  | { type: 'retry' }
  | { type: 'dismiss' }
  | { type: 'language.changed' }
  | DoneActorEvent<ScreenOutput, 'screen'>

export const routerPorts = {
  navigation: channel<RouterEvent, NavigationEvent>('navigation'),
  /** Stores what a guest wanted who is led to the log-in. */
  wishStore: channel<never, WishStoreEvent>('wishStore'),
  loadMarketBlock: port<Result<MarketBlock>>('loadMarketBlock'),
  loadScreen: port<Result<LoadedMachine>, { screen: ScreenName; arrival: Arrival }>('loadScreen'),
}

const START: Location = { path: '/', query: {}, state: null }

/** Returns a location as a visitor finds it, see `RouterContext`. */
export function ownLocation(location: Location, session: Session | null): Location {
  return session ? { ...location, state: ownState(location.state, session.remoteId) } : location
}

function decisionOf(context: RouterContext): Decision {
  return decide(context.location, { player: context.session !== null, desktop: context.desktop })
}

function wishOf(context: RouterContext): Wish | undefined {
  const decision = decisionOf(context)
  return decision.kind === 'redirect' ? decision.wish : undefined
}

function screenOf(context: RouterContext): ScreenName {
  const decision = decisionOf(context)
  return present(decision.kind === 'show' ? decision.screen : null)
}

function sectionOf(context: RouterContext): Section | undefined {
  const decision = decisionOf(context)
  return decision.kind === 'show' ? decision.section : undefined
}

/** What the router sends its parent. */
export type RouterMessage =
  | Extract<ScreenMessage, { type: 'logout' | 'balance.refresh' }>
  | ({ readonly type: 'session.started' } & SessionStart)
  | ScreenShown

const startedMessage = (start: SessionStart): RouterMessage => ({ ...start, type: 'session.started' })
const shownMessage = ({ context }: { context: RouterContext }): RouterMessage => ({
  type: 'screen.shown',
  screen: screenOf(context),
  previous: context.shown?.screen ?? null,
})

const flow = setup({
  types: {
    context: {} as RouterContext,
    events: {} as RouterEvent,
    input: {} as { session: Session | null; desktop: boolean },
  },
  actors: routerPorts,
  guards: {
    isLogout: ({ context }) => decisionOf(context).kind === 'logout',
    isDenied: ({ context }) => wishOf(context) !== undefined,
    isRedirect: ({ context }) => decisionOf(context).kind === 'redirect',
    isBlockDue: ({ context }) =>
      context.session !== null && (context.shown !== null || sectionOf(context) !== undefined),
    isBlockKnown: stateIn({ block: 'known' }),
    isInSection: ({ context }) => sectionOf(context) !== undefined,
    isBlocked: ({ context }) => isBlocked(sectionOf(context), context.block),
    isFollowed: ({ context }, next: Location) =>
      routeOf(next.path)?.followsQuery === true && barePath(next.path) === barePath(context.location.path),
    isSpokenTo: ({ context }) => !routeOf(context.location.path)?.keepsOn,
    hasWish: (_, wish: Wish | undefined) => wish !== undefined,
    startsSession: (_, output: ScreenOutput) => output.kind === 'session',
  },
  actions: {
    notifyParent: notifyParent<RouterMessage>(),
    go: sendTo('navigation', (_, way: Navigate): NavigationEvent => ({ ...way, type: 'go' })),
    goBack: sendTo('navigation', { type: 'back' } satisfies NavigationEvent),
    goHome: sendTo('navigation', { type: 'go', to: '/', replace: true } satisfies NavigationEvent),
    leaveBlocked: sendTo('navigation', ({ context }): NavigationEvent => {
      return { ...wayOutOf(context.location), type: 'go' }
    }),
    redirect: sendTo('navigation', ({ context }): NavigationEvent => {
      const decision = decisionOf(context)
      return { type: 'go', to: present(decision.kind === 'redirect' ? decision.to : null), replace: true }
    }),
    keepWish: sendTo('wishStore', (_, wish: Wish) => ({ type: 'keep' as const, wish })),
    takeLocation: assign(({ context }, location: Location) => ({
      location: ownLocation(location, context.session),
    })),
    openSession: assign(({ context }, session: Session) => ({
      session,
      location: ownLocation(context.location, session),
      ended: false,
    })),
    closeSession: assign((_, reason: SessionEnd) => ({ session: null, ended: reason === 'ended' })),
    nameBlocked: assign({ blocked: ({ context }) => sectionName(sectionOf(context), context.location) }),
    show: assign((args, loaded: LoadedMachine) => ({
      shown: { screen: screenOf(args.context), ref: spawnLoaded(args, 'screen', loaded) },
    })),
  },
})

const deciding = flow.createStateConfig({
  always: [
    { guard: 'isLogout', target: 'loggingOut' },
    {
      guard: 'isDenied',
      target: 'redirecting',
      actions: [{ type: 'keepWish', params: ({ context }) => present(wishOf(context)) }, 'redirect'],
    },
    { guard: 'isRedirect', target: 'redirecting', actions: 'redirect' },
    { guard: and(['isInSection', not('isBlockKnown')]), target: 'awaitingBlock' },
    { guard: 'isBlocked', target: 'redirecting', actions: ['nameBlocked', 'leaveBlocked'] },
    { target: 'loading' },
  ],
})

const loading = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'loadScreen',
    id: 'loadScreen',
    input: ({ context }) => ({
      screen: screenOf(context),
      arrival: { location: context.location, session: context.session, desktop: context.desktop },
    }),
    onDone: [
      {
        guard: isOk,
        target: 'shown',
        actions: [
          stopChild('screen'),
          { type: 'notifyParent', params: shownMessage },
          { type: 'show', params: outputValue },
        ],
      },
      { target: 'failed', actions: assign({ failure: failureOf }) },
    ],
  },
})

const shown = flow.createStateConfig({
  on: {
    'language.changed': { guard: 'isSpokenTo', target: 'loading' },
    'location.changed': {
      guard: { type: 'isFollowed', params: ({ event }) => event.location },
      actions: [
        { type: 'takeLocation', params: ({ event }) => event.location },
        sendTo('screen', ({ event }) => event),
      ],
    },
  },
})

/** Which screen is shown. */
const place = flow.createStateConfig({
  initial: 'waiting',
  on: {
    'location.changed': {
      target: '.deciding',
      actions: { type: 'takeLocation', params: ({ event }) => event.location },
    },
    'session.opened': {
      target: '.deciding',
      actions: { type: 'openSession', params: ({ event }) => event.session },
    },
    'session.closed': {
      target: '.redirecting',
      actions: [{ type: 'closeSession', params: ({ event }) => event.reason }, 'goHome'],
    },
  },
  states: {
    waiting: {},
    deciding,
    loggingOut: { entry: { type: 'notifyParent', params: { type: 'logout' } } },
    redirecting: {},
    awaitingBlock: { tags: 'busy', always: { guard: 'isBlockKnown', target: 'deciding' } },
    loading,
    shown,
    failed: { on: { retry: 'loading' } },
  },
})

/** What the upline blocks, asked once for each player, after the first screen's own calls; a guest is not blocked. */
const block = flow.createStateConfig({
  initial: 'unasked',
  on: {
    'session.opened': '.unasked',
    'session.closed': '.unasked',
  },
  states: {
    unasked: { entry: assign({ block: null }), always: { guard: 'isBlockDue', target: 'asking' } },
    asking: {
      invoke: {
        src: 'loadMarketBlock',
        id: 'loadMarketBlock',
        onDone: [
          { guard: isOk, target: 'known', actions: assign({ block: outputValue }) },
          { target: 'known' },
        ],
      },
    },
    known: {},
  },
})

/** Decides which screen a location shows, and to whom. Spawns the screen's flow as the child `screen`. */
export const routerMachine = flow.createMachine({
  id: 'router',
  context: ({ input }) => ({
    ...input,
    location: START,
    shown: null,
    blocked: null,
    ended: false,
    failure: null,
    block: null,
  }),
  invoke: [
    { src: 'navigation', id: 'navigation' },
    { src: 'wishStore', id: 'wishStore' },
  ],
  on: {
    navigate: [
      {
        guard: { type: 'hasWish', params: ({ event }) => event.wish },
        actions: [
          { type: 'keepWish', params: ({ event }) => present(event.wish) },
          { type: 'go', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'go', params: ({ event }) => event } },
    ],
    'navigate.back': { actions: 'goBack' },
    logout: { actions: { type: 'notifyParent', params: ({ event }) => event } },
    'balance.refresh': { actions: { type: 'notifyParent', params: { type: 'balance.refresh' } } },
    dismiss: { actions: assign({ blocked: null, ended: false }) },
    'xstate.done.actor.screen': [
      {
        guard: { type: 'startsSession', params: ({ event }) => event.output },
        actions: {
          type: 'notifyParent',
          params: ({ event }) => startedMessage(event.output as SessionStart),
        },
      },
      { actions: { type: 'go', params: ({ event }) => event.output as Navigate } },
    ],
  },
  type: 'parallel',
  states: { place, block },
})
