import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { outputValue } from '@tiya/ports/result'
import { assign, sendTo, setup } from 'xstate'
import { type KeepViewEvent, keepView } from '../../common/lists/keptView.ts'
import { load } from '../../common/load/load.machine.ts'
import { type LoadedMachine, spawnLoaded } from '../../common/loadedMachine.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import type { liveMatchesMachine } from '../../exchange/liveMatches/liveMatches.machine.ts'
import { carouselMachine } from '../carousel/carousel.machine.ts'
import { homeTabsMachine } from '../homeTabs/homeTabs.machine.ts'
import type { HomeContext, HomeEvent, HomeInput, LoadedHomeGames } from './home.types.ts'

/** The scroll position in px after which the back-to-top button is shown. */
const BACK_TO_TOP_AFTER = 300

export const homePorts = {
  /** Sends the scroll position of the page in px; `top` scrolls to the top. */
  scroll: channel<HomeEvent, { type: 'top' }>('scroll'),
  /** Resolves with the machines that the first screen does not need, for a player or a guest. */
  loadHomeGames: load<LoadedHomeGames, Session | null>(),
  /** Ends with the matches in play. */
  loadLiveMatches: load<LoadedMachine<typeof liveMatchesMachine>>(),
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
    startGames: assign((args, loaded: LoadedHomeGames) => ({
      games: {
        search: spawnLoaded(args, 'search', { ...loaded.search, input: { words: args.context.words } }),
        typeGames: spawnLoaded(args, 'typeGames', { ...loaded.typeGames, input: args.context.tab }),
        ownGames: spawnLoaded(args, 'ownGames', loaded.ownGames),
        launcher: spawnLoaded(args, 'launcher', loaded.launcher),
        paymentUnderWay: spawnLoaded(args, 'paymentUnderWay', loaded.paymentUnderWay),
        onward: spawnLoaded(args, 'onward', loaded.onward),
      },
    })),
    startLive: assign((args, live: LoadedMachine<typeof liveMatchesMachine>) => ({
      live: spawnLoaded(args, 'live', live),
    })),
  },
})

const tellGames = flow.enqueueActions(({ context: { games }, event, enqueue }) => {
  if (games && event.type === 'search.changed') enqueue.sendTo(games.search, event)
  if (games && event.type === 'tab.listed') enqueue.sendTo(games.typeGames, event)
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
        onDone: { target: 'ready', actions: { type: 'startLive', params: outputValue } },
      },
    },
    ready: {},
  },
})

/** The home page: announcements, search, footer and back-to-top; children handle tabs, banners and games. */
export const homeMachine = flow.createMachine({
  id: 'home',
  type: 'parallel',
  context: ({ input }) => ({ ...input, tab: { type: input.type, systems: [] }, games: null, live: null }),
  invoke: [
    { src: 'keepView', id: 'keepView', input: 'home' },
    { src: 'scroll', id: 'scroll' },
    { src: 'homeTabs', id: 'homeTabs', input: ({ context }) => ({ type: context.type }) },
    { src: 'carousel', id: 'carousel', input: ({ context }) => ({ reducedMotion: context.reducedMotion }) },
  ],
  on: {
    navigate: { actions: { type: 'notifyParent', params: ({ event }) => event } },
    'search.changed': { actions: [assign({ words: ({ event }) => event.words }), 'keep', tellGames] },
    'tab.listed': { actions: [assign({ tab: ({ event }) => event.tab }), tellGames] },
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
