import type { Game } from '@tiya/contract/games'
import { channel } from '@tiya/ports/port'
import { assign, type EventObject, sendTo, setup } from 'xstate'
import { toggleGame } from './ownGames.rules.ts'

interface OwnGamesInput {
  /** Null for a guest. */
  readonly remoteId: string | null
}

interface OwnGamesContext extends OwnGamesInput {
  /** In the order in which they were added. */
  favourites: readonly Game[]
  /** Newest first; none for a guest. */
  recent: readonly Game[]
}

type OwnGamesEvent =
  | { type: 'games.changed'; favourites: readonly Game[]; recent: readonly Game[] }
  | { type: 'favourite.toggled'; game: Game }

/** Stores the favourites. */
type GameStoreEvent = EventObject & { type: 'save'; favourites: readonly Game[] }

export const ownGamesPorts = {
  /** The games of a player on this device. Sends `games.changed` initially and when another tab changes them. */
  gameStore: channel<OwnGamesEvent, GameStoreEvent, OwnGamesInput>('gameStore'),
}

/** The player's favourite and recently played games on this device. All tabs stay in sync. */
export const ownGamesMachine = setup({
  types: {
    context: {} as OwnGamesContext,
    events: {} as OwnGamesEvent,
    input: {} as OwnGamesInput,
    children: {} as { gameStore: 'gameStore' },
  },
  actors: ownGamesPorts,
  actions: {
    toggle: assign(({ context }, game: Game) => ({ favourites: toggleGame(context.favourites, game) })),
    save: sendTo('gameStore', ({ context }) => ({ type: 'save' as const, favourites: context.favourites })),
  },
}).createMachine({
  id: 'ownGames',
  context: ({ input }) => ({ ...input, favourites: [], recent: [] }),
  invoke: { src: 'gameStore', id: 'gameStore', input: ({ context: { remoteId } }) => ({ remoteId }) },
  initial: 'listed',
  states: {
    listed: {
      on: {
        'games.changed': {
          actions: assign({
            favourites: ({ event }) => event.favourites,
            recent: ({ event }) => event.recent,
          }),
        },
        'favourite.toggled': { actions: [{ type: 'toggle', params: ({ event }) => event.game }, 'save'] },
      },
    },
  },
})
