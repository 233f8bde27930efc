import type { MarketBlock } from '@tiya/contract/site'
import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import {
  type AnyActorRef,
  assign,
  type DoneActorEvent,
  type EventObject,
  sendTo,
  setup,
  stateIn,
} from 'xstate'
import { type LoadedMachine, spawnLoaded } from '../../common/loadedMachine.ts'
import type { Failure, Result } from '../../common/result.ts'
import type { Location } from '../../common/routing/access.rules.ts'
import { barePath, routeOf, type ScreenName } from '../../common/routing/routes.ts'
import type {
  Arrival,
  Navigate,
  ScreenMessage,
  ScreenOutput,
  ScreenShown,
  Wish,
  WishStoreEvent,
} from '../../common/routing/screen.types.ts'
import type { Session, SessionEnd, SessionStart } from '../../common/session.types.ts'
import { blockOf, isBlocked, sectionName, wayOutOf } from './block.rules.ts'
import { decisionOf, ownLocation, redirectOf, screenOf, sectionOf, wishOf } from './router.rules.ts'

export type NavigationEvent = (({ type: 'go' } & Navigate) | { type: 'back' }) & EventObject

interface Shown {
  readonly screen: ScreenName
  readonly path: string
  readonly ref: AnyActorRef
}

export interface RouterContext extends Arrival {
  session: Session | null
  /** As the visitor finds it, see `ownLocation`. */
  location: Location
  shown: Shown | null
  /** The name of the blocked section that the popup shows. */
  blocked: string | null
  /** The session ended without a logout; `/` says so. */
  ended: boolean
  /** Why the code of the last screen could not be fetched. */
  failure: Failure | null
  /** The upline's block; null until it is known, and if it could not be loaded: then that of the settings counts. */
  block: MarketBlock | null
  settingsBlock: MarketBlock | null
}

type RouterEvent =
  | { type: 'location.changed'; location: Location }
  | { type: 'session.opened'; session: Session }
  | { type: 'session.closed'; reason: SessionEnd }
  | ScreenMessage
  | { type: 'retry' }
  | { type: 'dismiss' }
  | { type: 'language.changed' }
  /** What the settings say of the upline's block. */
  | { type: 'block.known'; block: MarketBlock | null }
  | DoneActorEvent<ScreenOutput, 'screen'>

export const routerPorts = {
  navigation: channel<RouterEvent, NavigationEvent>('navigation'),
  /** Stores what a guest wanted who is led to the log-in. */
  wishStore: channel<never, WishStoreEvent>('wishStore'),
  loadMarketBlock: port<Result<MarketBlock>>('loadMarketBlock'),
  loadScreen: port<Result<LoadedMachine>, { screen: ScreenName; arrival: Arrival }>('loadScreen'),
}

/** What the router sends its parent. */
export type RouterMessage =
  | Extract<ScreenMessage, { type: 'logout' | 'balance.refresh' }>
  | ({ readonly type: 'session.started' } & SessionStart)
  | ScreenShown

/** The router's ports, guards and actions. */
export const flow = setup({
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
    isBlocked: ({ context }) => isBlocked(sectionOf(context), blockOf(context)),
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
      return { type: 'go', to: redirectOf(context), replace: true }
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
      shown: {
        screen: screenOf(args.context),
        path: args.context.location.path,
        ref: spawnLoaded(args, 'screen', loaded),
      },
    })),
  },
})
