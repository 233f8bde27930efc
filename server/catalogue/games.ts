import type { Game } from '../../machines/contract/games.ts'
import { artFile, MOTIFS } from './art.ts'
import { type GameType, PLATFORMS, type Platform, slug, TYPES } from './platforms.ts'

/* The seeded games: the same names, codes and order at every start. */

/** Two lists of words a type: every pair of them is a name. */
const WORDS: Record<GameType, [string[], string[]]> = {
  SPORTS: [
    ['Cricket', 'Football', 'Tennis', 'Racing', 'Kabaddi', 'Hockey', 'Badminton', 'Volleyball'],
    ['Corner', 'League', 'Arena', 'Live', 'Cup'],
  ],
  LIVE: [
    ['Dhaka', 'Royal', 'Emerald', 'Velvet', 'Golden', 'Moonlit', 'Sonargaon', 'Grand'],
    ['Baccarat', 'Roulette', 'Dragon Tiger', 'Teen Patti', 'Andar Bahar', 'Sic Bo', 'Wheel'],
  ],
  SLOT: [
    [
      'Lucky',
      'Sugar',
      'River',
      'Monsoon',
      'Tiger',
      'Mango',
      'Lotus',
      'Golden',
      'Emerald',
      'Moon',
      'Rickshaw',
      'Jasmine',
      'Copper',
      'Thunder',
      'Honey',
      'Silver',
      'Saffron',
      'Winter',
    ],
    [
      'Kites',
      'Reels',
      'Gold',
      '7s',
      'Trail',
      'Fortune',
      'Jewels',
      'Bazaar',
      'Drums',
      'Lanterns',
      'Parade',
      'Treasure',
    ],
  ],
  TABLE: [
    ['Dhaka', 'Classic', 'Royal', 'Bengal', 'Lantern', 'Old Town', 'River', 'Gulshan'],
    ['Blackjack', 'Roulette', 'Baccarat', 'Hi-Lo', 'Sic Bo'],
  ],
  BINGO: [
    ['Three-Card', 'Bengal', 'Royal', 'Lotus', 'Midnight', 'Rajshahi', 'Turbo'],
    ['Poker', 'Rummy', 'Teen Patti', "Hold'em", 'Bingo'],
  ],
  EGAME: [
    ['Rocket', 'Comet', 'Sky', 'Turbo', 'Paper', 'Neon', 'Storm'],
    ['Rani', 'Kite', 'Dash', 'Plane', 'Rush'],
  ],
  FH: [
    ['Hilsa', 'Padma', 'Coral', 'Deep Sea', 'Sundarban', 'Pearl', 'Lagoon'],
    ['Hunt', 'Catch', 'King', 'Reef', 'Nets'],
  ],
  ARCADE: [
    ['Neon', 'Bouncy', 'Pixel', 'Lucky', 'Jungle', 'Mela', 'Carrom'],
    ['Wheel', 'Plinko', 'Mines', 'Dice', 'Tower'],
  ],
  LOTTO: [
    ['Daily', 'Golden', 'Shapla', 'Evening', 'Express', 'Five-Star'],
    ['Draw', 'Keno', 'Numbers', 'Lotto', 'Pick 3'],
  ],
}

/** Games that everybody sees first: they head their provider's list. */
const FIRST: Partial<Record<string, string>> = {
  'Boishakh SLOT': 'Lucky Kites',
  'Meghna SLOT': 'Sugar Reels',
  'Orbit EGAME': 'Rocket Rani',
  'Padma Fish FH': 'Hilsa Hunt',
  'Tableau TABLE': 'Dhaka Blackjack',
  'Orbit ARCADE': 'Neon Wheel',
  'Kanchan SLOT': 'River Gold',
  'Doyel SLOT': 'Monsoon 7s',
  'Sundar SLOT': 'Tiger Trail',
}

const GAMES: Game[] = seed()

/** The game that a launch names, undefined where no provider has it. */
export function findGame(wanted: { code: string; platform: string; type: string }): Game | undefined {
  return GAMES.find(
    ({ code, platform, type }) =>
      code === wanted.code && platform === wanted.platform && type === wanted.type,
  )
}

/** The game of a code, which none other has. */
export function gameByCode(code: string): Game | undefined {
  return GAMES.find((game) => game.code === code)
}

/** Names of the providers that have games of a type. */
export function systemsOf(type: string): string[] {
  return PLATFORMS.filter((platform) => type in platform.games).map(({ name }) => name)
}

/** Games of a type by any of some providers: one of each provider in turn, so that none hides the others. */
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
      // Dealt by provider as well: the first games of all providers stand side by side.
      image: artFile(platform, motifs[(PLATFORMS.indexOf(platform) + at) % motifs.length] ?? 'star'),
    }
  })
}

/** Every pair of a type's words once, in an order that mixes both; past the last, numbered. */
function* namesOf(type: GameType): Generator<string, string> {
  const [first, second] = WORDS[type]
  const taken = new Set(Object.values(FIRST))
  for (let round = 1; ; round++) {
    for (let shift = 0; shift < second.length; shift++) {
      for (const [at, word] of first.entries()) {
        const name = `${word} ${second[(at + shift) % second.length]}`
        if (!taken.has(name)) yield round === 1 ? name : `${name} ${round}`
      }
    }
  }
}
