import type { Game } from '../../contract/games.ts'

export type GameOrder = 'given' | 'name' | 'favourites'

/** What the list is narrowed by, kept with the history entry for whoever comes back from a game. */
export interface GamesView {
  /** The chosen system, empty for all. */
  readonly system: string
  readonly search: string
  readonly order: GameOrder
  /** How many tiles are drawn. */
  readonly drawn: number
  /** How far the page was scrolled, in px. */
  readonly y: number
}

/** Tiles that are drawn at first, and more each time that the end comes near. */
export const PAGE_OF_GAMES = 48

export const FIRST_VIEW: GamesView = { system: '', search: '', order: 'given', drawn: PAGE_OF_GAMES, y: 0 }

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
  const found = words === '' ? [...games] : games.filter(({ name }) => name.toLowerCase().includes(words))
  if (view.order === 'name') return found.sort((one, other) => one.name.localeCompare(other.name, 'en'))
  if (view.order === 'favourites') {
    const rank = (game: Game) => (favourites.includes(gameKey(game)) ? 0 : 1)
    return found.sort((one, other) => rank(one) - rank(other))
  }
  return found
}
