import { type AnyEventObject, assign, sendTo, setup } from 'xstate'
import { type KeepViewEvent, keepView } from '../../common/lists/keptView.ts'
import type { Place } from '../../common/lists/place.rules.ts'
import { load } from '../../common/load/load.machine.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { isOk, outputValue, type Result } from '../../common/result.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import type { Game } from '../../contract/games.ts'
import { launcherMachine } from '../launcher/launcher.machine.ts'
import { ownGamesMachine } from '../ownGames/ownGames.machine.ts'
import { type GameOrder, type GamesView, gamesOf, type KnownGames, PAGE_OF_GAMES } from './games.rules.ts'

export interface GamesInput {
  readonly type: string
  /** Empty while the name of a type that is not in `GAME_KINDS` is unknown. */
  readonly title: string
  readonly session: Session | null
  readonly view: GamesView
  /** The address of this list, to return to from a game. */
  readonly address: string
}

/** Which games are loaded. */
export interface GamesQuery {
  readonly type: string
  readonly systems: readonly string[]
}

interface GamesContext extends GamesInput {
  systems: readonly string[]
  /** The loaded games by system, `''` for all. A list that was loaded before is not loaded again. */
  known: KnownGames
}

type GamesEvent =
  | { type: 'search.changed'; search: string }
  | { type: 'system.chosen'; system: string }
  | { type: 'order.chosen'; order: GameOrder }
  | { type: 'more' }
  | { type: 'place.changed'; place: Place }
  /** From the ports: what the last visit knew of the shown list has changed. */
  | { type: 'systems.renewed'; value: readonly string[] }
  | { type: 'games.renewed'; value: readonly Game[] }
  /** From the launcher: leads to the game or to the login. */
  | NavigateMessage

export const gamesPorts = {
  /** Resolves with the title; if it is empty, with the name of the type, or the type itself if unknown. */
  nameList: port<Result<string>, { type: string; title: string }>('nameList'),
  loadSystems: load<readonly string[], string>(),
  loadGames: load<readonly Game[], GamesQuery>(),
  /** Sends `systems.renewed`. */
  systemsRenewed: channel<GamesEvent, AnyEventObject, string>('systemsRenewed'),
  /** Sends `games.renewed`. */
  gamesRenewed: channel<GamesEvent, AnyEventObject, GamesQuery>('gamesRenewed'),
}

/** Applied when the list changes: back to the first page, scrolled to the top. */
const TOP = { drawn: PAGE_OF_GAMES, place: null }

const queryOf = ({ context: { type, view, systems } }: { context: GamesContext }): GamesQuery => ({
  type,
  systems: view.system === '' ? systems : [view.system],
})

const flow = setup({
  types: {
    context: {} as GamesContext,
    events: {} as GamesEvent,
    input: {} as GamesInput,
    tags: {} as 'busy',
    children: {} as {
      ownGames: 'ownGames'
      launcher: 'launcher'
      keepView: 'keepView'
      loadSystems: 'loadSystems'
      loadGames: 'loadGames'
    },
  },
  actors: { ...gamesPorts, keepView, ownGames: ownGamesMachine, launcher: launcherMachine },
  guards: {
    isKnown: ({ context }) => gamesOf(context.known, context.view.system) !== undefined,
    leavesNone: ({ context }, systems: readonly string[]) =>
      context.view.system === '' && systems.length === 0,
    hasNoSystem: ({ context }) => context.view.system === '' && context.systems.length === 0,
  },
  actions: {
    notifyParent: notifyParent<NavigateMessage>(),
    changeView: assign(({ context }, change: Partial<GamesView>) => ({
      view: { ...context.view, ...change },
    })),
    drawMore: assign(({ context: { view } }) => ({ view: { ...view, drawn: view.drawn + PAGE_OF_GAMES } })),
    takeGames: assign(({ context }, games: readonly Game[]) => ({
      known: { ...context.known, [context.view.system]: games },
    })),
    /** Only the shown list stays. */
    takeSystems: assign(({ context: { known, view } }, systems: readonly string[]) => {
      const shown = gamesOf(known, view.system)
      return { systems, known: shown ? { [view.system]: shown } : {} }
    }),
    keep: sendTo('keepView', ({ context }): KeepViewEvent => ({ type: 'keep', view: context.view })),
  },
})

const naming = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'nameList',
    id: 'nameList',
    input: ({ context: { type, title } }) => ({ type, title }),
    onDone: [
      { guard: isOk, target: 'loadingSystems', actions: assign({ title: outputValue }) },
      { target: 'loadingSystems' },
    ],
  },
})

const loadingSystems = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'loadSystems',
    id: 'loadSystems',
    input: ({ context }) => context.type,
    onDone: { target: 'choosing', actions: assign({ systems: outputValue }) },
  },
})

const loadingGames = flow.createStateConfig({
  tags: 'busy',
  invoke: [
    {
      src: 'loadGames',
      id: 'loadGames',
      input: queryOf,
      onDone: { target: 'listed', actions: { type: 'takeGames', params: outputValue } },
    },
    { src: 'systemsRenewed', id: 'systemsRenewed', input: ({ context }) => context.type },
  ],
  on: {
    'system.chosen': {
      target: 'choosing',
      actions: [{ type: 'changeView', params: ({ event }) => ({ system: event.system }) }, 'keep'],
    },
    // The systems of the last visit may be why the games can't be loaded.
    'systems.renewed': {
      target: 'choosing',
      actions: { type: 'takeSystems', params: ({ event }) => event.value },
    },
  },
})

/** The list stays until the games of the new systems are there. */
const renewing = flow.createStateConfig({
  invoke: {
    src: 'loadGames',
    id: 'loadGames',
    input: queryOf,
    onDone: { target: 'current', actions: { type: 'takeGames', params: outputValue } },
  },
})

const listed = flow.createStateConfig({
  initial: 'current',
  states: {
    current: {
      invoke: [
        { src: 'systemsRenewed', id: 'systemsRenewed', input: ({ context }) => context.type },
        { src: 'gamesRenewed', id: 'gamesRenewed', input: queryOf },
      ],
      on: {
        'games.renewed': { actions: { type: 'takeGames', params: ({ event }) => event.value } },
        'systems.renewed': [
          {
            guard: { type: 'leavesNone', params: ({ event }) => event.value },
            actions: { type: 'takeGames', params: [] },
          },
          {
            target: 'renewing',
            actions: { type: 'takeSystems', params: ({ event }) => event.value },
          },
        ],
      },
    },
    renewing,
  },
  on: {
    'system.chosen': {
      target: 'choosing',
      actions: [{ type: 'changeView', params: ({ event }) => ({ system: event.system, ...TOP }) }, 'keep'],
    },
    'order.chosen': {
      actions: [{ type: 'changeView', params: ({ event }) => ({ order: event.order, ...TOP }) }, 'keep'],
    },
    more: { actions: 'drawMore' },
    'place.changed': {
      actions: [{ type: 'changeView', params: ({ event }) => ({ place: event.place }) }, 'keep'],
    },
  },
})

/** The games of a type, with filter, search and order, drawn page by page. */
export const gamesMachine = flow.createMachine({
  id: 'games',
  context: ({ input }) => ({ ...input, systems: [], known: {} }),
  invoke: [
    { src: 'keepView', id: 'keepView', input: 'games' },
    {
      src: 'ownGames',
      id: 'ownGames',
      input: ({ context }) => ({ remoteId: context.session?.remoteId ?? null }),
    },
    {
      src: 'launcher',
      id: 'launcher',
      input: ({ context: { session, address } }) => ({ session, from: address }),
    },
  ],
  on: {
    navigate: { actions: { type: 'notifyParent', params: ({ event }) => event } },
    'search.changed': {
      actions: [{ type: 'changeView', params: ({ event }) => ({ search: event.search, ...TOP }) }, 'keep'],
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
  },
})
