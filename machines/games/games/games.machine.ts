import { assign, setup } from 'xstate'
import type { Session } from '../../access/session/session.types.ts'
import type { ScreenOutput } from '../../app/router/screen.types.ts'
import { port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED, valueOr } from '../../common/result.ts'
import type { Game } from '../../contract/games.ts'
import {
  type GameOrder,
  type GamesView,
  gameKey,
  gamesOf,
  type KnownGames,
  PAGE_OF_GAMES,
} from './games.rules.ts'

export interface GamesInput {
  readonly type: string
  /** Empty while the name of a type that the table lacks is not known. */
  readonly title: string
  readonly session: Session | null
  readonly view: GamesView
  /** The address of this list, to come back to from a game. */
  readonly address: string
  readonly favourites: readonly string[]
}

interface GamesContext extends GamesInput {
  systems: readonly string[]
  /** The games by system, `''` for all: a list that was loaded before is shown without loading. */
  known: KnownGames
  failure: Failure | null
  failed: 'systems' | 'games'
  /** The game that is being opened. */
  game: Game | null
  url: string
}

type GamesEvent =
  | { type: 'search.changed'; search: string }
  | { type: 'system.chosen'; system: string }
  | { type: 'order.chosen'; order: GameOrder }
  | { type: 'more' }
  | { type: 'favourite.toggled'; game: Game }
  | { type: 'game.chosen'; game: Game; y: number }
  | { type: 'retry' }
  | { type: 'dismiss' }

export const gamesPorts = {
  /** Gives the title; where it is empty the name of the type, else the type itself. */
  nameList: port<string, { type: string; title: string }>('nameList'),
  loadSystems: port<Result<readonly string[]>, string>('loadSystems'),
  loadGames: port<Result<readonly Game[]>, { type: string; systems: readonly string[] }>('loadGames'),
  runGame: port<Result<string>, { game: Game; remoteId: string }>('runGame'),
  saveFavourites: port<undefined, readonly string[]>('saveFavourites'),
}

/** Returns the favourites without this game, or with it where it is none of them. */
function toggled(favourites: readonly string[], key: string): readonly string[] {
  return favourites.includes(key) ? favourites.filter((kept) => kept !== key) : [...favourites, key]
}

function outputOf({ session, view, url, address, game, title }: GamesContext): ScreenOutput {
  if (!session) return { kind: 'navigate', to: '/login', leave: { view } }
  const state = { iframeUrl: url, fromParams: address, title: game?.name ?? title, view }
  return { kind: 'navigate', to: '/gamerun', leave: { view }, state }
}

/** The top of a list that has changed. */
const TOP = { drawn: PAGE_OF_GAMES, y: 0 }

const flow = setup({
  types: {
    context: {} as GamesContext,
    events: {} as GamesEvent,
    input: {} as GamesInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: gamesPorts,
  guards: {
    isKnown: ({ context }) => gamesOf(context.known, context.view.system) !== undefined,
    hasNoSystem: ({ context }) => context.view.system === '' && context.systems.length === 0,
    isGuest: ({ context }) => context.session === null,
  },
  actions: {
    changeView: assign(({ context }, change: Partial<GamesView>) => ({
      view: { ...context.view, ...change },
    })),
    drawMore: assign(({ context: { view } }) => ({ view: { ...view, drawn: view.drawn + PAGE_OF_GAMES } })),
    toggleFavourite: assign(({ context }, game: Game) => ({
      favourites: toggled(context.favourites, gameKey(game)),
    })),
    takeGames: assign(({ context }, games: readonly Game[]) => ({
      known: { ...context.known, [context.view.system]: games },
    })),
  },
})

const naming = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'nameList',
    id: 'nameList',
    input: ({ context: { type, title } }) => ({ type, title }),
    onDone: { target: 'loadingSystems', actions: assign({ title: ({ event }) => event.output }) },
    onError: 'loadingSystems',
  },
})

const loadingSystems = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'loadSystems',
    id: 'loadSystems',
    input: ({ context }) => context.type,
    onDone: [
      { guard: isOk, target: 'choosing', actions: assign({ systems: valueOr([]) }) },
      { target: 'failed', actions: assign({ failure: failureOf, failed: 'systems' }) },
    ],
    onError: { target: 'failed', actions: assign({ failure: UNEXPECTED, failed: 'systems' }) },
  },
})

const loadingGames = flow.createStateConfig({
  tags: 'busy',
  on: {
    'system.chosen': {
      target: 'choosing',
      actions: { type: 'changeView', params: ({ event }) => ({ system: event.system }) },
    },
  },
  invoke: {
    src: 'loadGames',
    id: 'loadGames',
    input: ({ context: { type, view, systems } }) => ({
      type,
      systems: view.system === '' ? systems : [view.system],
    }),
    onDone: [
      { guard: isOk, target: 'listed', actions: { type: 'takeGames', params: valueOr([]) } },
      { target: 'failed', actions: assign({ failure: failureOf, failed: 'games' }) },
    ],
    onError: { target: 'failed', actions: assign({ failure: UNEXPECTED, failed: 'games' }) },
  },
})

const listed = flow.createStateConfig({
  on: {
    'system.chosen': {
      target: 'choosing',
      actions: { type: 'changeView', params: ({ event }) => ({ system: event.system, ...TOP }) },
    },
    'order.chosen': {
      actions: { type: 'changeView', params: ({ event }) => ({ order: event.order, ...TOP }) },
    },
    more: { actions: 'drawMore' },
    'favourite.toggled': {
      target: 'saving',
      actions: { type: 'toggleFavourite', params: ({ event }) => event.game },
    },
    'game.chosen': [
      {
        guard: 'isGuest',
        target: 'done',
        actions: { type: 'changeView', params: ({ event }) => ({ y: event.y }) },
      },
      {
        target: 'launching',
        actions: [
          { type: 'changeView', params: ({ event }) => ({ y: event.y }) },
          assign({ game: ({ event }) => event.game }),
        ],
      },
    ],
  },
})

const launching = flow.createStateConfig({
  tags: 'busy',
  on: { dismiss: { target: 'listed', actions: assign({ game: null }) } },
  invoke: {
    src: 'runGame',
    id: 'runGame',
    input: ({ context: { game, session, type } }) => ({
      game: game ?? { code: '', name: '', platform: '', type },
      remoteId: session?.remoteId ?? '',
    }),
    onDone: [
      { guard: isOk, target: 'done', actions: assign({ url: valueOr('') }) },
      { target: 'refused', actions: assign({ failure: failureOf }) },
    ],
    onError: { target: 'refused', actions: assign({ failure: UNEXPECTED }) },
  },
})

const failed = flow.createStateConfig({
  on: {
    retry: { target: 'loadingSystems', actions: assign({ failure: null }) },
    'system.chosen': {
      target: 'loadingSystems',
      actions: [
        { type: 'changeView', params: ({ event }) => ({ system: event.system }) },
        assign({ failure: null }),
      ],
    },
  },
})

/** The games of a type: narrowed, searched, drawn page by page, and launched. */
export const gamesMachine = flow.createMachine({
  id: 'games',
  context: ({ input }) => ({
    ...input,
    systems: [],
    known: {},
    failure: null,
    failed: 'systems',
    game: null,
    url: '',
  }),
  output: ({ context }) => outputOf(context),
  on: {
    'search.changed': {
      actions: { type: 'changeView', params: ({ event }) => ({ search: event.search, ...TOP }) },
    },
  },
  initial: 'naming',
  states: {
    naming,
    loadingSystems,
    choosing: {
      always: [
        { guard: 'isKnown', target: 'listed' },
        { guard: 'hasNoSystem', target: 'listed', actions: { type: 'takeGames', params: [] } },
        { target: 'loadingGames' },
      ],
    },
    loadingGames,
    listed,
    saving: {
      invoke: {
        src: 'saveFavourites',
        id: 'saveFavourites',
        input: ({ context }) => context.favourites,
        onDone: 'listed',
        onError: 'listed',
      },
    },
    launching,
    refused: { on: { dismiss: { target: 'listed', actions: assign({ failure: null, game: null }) } } },
    failed,
    done: { type: 'final' },
  },
})
