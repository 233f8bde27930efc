import * as z from 'zod/mini'
import type { Game } from '../../contract/games.ts'

/** What the list is narrowed by, kept with the history entry for a player who comes back from a game. */
export const gamesView = z.object({
  /** The chosen system, empty for all. */
  system: z.string(),
  search: z.string(),
  order: z.enum(['given', 'name', 'favourites']),
  /** How many tiles are drawn. */
  drawn: z.number(),
  /** How far the page was scrolled, in px. */
  y: z.number(),
})
export type GamesView = Readonly<z.output<typeof gamesView>>
export type GameOrder = GamesView['order']

/** Tiles that are drawn at first, and more each time that the end comes near. */
export const PAGE_OF_GAMES = 48

export const FIRST_VIEW: GamesView = { system: '', search: '', order: 'given', drawn: PAGE_OF_GAMES, y: 0 }

/** Games by system, `''` for all. */
export type KnownGames = Readonly<Record<string, readonly Game[]>>

/** Returns the games of a system, undefined until they are loaded. The address may name any system. */
export function gamesOf(known: KnownGames, system: string): readonly Game[] | undefined {
  return Object.hasOwn(known, system) ? known[system] : undefined
}

/** The identity of a game among all providers'. */
export function gameKey({ platform, code }: Pick<Game, 'platform' | 'code'>): string {
  return `${platform}/${code}`
}

/** The games that fit search and order; `favourites` holds keys of games. */
export function arrangeGames(
  games: readonly Game[],
  view: Pick<GamesView, 'search' | 'order'>,
  favourites: readonly string[],
): readonly Game[] {
  const words = view.search.trim().toLowerCase()
  const found = games.filter(({ name }) => name.toLowerCase().includes(words))
  if (view.order === 'name') return found.sort((one, other) => one.name.localeCompare(other.name, 'en'))
  if (view.order === 'favourites') {
    const rank = (game: Game) => (favourites.includes(gameKey(game)) ? 0 : 1)
    return found.sort((one, other) => rank(one) - rank(other))
  }
  return found
}
