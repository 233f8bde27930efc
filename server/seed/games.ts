import type { Game } from '../../machines/contract/games.ts'
import { FIRST, namesOf } from './gameNames.ts'
import { type GameType, PLATFORMS, type Platform, slug, TYPES } from './platforms.ts'
import { MOTIFS, tileFile } from './tiles.ts'

/* The seeded games: the same names, codes and order at every start. */

const GAMES: Game[] = seed()

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

/** The games of a type by the given providers, interleaved so that no provider hides the others. */
export function gamesOf(type: string, systems: string[]): Game[] {
  const lists = systems.map((system) =>
    GAMES.filter((game) => game.type === type && game.platform === system),
  )
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

function seed(): Game[] {
  return (Object.keys(TYPES) as GameType[]).flatMap((type) => {
    const names = namesOf(type)
    return PLATFORMS.flatMap((platform) => seedOf(platform, type, names))
  })
}

function seedOf(platform: Platform, type: GameType, names: Iterator<string, string>): Game[] {
  return Array.from({ length: platform.games[type] ?? 0 }, (_, at) => {
    const name = (at === 0 && FIRST[`${platform.name} ${type}`]) || names.next().value
    const motifs = MOTIFS[type]
    return {
      code: `${slug(platform.name)}-${type.toLowerCase()}-${at + 1}`,
      name,
      platform: platform.name,
      type,
      // Shifted by provider, because lists show the first games of all providers side by side.
      image: tileFile(platform, motifs[(PLATFORMS.indexOf(platform) + at) % motifs.length] ?? 'star'),
    }
  })
}
