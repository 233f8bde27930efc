import { SPORTS } from '../exchange/fixtures.ts'
import type { ExchangeMarket, Overrides, Simulator } from '../exchange/simulator.ts'
import type { BoardMarket, Price } from './board.types.ts'
import { VOID } from './markets.ts'

/** The markets that can be bet on. */
export interface Board {
  /** Returns a market by its id, or undefined if the id is unknown. */
  market(id: string): BoardMarket | undefined
  /** The markets to choose from: those in play, then those that begin soon. */
  markets(): BoardMarket[]
}

/** Maximum number of upcoming markets to choose from. */
const MOST_UPCOMING = 12

/** Creates a board of the simulator's markets, with the operator's changes applied. */
export function createBoard(simulator: Simulator, overrides: () => Overrides): Board {
  const market = (id: string) => {
    const found = simulator.market(id, Date.now(), overrides())
    return found && boardMarket(found)
  }
  return {
    market,
    markets: () => {
      const now = Date.now()
      const events = SPORTS.flatMap((sport) => simulator.events(sport, now, overrides()))
      const inPlay = events.filter((event) => event.inPlay)
      const upcoming = events
        .filter(({ start }) => start > now)
        .sort((one, other) => one.start - other.start)
        .slice(0, MOST_UPCOMING)
      return [...inPlay, ...upcoming].flatMap(({ marketId }) => market(marketId) ?? [])
    },
  }
}

function boardMarket(market: ExchangeMarket): BoardMarket {
  return {
    id: market.marketId,
    eventName: market.name,
    marketName: 'Match Odds',
    sport: market.sport,
    startsAt: new Date(market.start),
    inPlay: market.inPlay,
    suspended: market.status === 'SUSPENDED',
    result: market.status === 'CLOSED' ? (market.winner ?? VOID) : null,
    runners: market.runners.map(({ selectionId, name, back, lay }) => ({
      id: selectionId,
      name,
      prices: { back: back.map(priceOf), lay: lay.map(priceOf) },
    })),
  }
}

const priceOf = ({ price, size }: { price: number; size: number }): Price => ({ odds: price, size })
