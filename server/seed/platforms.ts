/** The game types of the API, with the names that the site shows. */
export const TYPES = {
  SPORTS: 'Sports',
  LIVE: 'Casino',
  SLOT: 'Slot',
  TABLE: 'Table',
  BINGO: 'Poker',
  EGAME: 'Crash',
  FH: 'Fishing',
  ARCADE: 'Arcade',
  LOTTO: 'Lottery',
} as const

export type GameType = keyof typeof TYPES

export interface Platform {
  name: string
  /** Two hues in degrees, for the gradient of its icon. */
  hues: [number, number]
  /** The number of its games of each type. */
  games: Partial<Record<GameType, number>>
}

/** Fictitious providers. The home screen lists those of SPORTS by these names. */
export const PLATFORMS: Platform[] = [
  { name: 'Boishakh', hues: [172, 196], games: { SLOT: 22, ARCADE: 8 } },
  { name: 'Meghna', hues: [18, 345], games: { SLOT: 22, EGAME: 6, BINGO: 6 } },
  { name: 'Sundar', hues: [226, 250], games: { SLOT: 20, ARCADE: 8, EGAME: 6 } },
  { name: 'Orbit', hues: [84, 132], games: { SLOT: 18, EGAME: 10, ARCADE: 8 } },
  { name: 'Padma Fish', hues: [194, 216], games: { FH: 12 } },
  { name: 'Tableau', hues: [322, 282], games: { TABLE: 14, LIVE: 8, BINGO: 6 } },
  { name: 'Kanchan', hues: [44, 20], games: { SLOT: 18, TABLE: 8 } },
  { name: 'Jamuna Live', hues: [350, 316], games: { LIVE: 16, TABLE: 8 } },
  { name: 'Shapla', hues: [300, 332], games: { SLOT: 14, LOTTO: 8 } },
  { name: 'Rupsha', hues: [180, 228], games: { FH: 10, ARCADE: 8 } },
  { name: 'Tista', hues: [262, 224], games: { BINGO: 10, LIVE: 8 } },
  { name: 'Nilgiri', hues: [146, 182], games: { LOTTO: 10, EGAME: 6 } },
  { name: 'Doyel', hues: [210, 176], games: { SLOT: 14, BINGO: 6, LOTTO: 6 } },
  { name: 'Kuakata', hues: [30, 196], games: { FH: 8, SLOT: 12 } },
  { name: 'Lucky Sports', hues: [140, 168], games: { SPORTS: 5 } },
  { name: 'I-Sports', hues: [206, 232], games: { SPORTS: 4 } },
  { name: 'E1Sports', hues: [276, 252], games: { SPORTS: 4 } },
  { name: 'Horsebook', hues: [28, 8], games: { SPORTS: 4 } },
  { name: 'Virtual', hues: [318, 288], games: { SPORTS: 4 } },
  { name: 'Kabaddi', hues: [8, 340], games: { SPORTS: 3 } },
  { name: 'CMD Sports', hues: [188, 208], games: { SPORTS: 4 } },
]

/** A provider's name in a URL: `Padma Fish` → `padma-fish`. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
