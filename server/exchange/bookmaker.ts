import type { BookmakerRunner } from '@tiya/contract/exchange'
import { isBallRunning } from './cricket.ts'
import { hash, noise } from './random.ts'
import type { Moment } from './simulator.ts'

/** A bookmaker offers no price above this one. */
const MAX_PRICE = 700
/** How much worse than fair its prices are for the player. It sways between these, so prices move between balls. */
const LEAST_MARGIN = 0.015
const MOST_MARGIN = 0.035
const MARGIN_PERIOD = 7_000
/** Keeps its noise apart from that of the match odds. */
const CODE = 7

/** Returns the bookmaker's rows for a match, one per runner; empty if it has no bookmaker or is over. */
export function bookmakerOf({
  market,
  fixture,
  play,
  elapsed,
  chances,
  priceTime,
}: Moment): BookmakerRunner[] {
  if (!market.hasBookmaker || market.status === 'CLOSED') return []
  return market.runners.map(({ name }, runner) => {
    // Profit on a stake of 100 that would be fair.
    const fair = 100 * (1 / (chances[runner] ?? 1) - 1)
    const sway = (noise(hash(fixture.key, runner, CODE), priceTime, MARGIN_PERIOD) + 1) / 2
    const margin = LEAST_MARGIN + (MOST_MARGIN - LEAST_MARGIN) * sway
    const profit = Math.floor(fair * (1 - margin))
    const isOffered = profit >= 1 && profit <= MAX_PRICE
    return {
      runner: name,
      suspended: market.status === 'SUSPENDED',
      ball_running: isBallRunning(play, elapsed),
      backPrice: isOffered ? profit : null,
      layPrice: isOffered ? Math.ceil(fair * (1 + margin)) : null,
    }
  })
}
