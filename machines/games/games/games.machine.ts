import { assign, setup } from 'xstate'
import type { Session } from '../../access/session/session.types.ts'
import type { ScreenOutput } from '../../app/router/screen.types.ts'
import { port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED, valueOr } from '../../common/result.ts'
import type { Game } from '../../contract/games.ts'
import { type GameOrder, type GamesView, gameKey, PAGE_OF_GAMES } from './games.rules.ts'

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
  /** The games by system, `''` for all: a list that was loaded before shows at once. */
  known: Readonly<Record<string, readonly Game[]>>
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
  /** Gives the title; where it is empty the name of the type, and the type itself where nobody knows one. */
  nameList: port<string, { type: string; title: string }>('nameList'),
  loadSystems: port<Result<readonly string[]>, string>('loadSystems'),
  loadGames: port<Result<readonly Game[]>, { type: string; systems: readonly string[] }>('loadGames'),
  runGame: port<Result<string>, { game: Game; remoteId: string }>('runGame'),
  keepFavourites: port<undefined, readonly string[]>('keepFavourites'),
}

/** The games of a type: narrowed, searched, drawn as one scrolls, and opened. */
export const gamesMachine = setup({
  types: {
    context: {} as GamesContext,
    events: {} as GamesEvent,
    input: {} as GamesInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: gamesPorts,
  guards: {
    isKnown: ({ context }) => context.known[context.view.system] !== undefined,
    hasNoSystem: ({ context }) => context.view.system === '' && context.systems.length === 0,
    isGuest: ({ context }) => context.session === null,
  },
}).createMachine({
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
  output: ({ context }): ScreenOutput =>
    context.session
      ? {
          kind: 'navigate',
          to: '/gamerun',
          leave: { view: context.view },
          state: {
            iframeUrl: context.url,
            fromParams: context.address,
            title: context.game?.name ?? context.title,
            view: context.view,
          },
        }
      : { kind: 'navigate', to: '/login', leave: { view: context.view } },
  on: {
    'search.changed': {
      actions: assign(({ context, event }) => ({
        view: { ...context.view, search: event.search, drawn: PAGE_OF_GAMES, y: 0 },
      })),
    },
  },
  initial: 'naming',
  states: {
    naming: {
      tags: 'busy',
      invoke: {
        src: 'nameList',
        id: 'nameList',
        input: ({ context: { type, title } }) => ({ type, title }),
        onDone: { target: 'loadingSystems', actions: assign(({ event }) => ({ title: event.output })) },
        onError: 'loadingSystems',
      },
    },
    loadingSystems: {
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
    },
    choosing: {
      always: [
        { guard: 'isKnown', target: 'listed' },
        {
          guard: 'hasNoSystem',
          target: 'listed',
          actions: assign(({ context }) => ({ known: { ...context.known, '': [] } })),
        },
        { target: 'loadingGames' },
      ],
    },
    loadingGames: {
      tags: 'busy',
      on: {
        'system.chosen': {
          target: 'choosing',
          actions: assign(({ context, event }) => ({ view: { ...context.view, system: event.system } })),
        },
      },
      invoke: {
        src: 'loadGames',
        id: 'loadGames',
        input: ({ context }) => ({
          type: context.type,
          systems: context.view.system === '' ? context.systems : [context.view.system],
        }),
        onDone: [
          {
            guard: isOk,
            target: 'listed',
            actions: assign(({ context, event }) => ({
              known: { ...context.known, [context.view.system]: event.output.ok ? event.output.value : [] },
            })),
          },
          { target: 'failed', actions: assign({ failure: failureOf, failed: 'games' }) },
        ],
        onError: { target: 'failed', actions: assign({ failure: UNEXPECTED, failed: 'games' }) },
      },
    },
    listed: {
      on: {
        'system.chosen': {
          target: 'choosing',
          actions: assign(({ context, event }) => ({
            view: { ...context.view, system: event.system, drawn: PAGE_OF_GAMES, y: 0 },
          })),
        },
        'order.chosen': {
          actions: assign(({ context, event }) => ({
            view: { ...context.view, order: event.order, drawn: PAGE_OF_GAMES, y: 0 },
          })),
        },
        more: {
          actions: assign(({ context }) => ({
            view: { ...context.view, drawn: context.view.drawn + PAGE_OF_GAMES },
          })),
        },
        'favourite.toggled': {
          target: 'keeping',
          actions: assign(({ context, event }) => ({
            favourites: toggled(context.favourites, gameKey(event.game)),
          })),
        },
        'game.chosen': [
          {
            guard: 'isGuest',
            target: 'left',
            actions: assign(({ context, event }) => ({ view: { ...context.view, y: event.y } })),
          },
          {
            target: 'launching',
            actions: assign(({ context, event }) => ({
              game: event.game,
              view: { ...context.view, y: event.y },
            })),
          },
        ],
      },
    },
    keeping: {
      invoke: {
        src: 'keepFavourites',
        id: 'keepFavourites',
        input: ({ context }) => context.favourites,
        onDone: 'listed',
        onError: 'listed',
      },
    },
    launching: {
      tags: 'busy',
      on: { dismiss: { target: 'listed', actions: assign({ game: null }) } },
      invoke: {
        src: 'runGame',
        id: 'runGame',
        input: ({ context }) => ({
          game: context.game ?? { code: '', name: '', platform: '', type: context.type },
          remoteId: context.session?.remoteId ?? '',
        }),
        onDone: [
          { guard: isOk, target: 'left', actions: assign({ url: valueOr('') }) },
          { target: 'refused', actions: assign({ failure: failureOf }) },
        ],
        onError: { target: 'refused', actions: assign({ failure: UNEXPECTED }) },
      },
    },
    refused: { on: { dismiss: { target: 'listed', actions: assign({ failure: null, game: null }) } } },
    failed: {
      on: {
        retry: { target: 'loadingSystems', actions: assign({ failure: null }) },
        'system.chosen': {
          target: 'loadingSystems',
          actions: assign(({ context, event }) => ({
            view: { ...context.view, system: event.system },
            failure: null,
          })),
        },
      },
    },
    left: { type: 'final' },
  },
})

function toggled(favourites: readonly string[], key: string): readonly string[] {
  return favourites.includes(key) ? favourites.filter((kept) => kept !== key) : [...favourites, key]
}
