import type { Game } from '@tiya/contract/games'
import { uniqueBy } from '../../common/lists/uniqueBy.ts'
import { gameKey } from '../../games/games/games.rules.ts'

/** Returns the games with those of another type appended, each name of a game once: a game may have several types. */
export function addGames(games: readonly Game[], more: readonly Game[]): readonly Game[] {
  return uniqueBy([...games, ...more], (game) => JSON.stringify([gameKey(game), game.name]))
}
