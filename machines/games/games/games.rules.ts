import type { Game } from '@tiya/contract/games'
import * as z from 'zod/mini'
import { typedName } from '../../common/input/typed.rules.ts'
import { place } from '../../common/lists/place.rules.ts'

/** The view of the list, stored in the history entry for when the player returns. */
export const gamesView = z.object({
  /** The selected system, empty for all. */
  system: z.string(),
  search: z.string(),
  order: z.enum(['given', 'name', 'favourites']),
  /** How many tiles are drawn. */
  drawn: z.number(),
  place: z.nullable(place),
})
export type GamesView = Readonly<z.output<typeof gamesView>>
export type GameOrder = GamesView['order']

/** How many tiles are drawn initially, and how many are added when the player nears the end. */
export const PAGE_OF_GAMES = 48

export const FIRST_VIEW: GamesView = {
  system: '',
  search: '',
  order: 'given',
  drawn: PAGE_OF_GAMES,
  place: null,
}

/** Games by system, `''` for all. */
export type KnownGames = Readonly<Record<string, readonly Game[]>>

/** Returns the games of a system, undefined until loaded. `system` may be any text from the address. */
export function gamesOf(known: KnownGames, system: string): readonly Game[] | undefined {
  return Object.hasOwn(known, system) ? known[system] : undefined
}

/** Which games are loaded. */
export interface GamesQuery {
  readonly type: string
  readonly systems: readonly string[]
}

interface Listed {
  readonly type: string
  readonly view: GamesView
  /** The systems of the type. */
  readonly systems: readonly string[]
}

/** Returns which games are loaded for a view: those of the selected system, else of all. */
export function queryOf({ type, view, systems }: Listed): GamesQuery {
  return { type, systems: view.system === '' ? systems : [view.system] }
}

/** Returns a game with something to call it by: without a name, its code. */
export function named(game: Game): Game {
  return game.name.trim() === '' ? { ...game, name: game.code } : game
}

/** Returns the key that identifies a game among all providers. */
export function gameKey({ platform, code }: Pick<Game, 'platform' | 'code'>): string {
  return `${platform}/${code}`
}

/** Returns the games that match the search, in the chosen order. `favourites` contains game keys. */
export function arrangeGames(
  games: readonly Game[],
  view: Pick<GamesView, 'search' | 'order'>,
  favourites: readonly string[],
): readonly Game[] {
  const words = typedName(view.search).toLowerCase()
  const found = games.filter(({ name }) => words === '' || typedName(name).toLowerCase().includes(words))
  if (view.order === 'name') return found.sort((one, other) => one.name.localeCompare(other.name, 'en'))
  if (view.order === 'favourites') {
    const rank = (game: Game) => (favourites.includes(gameKey(game)) ? 0 : 1)
    return found.sort((one, other) => rank(one) - rank(other))
  }
  return found
}
