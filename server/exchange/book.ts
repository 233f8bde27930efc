import { LADDER, ladderIndex } from './ladder.ts'
import { fraction, hash, noise } from './random.ts'

/** A price and how much money is offered at it. */
export interface Offer {
  /** Decimal odds in hundredths: 185 is 1.85. Always a price of the ladder. */
  readonly price: number
  /** Whole taka. */
  readonly size: number
}

export interface Book {
  /** Best, that is highest, first. */
  readonly back: readonly Offer[]
  /** Best, that is lowest, first; above every price to back. */
  readonly lay: readonly Offer[]
}

const DEPTH = 3
/** A runner with a lower chance can't win any more. */
export const LEAST_CHANCE = 1e-9
/**
 * How much worse than the chance a price is for the player, as a share of the chance. It sways between these, so prices
 * move between the events of a match, but never to the other side of the chance.
 */
const LEAST_MARGIN = 0.004
const MOST_MARGIN = 0.014
const MARGIN_PERIOD = 6_000
/** The size offered at a price changes once per period, at a different moment for each price. Milliseconds. */
const SIZE_PERIOD = 4_000

/**
 * Returns the offers on a runner whose chance is a share of 1: up to three prices per side. There are fewer near 1.01
 * and 1000, and none on a runner that can't win.
 */
export function bookOf(key: number, chance: number, time: number): Book {
  if (chance < LEAST_CHANCE) return { back: [], lay: [] }
  const margin = (side: number) =>
    LEAST_MARGIN + ((MOST_MARGIN - LEAST_MARGIN) * (noise(hash(key, side), time, MARGIN_PERIOD) + 1)) / 2
  const offers = (side: number, step: number, first: number): Offer[] =>
    Array.from({ length: DEPTH }, (_, level) => level).flatMap((level) => {
      const price = LADDER[first + step * level]
      return price === undefined ? [] : [{ price, size: sizeAt(hash(key, side, level), level, time) }]
    })
  const [below, above] = [100 / (chance * (1 + margin(0))), 100 / (chance * (1 - margin(1)))]
  return { back: offers(0, -1, ladderIndex(below)), lay: offers(1, 1, ladderIndex(above) + 1) }
}

/** From ৳ 200 to ৳ 90,000; more at prices further from the best one. */
function sizeAt(key: number, level: number, time: number): number {
  const turn = Math.floor((time + fraction(key) * SIZE_PERIOD) / SIZE_PERIOD)
  return Math.round(200 * 150 ** fraction(key, turn) * (1 + level))
}
