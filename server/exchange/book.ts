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
/** Minimum sum of the chances of all runners but the favourite. Backing all runners at 1.01 or more never wins. */
const LEAST_DOUBT = 0.0105
/** How far and how fast opinions move a price: share of the chance, period in ms. */
const OPINIONS = [
  [0.012, 2_500],
  [0.02, 17_000],
  [0.03, 95_000],
] as const
/** The size offered at a price changes once per period, at a different moment for each price. Milliseconds. */
const SIZE_PERIOD = 4_000

/**
 * Returns the chances as people see them at a time (milliseconds since the epoch): they sway around the true
 * chances, add up to 1 and are never quite 0 or 1.
 */
export function opinions(key: number, chances: readonly number[], time: number): readonly number[] {
  const least = LEAST_DOUBT / (chances.length - 1)
  const floor = chances.map((chance, runner) => {
    const sway = OPINIONS.reduce(
      (sum, [share, period], at) => sum + share * noise(hash(key, runner, at), time, period),
      0,
    )
    return Math.max(least, chance * Math.exp(sway))
  })
  const sum = floor.reduce((total, chance) => total + chance, 0)
  return floor.map((chance) => chance / sum)
}

/** Returns the offers on a runner whose chance is a share of 1: up to three prices per side, fewer near 1.01. */
export function bookOf(key: number, chance: number, time: number): Book {
  const best = ladderIndex(100 / chance)
  const gap = fraction(key, Math.floor(time / 9_000)) < 0.25 ? 2 : 1
  const offers = (side: number, step: number, first: number): Offer[] =>
    Array.from({ length: DEPTH }, (_, level) => level).flatMap((level) => {
      const price = LADDER[first + step * level]
      return price === undefined ? [] : [{ price, size: sizeAt(hash(key, side, level), level, time) }]
    })
  return { back: offers(0, -1, best), lay: offers(1, 1, best + gap) }
}

/** From ৳ 200 to ৳ 90,000; more at prices further from the best one. */
function sizeAt(key: number, level: number, time: number): number {
  const turn = Math.floor((time + fraction(key) * SIZE_PERIOD) / SIZE_PERIOD)
  return Math.round(200 * 150 ** fraction(key, turn) * (1 + level))
}
