import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import * as z from 'zod/mini'
import { backgroundLoad } from '../../common/backgroundLoad/backgroundLoad.machine.ts'
import { type KeepViewEvent, keepView } from '../../common/lists/keptView.ts'
import { type Place, place } from '../../common/lists/place.rules.ts'
import { load } from '../../common/load/load.machine.ts'
import { type LoadedMachine, spawnLoaded } from '../../common/loadedMachine.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel } from '../../common/port.ts'
import { isOk, outputValue } from '../../common/result.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import type { liveMatchesMachine } from '../../exchange/liveMatches/liveMatches.machine.ts'
import type { launcherMachine } from '../../games/launcher/launcher.machine.ts'
import type { ownGamesMachine } from '../../games/ownGames/ownGames.machine.ts'
import type { paymentUnderWayMachine } from '../../money/paymentUnderWay/paymentUnderWay.machine.ts'
import { carouselMachine } from '../carousel/carousel.machine.ts'
import type { homeSearchMachine } from '../homeSearch/homeSearch.machine.ts'
import { homeTabsMachine } from '../homeTabs/homeTabs.machine.ts'
import type { onwardMachine } from '../onward/onward.machine.ts'

/** The scroll position in px after which the back-to-top button is shown. */
const BACK_TO_TOP_AFTER = 300

/** The view of the screen, stored in the history entry; its tab is stored beside it. */
export const homeView = z.object({ words: z.string(), place: z.nullable(place) })
export type HomeView = Readonly<z.output<typeof homeView>>

export const FIRST_VIEW: HomeView = { words: '', place: null }

export interface HomeInput extends HomeView {
  /** The type of the tab to open. */
  readonly type: string
  /** True if the player prefers reduced motion. */
  readonly reducedMotion: boolean
  /** True if the player has recently played games, which come before the categories. */
  readonly played: boolean
  readonly session: Session | null
}

/** The machines of the home page whose code is fetched after the first screen. */
export interface HomeGames {
  readonly search: ActorRefFrom<typeof homeSearchMachine>
  readonly ownGames: ActorRefFrom<typeof ownGamesMachine>
  readonly launcher: ActorRefFrom<typeof launcherMachine>
  readonly paymentUnderWay: ActorRefFrom<typeof paymentUnderWayMachine>
  readonly onward: ActorRefFrom<typeof onwardMachine>
}

/** The search has no input yet: it starts with the words that were typed meanwhile. */
export interface LoadedHomeGames {
  readonly search: Pick<LoadedMachine<typeof homeSearchMachine>, 'logic'>
  readonly ownGames: LoadedMachine<typeof ownGamesMachine>
  readonly launcher: LoadedMachine<typeof launcherMachine>
  readonly paymentUnderWay: LoadedMachine<typeof paymentUnderWayMachine>
  readonly onward: LoadedMachine<typeof onwardMachine>
}

interface HomeContext extends HomeInput {
  /** Null until their code is fetched. */
  games: HomeGames | null
  /** The matches in play. */
  live: ActorRefFrom<typeof liveMatchesMachine> | null
}

type HomeEvent =
  | { type: 'footer.toggled' }
  | { type: 'announcements.toggled' }
  | { type: 'search.changed'; words: string }
  | { type: 'place.changed'; place: Place }
  | { type: 'scrolled'; y: number }
  | { type: 'top.pressed' }
  /** From the launcher or the offer: leads to a game, to the login or to a screen. */
  | NavigateMessage

export const homePorts = {
  /** Sends the scroll position of the page in px; `top` scrolls to the top. */
  scroll: channel<HomeEvent, { type: 'top' }>('scroll'),
  /** Resolves with the machines that the first screen does not need, for a player or a guest. */
  loadHomeGames: load<LoadedHomeGames, Session | null>(),
  /** Ends with the matches in play. */
  loadLiveMatches: backgroundLoad<LoadedMachine<typeof liveMatchesMachine>>(),
}

const flow = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    input: {} as HomeInput,
    children: {} as {
      keepView: 'keepView'
      scroll: 'scroll'
      homeTabs: 'homeTabs'
      carousel: 'carousel'
      loadHomeGames: 'loadHomeGames'
      loadLiveMatches: 'loadLiveMatches'
    },
  },
  actors: {
    ...homePorts,
    keepView,
    homeTabs: homeTabsMachine,
    carousel: carouselMachine,
  },
  guards: {
    hasGames: ({ context }) => context.games !== null,
    isAway: (_, y: number) => y > BACK_TO_TOP_AFTER,
    isNear: (_, y: number) => y <= BACK_TO_TOP_AFTER,
  },
  actions: {
    notifyParent: notifyParent<NavigateMessage>(),
    keep: sendTo(
      'keepView',
      ({ context: { words, place: at } }): KeepViewEvent => ({
        type: 'keep',
        view: { words, place: at },
      }),
    ),
    startGames: assign((args, { search, ownGames, launcher, paymentUnderWay, onward }: LoadedHomeGames) => ({
      games: {
        search: spawnLoaded(args, 'search', { ...search, input: { words: args.context.words } }),
        ownGames: spawnLoaded(args, 'ownGames', ownGames),
        launcher: spawnLoaded(args, 'launcher', launcher),
        paymentUnderWay: spawnLoaded(args, 'paymentUnderWay', paymentUnderWay),
        onward: spawnLoaded(args, 'onward', onward),
      },
    })),
    startLive: assign((args, live: LoadedMachine<typeof liveMatchesMachine>) => ({
      live: spawnLoaded(args, 'live', live),
    })),
  },
})

const searchGames = flow.enqueueActions(({ context: { games, words }, enqueue }) => {
  if (games) enqueue.sendTo(games.search, { type: 'search.changed', words })
})

const top = flow.createStateConfig({
  initial: 'near',
  states: {
    near: {
      on: { scrolled: { guard: { type: 'isAway', params: ({ event }) => event.y }, target: 'away' } },
    },
    away: {
      on: {
        scrolled: { guard: { type: 'isNear', params: ({ event }) => event.y }, target: 'near' },
        'top.pressed': { actions: sendTo('scroll', { type: 'top' }) },
      },
    },
  },
})

const games = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadHomeGames',
        id: 'loadHomeGames',
        input: ({ context }) => context.session,
        onDone: { target: 'ready', actions: { type: 'startGames', params: outputValue } },
      },
    },
    ready: {},
  },
})

/** The matches in play come last: nothing on the page waits for them. */
const live = flow.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'hasGames', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadLiveMatches',
        id: 'loadLiveMatches',
        input: { subject: 'in play' },
        onDone: [
          { guard: isOk, target: 'ready', actions: { type: 'startLive', params: outputValue } },
          { target: 'failed' },
        ],
      },
    },
    ready: {},
    failed: {},
  },
})

/** Returns true if the results of a search replace the rest of the home page. */
export const isSearching = ({ context }: { readonly context: HomeView }): boolean =>
  context.words.trim() !== ''

/** The home page: announcements, search, footer and back-to-top; children handle tabs, banners and games. */
export const homeMachine = flow.createMachine({
  id: 'home',
  type: 'parallel',
  context: ({ input }) => ({ ...input, games: null, live: null }),
  invoke: [
    { src: 'keepView', id: 'keepView', input: 'home' },
    { src: 'scroll', id: 'scroll' },
    { src: 'homeTabs', id: 'homeTabs', input: ({ context }) => ({ type: context.type }) },
    { src: 'carousel', id: 'carousel', input: ({ context }) => ({ reducedMotion: context.reducedMotion }) },
  ],
  on: {
    navigate: { actions: { type: 'notifyParent', params: ({ event }) => event } },
    'search.changed': { actions: [assign({ words: ({ event }) => event.words }), 'keep', searchGames] },
    'place.changed': { actions: [assign({ place: ({ event }) => event.place }), 'keep'] },
  },
  states: {
    announcements: {
      initial: 'running',
      states: {
        running: { on: { 'announcements.toggled': 'stopped' } },
        stopped: { on: { 'announcements.toggled': 'running' } },
      },
    },
    footer: {
      initial: 'folded',
      states: {
        folded: { on: { 'footer.toggled': 'unfolded' } },
        unfolded: { on: { 'footer.toggled': 'folded' } },
      },
    },
    top,
    games,
    live,
  },
})
