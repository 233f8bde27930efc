import type { Game } from '@tiya/contract/games'
import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import { type AnyEventObject, assign, sendTo, setup } from 'xstate'
import { type KeepViewEvent, keepView } from '../../common/lists/keptView.ts'
import type { Place } from '../../common/lists/place.rules.ts'
import { load } from '../../common/load/load.machine.ts'
import type { Result } from '../../common/result.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import { launcherMachine } from '../launcher/launcher.machine.ts'
import { ownGamesMachine } from '../ownGames/ownGames.machine.ts'
import {
  type GameOrder,
  type GamesQuery,
  type GamesView,
  gamesOf,
  type KnownGames,
  PAGE_OF_GAMES,
} from './games.rules.ts'

interface GamesInput {
  readonly type: string
  /** Empty while the name of a type that is not in `GAME_KINDS` is unknown. */
  readonly title: string
  readonly session: Session | null
  readonly view: GamesView
  /** The address of this list, to return to from a game. */
  readonly address: string
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

/** The ports, guards and actions of the list of games. */
export const flow = setup({
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
