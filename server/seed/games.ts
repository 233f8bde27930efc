import type { Game } from '@tiya/contract/games'
import { motifsOf } from './art/titles.ts'
import { FIRST, namesOf } from './gameNames.ts'
import { type GameType, PLATFORMS, type Platform, slug, TYPES } from './platforms.ts'

/* The seeded games: the same names, codes and order at every start. */

/** The columns of the site's lists on a phone. */
const COLUMNS = 3

type SeededGame = Game & { image: string }

export const GAMES: readonly SeededGame[] = seed()

/** The file name of a provider's icon under `/storage`. */
export function iconFile(platform: Platform): string {
  return `provider-${slug(platform.name)}.svg`
}

/** The game that a launch names; undefined if no provider has it. */
export function findGame(launched: { code: string; platform: string; type: string }): Game | undefined {
  return GAMES.find(
    ({ code, platform, type }) =>
      code === launched.code && platform === launched.platform && type === launched.type,
  )
}

/** The game with a code; codes are unique. */
export function gameByCode(code: string): Game | undefined {
  return GAMES.find((game) => game.code === code)
}

/** The names of the providers that have games of a type. */
export function systemsOf(type: string): string[] {
  return PLATFORMS.filter((platform) => type in platform.games).map(({ name }) => name)
}

/**
 * The games of a type by the given providers, interleaved so that no provider hides the others, and with different
 * subjects side by side in three columns.
 */
export function gamesOf(type: string, systems: string[]): Game[] {
  const lists = systems.map((system) =>
    GAMES.filter((game) => game.type === type && game.platform === system),
  )
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return apart(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat())
}

function apart(games: readonly Game[]): Game[] {
  const left = [...games]
  const placed: Game[] = []
  const subjectAt = (at: number) => motifsOf(placed.at(at)?.name ?? '').subject
  while (left.length > 0) {
    const beside = [subjectAt(-1), subjectAt(-COLUMNS)]
    const next = left.findIndex(({ name }) => !beside.includes(motifsOf(name).subject))
    placed.push(...left.splice(Math.max(next, 0), 1))
  }
  return placed
}

function seed(): SeededGame[] {
  return (Object.keys(TYPES) as GameType[]).flatMap((type) => {
    const names = namesOf(type)
    return PLATFORMS.flatMap((platform) => seedOf(platform, type, names))
  })
}

function seedOf(platform: Platform, type: GameType, names: Iterator<string, string>): SeededGame[] {
  return Array.from({ length: platform.games[type] ?? 0 }, (_, at) => {
    const name = (at === 0 && FIRST[`${platform.name} ${type}`]) || names.next().value
    const code = `${slug(platform.name)}-${type.toLowerCase()}-${at + 1}`
    return { code, name, platform: platform.name, type, image: `game-${code}.svg` }
  })
}
