import { moneyToDecimal, parseMoney } from '@tiya/contract/amounts'
import { multiply } from '@tiya/contract/arithmetic'

/*
 * Odds are decimal odds as integers of hundredths: 214 is 2.14. Prices per 100 are odds too: 85 is 185. Money is an
 * integer of poisha.
 */

export type Side = 'back' | 'lay'

/** The lowest and the highest odds, 1.01 and 1000. */
const LEAST_ODDS = 101
const MOST_ODDS = 100_000

/** The smallest and the largest stake: ৳ 10 and ৳ 100,000. */
export const LEAST_STAKE = 10_00
export const MOST_STAKE = 100_000_00

/**
 * What a backer wins, and a layer pays, beyond the stake: stake × (odds − 1), rounded down to a poisha. Stakes are
 * whole taka, for which the product is a whole number of poisha.
 */
export const winnings = (stake: number, odds: number): number => multiply(stake, moneyToDecimal(odds - 100))

/** What a bet can lose, which is held while it is open. */
export const riskOf = (side: Side, stake: number, odds: number): number =>
  side === 'back' ? stake : winnings(stake, odds)

/** What a bet can win. */
export const gainOf = (side: Side, stake: number, odds: number): number =>
  side === 'back' ? winnings(stake, odds) : stake

/** Odds and, for a fancy, the run to reach. */
export interface Terms {
  odds: number
  line: number | null
}

/** Whether a market's price is what the player asked for, or better: for `Yes` a lower line, for `No` a higher one. */
export function isAsGood(side: Side, price: Terms, asked: Terms): boolean {
  const [better, worse] = side === 'back' ? [price, asked] : [asked, price]
  return better.odds >= worse.odds && Number(better.line) <= Number(worse.line)
}

/** Parses decimal odds such as `2.14`; undefined unless they have at most two decimals and are within the limits. */
export function parseOdds(text: string): number | undefined {
  const odds = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? parseMoney(text) : undefined
  return odds !== undefined && odds >= LEAST_ODDS && odds <= MOST_ODDS ? odds : undefined
}
