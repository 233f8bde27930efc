import type { BookmakerRunner } from '../../machines/contract/exchange.ts'
import { isBallRunning } from './cricket.ts'
import type { Moment } from './simulator.ts'

/** A bookmaker offers no price above this one. */
const MAX_PRICE = 700

/** Returns the bookmaker's rows for a match, one per runner; empty if it has no bookmaker or is over. */
export function bookmakerOf({ market, play, elapsed, chances }: Moment): BookmakerRunner[] {
  if (!market.hasBookmaker || market.status === 'CLOSED') return []
  return market.runners.map(({ name }, runner) => {
    // Profit on a stake of 100.
    const profit = Math.max(1, Math.floor(98 * (1 / (chances[runner] ?? 1) - 1)))
    const isOffered = profit <= MAX_PRICE
    return {
      runner: name,
      suspended: market.status === 'SUSPENDED',
      ball_running: isBallRunning(play, elapsed),
      backPrice: isOffered ? profit : null,
      layPrice: isOffered ? profit + 1 + Math.ceil(profit * 0.03) : null,
    }
  })
}
