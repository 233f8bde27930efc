import type { Kind } from './kinds.ts'
import type { Side } from './odds.ts'

/** A price that can be taken now. */
export interface Price {
  /** Hundredths. */
  odds: number
  /** The run that a fancy has to reach; null for other kinds. */
  line: number | null
  /** Taka on offer, for display: bets of play money do not use it up. Null for kinds that name no size. */
  size: number | null
}

/** A row of prices: a runner with the odds of a kind, or a fancy. */
export interface BoardRunner {
  id: string
  kind: Kind
  name: string
  /** The prices that a bet on this side can take now, best first. */
  prices: Record<Side, readonly Price[]>
  /** Why the row takes no bets, although its market does. */
  closed: 'Suspended' | 'Ball running' | null
}

/** The current state of a market: of what one result decides. */
export interface BoardMarket {
  id: string
  /** The id of the market of its match, which is this one for match odds: what suspends or ends that, ends this. */
  matchId: string
  eventName: string
  marketName: string
  sport: string
  startsAt: Date
  inPlay: boolean
  suspended: boolean
  /** The id of the runner that won, the count that decides fancies, or `void`; null until the market has ended. */
  result: string | null
  runners: readonly BoardRunner[]
}
