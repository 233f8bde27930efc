import type { GameType } from './platforms.ts'

/** The first game of some providers, by provider and type: the games that visitors see first. */
export const FIRST: Partial<Record<string, string>> = {
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

/** Yields every pair of a type's words once, in an order that mixes both, then again with a number appended. */
export function* namesOf(type: GameType): Generator<string, string> {
  const [first, second] = WORDS[type]
  const used = new Set(Object.values(FIRST))
  for (let round = 1; ; round++) {
    for (let shift = 0; shift < second.length; shift++) {
      for (const [at, word] of first.entries()) {
        const name = `${word} ${second[(at + shift) % second.length]}`
        if (!used.has(name)) yield round === 1 ? name : `${name} ${round}`
      }
    }
  }
}

/** Two word lists per type; a name is one word from each. */
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
