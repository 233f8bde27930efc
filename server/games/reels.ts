/*
 * The demo game: three reels of six symbols. Of 216 equally likely stops, three alike pay by symbol and the
 * first two alike pay 1.5 times the stake; 96.8 % of the stakes come back.
 */

/** Symbols by their place on the reels: kite, mango, lotus, hilsa, drum, parrot. */
const SYMBOLS = 6

/** In tenths of the stake: what three alike pay, by symbol, and what the first two alike do. */
export const PAYS = { threeAlike: [80, 100, 150, 250, 400, 660], firstTwoAlike: 15 }

/** Stakes that the game offers, in poisha: ৳ 10 to ৳ 500. */
export const STAKES = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000]

/** Spins: where each reel stops. `below(n)` gives an integer of 0…n−1. */
export function spin(below: (n: number) => number): number[] {
  return Array.from({ length: 3 }, () => below(SYMBOLS))
}

/** What stops pay for a stake, in poisha. */
export function winOf([first, second, third]: number[], stake: number): number {
  if (first === undefined || first !== second) return 0
  const tenths = second === third ? (PAYS.threeAlike[first] ?? 0) : PAYS.firstTwoAlike
  return (stake * tenths) / 10
}
