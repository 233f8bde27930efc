import { type Game, game } from '@tiya/contract/games'
import * as z from 'zod/mini'
import { uniqueBy } from '../../common/lists/uniqueBy.ts'
import { gameKey } from '../games/games.rules.ts'

/** The maximum number of recently played games. */
const RECENT_LIMIT = 12

const storedGames = z.array(game)

/** Returns stored games without duplicates; none if the value is not a list of games. */
export function readGames(stored: unknown): readonly Game[] {
  return uniqueBy(z.safeParse(storedGames, stored).data ?? [], gameKey)
}

/** Returns the games without this game if it is among them, otherwise with it appended. */
export function toggleGame(games: readonly Game[], toggled: Game): readonly Game[] {
  const others = games.filter((one) => gameKey(one) !== gameKey(toggled))
  return others.length < games.length ? others : [...games, toggled]
}

/** Returns the recently played games with this game moved to the front, newest first. */
export function withPlayed(recent: readonly Game[], played: Game): readonly Game[] {
  return uniqueBy([played, ...recent], gameKey).slice(0, RECENT_LIMIT)
}

/** Returns true if the game is among the favourites. */
export function isFavourite(favourites: readonly Game[], game: Game): boolean {
  return favourites.some((one) => gameKey(one) === gameKey(game))
}
