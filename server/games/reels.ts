/*
 * The demo game: three reels of six symbols, with 216 equally likely results. Three equal symbols pay by symbol; two
 * equal symbols on the first two reels pay 1.5 times the stake. On average, 96.8 % of the stakes are paid back.
 */

/** The symbols in the order of the reels are kite, mango, lotus, hilsa, drum and parrot. */
const SYMBOLS = 6

/**
 * What three equal symbols pay, by symbol, and what equal symbols on the first two reels pay, in tenths of the stake.
 */
export const PAYS = { threeAlike: [80, 100, 150, 250, 400, 660], firstTwoAlike: 15 }

/** The stakes that the game offers, in poisha: ৳ 10 to ৳ 500. */
export const STAKES = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000]

/** Spins the reels and returns where each stops. `below(n)` returns a random integer from 0 to n−1. */
export function spin(below: (n: number) => number): number[] {
  return Array.from({ length: 3 }, () => below(SYMBOLS))
}

/** What a result pays for a stake, in poisha. */
export function winOf([first, second, third]: number[], stake: number): number {
  if (first === undefined || first !== second) return 0
  const tenths = second === third ? (PAYS.threeAlike[first] ?? 0) : PAYS.firstTwoAlike
  return (stake * tenths) / 10
}
