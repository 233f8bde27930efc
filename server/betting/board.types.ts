import type { Side } from './odds.ts'

/** A price that can be taken now. */
export interface Price {
  /** Hundredths. */
  odds: number
  /** Taka on offer, for display: bets of play money do not use it up. */
  size: number
}

export interface BoardRunner {
  id: string
  name: string
  /** The prices that a bet on this side can take now, best first. */
  prices: Record<Side, readonly Price[]>
}

/** The current state of a market. */
export interface BoardMarket {
  id: string
  eventName: string
  marketName: string
  sport: string
  startsAt: Date
  inPlay: boolean
  suspended: boolean
  /** The id of the selection that won, or `void`; null until the market has ended. */
  result: string | null
  runners: readonly BoardRunner[]
}
