import type { Game } from '@tiya/contract/games'
import { channel } from '@tiya/ports/port'
import { outputValue } from '@tiya/ports/result'
import { type AnyEventObject, assign, type SnapshotFrom, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import type { GamesQuery } from '../../games/games/games.rules.ts'
import type { ListedTab } from '../homeTabs/homeTabs.machine.ts'

interface TypeGamesContext {
  tab: GamesQuery
  /** The games of the tabs that were open, by `keyOf` them. */
  known: Readonly<Record<string, readonly Game[]>>
}

type TypeGamesEvent =
  | ListedTab
  /** From the port: what the last visit knew of the shown games has changed. */
  | { type: 'games.renewed'; value: readonly Game[] }

/** Returns the key of a tab's games: they are others once its systems are. */
const keyOf = ({ type, systems }: GamesQuery): string => JSON.stringify([type, systems])

export const typeGamesPorts = {
  loadGames: load<readonly Game[], GamesQuery>(),
  /** Sends `games.renewed`. */
  gamesRenewed: channel<TypeGamesEvent, AnyEventObject, GamesQuery>('gamesRenewed'),
}

/** Some games of the open tab, which the home page shows below its providers; none without providers. */
export const typeGamesMachine = setup({
  types: {
    context: {} as TypeGamesContext,
    events: {} as TypeGamesEvent,
    input: {} as GamesQuery,
    tags: {} as 'busy',
    children: {} as { loadGames: 'loadGames' },
  },
  actors: typeGamesPorts,
  guards: {
    hasNoSystem: ({ context }) => context.tab.systems.length === 0,
    isKnown: ({ context: { tab, known } }) => known[keyOf(tab)] !== undefined,
  },
  actions: {
    takeGames: assign(({ context: { tab, known } }, games: readonly Game[]) => ({
      known: { ...known, [keyOf(tab)]: games },
    })),
  },
}).createMachine({
  id: 'typeGames',
  context: ({ input }) => ({ tab: input, known: {} }),
  on: { 'tab.listed': { target: '.opening', actions: assign({ tab: ({ event }) => event.tab }) } },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasNoSystem', target: 'none' },
        { guard: 'isKnown', target: 'listed' },
        { target: 'loading' },
      ],
    },
    none: {},
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadGames',
        id: 'loadGames',
        input: ({ context }) => context.tab,
        onDone: { target: 'listed', actions: { type: 'takeGames', params: outputValue } },
      },
    },
    listed: {
      invoke: { src: 'gamesRenewed', id: 'gamesRenewed', input: ({ context }) => context.tab },
      on: { 'games.renewed': { actions: { type: 'takeGames', params: ({ event }) => event.value } } },
    },
  },
})

/** Returns the games of the open tab; undefined until they are loaded. */
export const gamesOfTab = ({
  context: { tab, known },
}: SnapshotFrom<typeof typeGamesMachine>): readonly Game[] | undefined => known[keyOf(tab)]
