import type { ExchangeBet } from '#server/betting/bets.ts'
import type { Kind } from '#server/betting/kinds.ts'
import type { Side, Terms } from '#server/betting/odds.ts'

/** What a bet requests: poisha, odds in hundredths, and the run of a fancy. */
export interface Order extends Terms {
  readonly kind: Kind
  readonly side: Side
  readonly stake: number
}

export interface ModelBet extends Order {
  readonly status: ExchangeBet['status']
  readonly matched: Terms | null
  readonly held: number
  readonly net: number
  /** How many turnovers the player had when the bet was placed. */
  readonly turnovers: number
  /** Whether its result has counted towards them. */
  readonly isCounted: boolean
}

/** What one result decides. */
export type MarketName = 'match' | 'fancy'

/** A player's markets and the bets on them. */
export interface ExchangeModel {
  readonly prices: 'first' | 'better' | 'running'
  readonly suspended: Readonly<Record<MarketName, boolean>>
  readonly results: Readonly<Record<MarketName, string | null>>
  readonly exposure: number
  readonly bets: Readonly<Record<string, ModelBet>>
}
